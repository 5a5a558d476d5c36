/// What mockgen remembers between runs, in a folder of its own inside the package's build folder. Nothing of it is needed: what is
/// not there, cannot be read or cannot be written is found out again.
struct BuildFolder: Sendable {
    let path: String

    init(ofPackageAt root: String) { path = "\(root)/.build/mockgen" }

    /// What was remembered under a name, if it was under the same key.
    func recall(_ name: String, key: String) -> ArraySlice<UInt8>? {
        guard let bytes = try? Disk.read("\(path)/\(name)"), bytes.starts(with: "\(key)\n".utf8) else { return nil }
        return bytes.dropFirst(key.utf8.count + 1)
    }

    func remember(_ bytes: some Sequence<UInt8>, as name: String, key: String) {
        let file = "\(path)/\(name)"
        // Another run may read it at any moment.
        let draft = "\(file).new"
        do throws(Disk.Failure) {
            _ = try Disk.makeFolder(file.parentFolder)
            try Disk.write(Array("\(key)\n".utf8) + bytes, to: draft)
            try Disk.rename(draft, to: file)
        } catch {
            Disk.remove(draft)
        }
    }
}
