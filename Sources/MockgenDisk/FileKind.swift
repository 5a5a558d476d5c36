#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Disk {
    /// The kind of a file. mockgen reads and writes only plain files.
    package enum Kind: Hashable {
        case file, folder
        case link(to: String)
        /// Another kind, such as a device.
        case other(String)

        init(_ status: stat) {
            switch status.st_mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFIFO: self = .other("a FIFO")
            case S_IFSOCK: self = .other("a socket")
            default: self = .other("a device")
            }
        }

        /// The words for a message. Nil for a plain file.
        var name: String? {
            switch self {
            case .file: nil
            case .folder: "a folder"
            case .link(let target): "a link to '\(target)'"
            case .other(let name): name
            }
        }
    }

    /// Returns the kind of a file, without following a link, or nil if there is none.
    package static func kind(of path: String) -> Kind? {
        if let target = link(at: path) { return .link(to: target) }
        var status = stat()
        return lstat(path, &status) == 0 ? Kind(status) : nil
    }

    private static func link(at path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(path, &buffer, Int(PATH_MAX)) > 0 else { return nil }
        return buffer.withUnsafeBufferPointer { characters in characters.baseAddress.map { String(cString: $0) } }
    }
}
