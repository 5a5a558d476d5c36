package import MockgenModel

/// Files that the user has named on the command line or in a build input.
extension Disk {
    package static func readNamed(
        _ path: String, limit: Int = 256 << 20, or problem: (Failure) -> Diagnostic
    ) throws(Diagnostics) -> [UInt8] {
        do throws(Failure) { return try read(path, limit: limit) } catch { throw Diagnostics([problem(error)]) }
    }

    package static func writeNamed(_ bytes: some Sequence<UInt8>, to path: String) throws(Diagnostics) {
        do throws(Failure) {
            _ = try makeFolder(path.parentFolder)
            try write(bytes, to: path)
        } catch {
            throw Diagnostics([.cannotWrite(path, error)])
        }
    }

    /// Writes the file, unless one exists that is not empty and does not begin with the marker.
    /// - Parameter option: the option that names the file.
    package static func writeNamed(
        _ bytes: some Sequence<UInt8>, to path: String, over marker: String, option: String
    ) throws(Diagnostics) {
        let remedy = "give '\(option)' another path"
        if let kind = path.hasSuffix("/") ? .folder : kind(of: path) {
            if let name = kind.name { throw Diagnostics([.notPlain(path, name, remedy: remedy)]) }
            let start = start(of: path, count: marker.utf8.count)
            guard start.elementsEqual(marker.utf8) || start.isEmpty && (try? read(path)) != nil else {
                throw Diagnostics([.notOurs(path, remedy: remedy)])
            }
        }
        try writeNamed(bytes, to: path)
    }
}
