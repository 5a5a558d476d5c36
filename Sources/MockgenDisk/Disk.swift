#if canImport(Darwin)
    import Darwin
    import MachO
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file system. mockgen does not use Foundation for it, because loading Foundation takes longer than a run.
package enum Disk {
    package struct Failure: Error {
        package let path: String
        let code: Int32
        /// The problem with a file that the system can read, for example that it is a device.
        var defect: String?

        /// The reason, such as `permission denied`.
        package var reason: String { defect ?? String(cString: strerror(code)).loweredFirst }
        package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        var help: String {
            switch code {
            case EACCES, EPERM: "check the permissions of the file and its folder"
            case ENOSPC, EDQUOT, EFBIG: "make room on the disk, or raise the limit on the size of files"
            case EROFS: "choose a place on a disk that can be written"
            case ENOTDIR: "choose another path, or move the file that is in place of a folder"
            case EISDIR: "choose another path, or move the folder that is in place of the file"
            default: "check the path"
            }
        }
    }

    package static var currentFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "." }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// - Parameter limit: in bytes.
    package static func read(_ path: String, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a FIFO waits for a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(path: path, code: errno) }
        switch Kind(status) {
        case .file:
            guard status.st_size <= limit else { throw Failure(path: path, code: EINVAL, defect: "it has more than \(limit >> 20) MiB") }
            return try readAll(file, path: path, expecting: Int(status.st_size))
        case .folder, .link: throw Failure(path: path, code: EISDIR)
        case .other(let name): throw Failure(path: path, code: EINVAL, defect: "it is \(name)")
        }
    }

    /// The first bytes of a file; none if it is not readable.
    static func start(of path: String, count: Int) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return [] }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in read = max(0, systemRead(file, buffer.baseAddress, count)) }
    }

    package static func readStandardInput() throws(Failure) -> [UInt8] {
        try readAll(STDIN_FILENO, path: "standard input", expecting: 65536)
    }

    static func readAll(_ file: Int32, path: String, expecting size: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        // Ask for one byte more, so that one read is enough to find the end.
        var room = size + 1
        var code: Int32 = 0
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                var got = systemRead(file, buffer.baseAddress, room)
                while got < 0, errno == EINTR { got = systemRead(file, buffer.baseAddress, room) }
                code = got < 0 ? errno : 0
                count = max(got, 0)
            }
            guard code == 0 else { throw Failure(path: path, code: code) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            room = max(room - chunk.count, 65536)
        }
    }

    /// Whether a text contains a word. A loop over the bytes is slow in a debug build.
    package static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
        (bytes + [0]).withUnsafeBytes { buffer in
            buffer.assumingMemoryBound(to: CChar.self).baseAddress.map { strstr($0, word) != nil } ?? false
        }
    }

    package static var environment: [String] {
        Array(
            sequence(state: environ) { next in
                defer { next += 1 }
                return next.pointee.map { String(cString: $0) }
            })
    }

    package static func programOnSearchPath(_ name: String) -> String? {
        let folders = environment.first { $0.hasPrefix("PATH=") }?.dropFirst("PATH=".count).split(separator: ":") ?? []
        return folders.map { name.inFolder(String($0)) }.first { access($0, X_OK) == 0 }
    }

    /// The build of mockgen: the path of its program, its size, and its modification time.
    package static var ownProgram: String {
        let path = ownPath
        return "\(path) \(state(of: path))"
    }

    package static var ownPath: String {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX) + 1
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
            let path = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return realPath(path) ?? path
        #else
            return realPath("/proc/self/exe") ?? CommandLine.arguments[0]
        #endif
    }

    /// Returns the properties of a file that a write changes: its size and its modification time.
    package static func state(of path: String) -> String {
        status(of: path).map { "\($0.size) \($0.modified)" } ?? "missing"
    }

    /// The time of the last modification is in nanoseconds.
    package typealias Status = (isFolder: Bool, permissions: UInt32, size: Int, modified: Int)
    static let second = 1_000_000_000

    /// The time of the system, as in `Status`.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * second + Int(time.tv_nsec)
    }

    package static func status(of path: String) -> Status? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let modified = Int(time.tv_sec) * second + Int(time.tv_nsec)
        return (status.st_mode & S_IFMT == S_IFDIR, UInt32(status.st_mode), Int(status.st_size), modified)
    }

    /// Throws if no file can have this path, for example because a name is too long.
    static func checkName(of path: String) throws(Failure) {
        guard access(path, F_OK) == 0 || errno == ENOENT else { throw Failure(path: path, code: errno) }
    }

    package static func exists(_ path: String) -> Bool { status(of: path) != nil }

    package static func isFolder(_ path: String) -> Bool { status(of: path)?.isFolder ?? false }

    package static func realPath(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// Returns the real path of the nearest folder on a path that exists.
    package static func realPathOfExisting(_ path: String) -> String {
        var path = path
        while !path.isEmpty {
            if let real = realPath(path) { return real }
            path = path.parentFolder
        }
        return "/"
    }

    /// Whether the file is writable. A file without write permissions is not writable for the superuser either.
    package static func isWritable(_ path: String) -> Bool {
        (status(of: path)?.permissions ?? 0) & 0o222 != 0 && access(path, W_OK) == 0
    }

    package static func contents(of path: String) throws(Failure) -> [String] { try entries(of: path).map(\.name).sorted() }

    /// Returns the names in a folder in any order, each with whether it is a folder or a link to one.
    package static func entries(of path: String) throws(Failure) -> [(name: String, isFolder: Bool)] {
        guard let folder = opendir(path) else { throw Failure(path: path, code: errno) }
        defer { closedir(folder) }
        return entries(in: folder, at: path) { _ in true }.map { ($0.name, $0.isFolder) }
    }

    static func entries(
        in folder: OpenedFolder, at path: String, where isRelevant: (String) -> Bool
    ) -> [(name: String, isFolder: Bool, isLink: Bool)] {
        var entries: [(name: String, isFolder: Bool, isLink: Bool)] = []
        while let entry = readdir(folder) {
            // Swift sees a tuple of 1,024 characters on a Mac, and a generic function would be compiled for seconds.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                bytes.baseAddress.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
            }
            guard name != ".", name != "..", isRelevant(name) else { continue }
            // A link can lead to a folder, and some file systems do not report the kind of an entry.
            let kind = Int(entry.pointee.d_type)
            let isKnown = kind != Int(DT_LNK) && kind != Int(DT_UNKNOWN)
            entries.append((name, isKnown ? kind == Int(DT_DIR) : isFolder("\(path)/\(name)"), !isKnown))
        }
        return entries
    }

    #if canImport(Darwin)
        typealias OpenedFolder = UnsafeMutablePointer<DIR>
    #else
        typealias OpenedFolder = OpaquePointer
    #endif

    /// Creates a folder and its parents. Returns the folders that did not exist, outermost first.
    package static func makeFolder(_ path: String) throws(Failure) -> [String] {
        guard !path.isEmpty, !isFolder(path) else { return [] }
        let around = try makeFolder(path.parentFolder)
        if mkdir(path, 0o777) == 0 { return around + [path] }
        guard errno == EEXIST else {
            let failure = Failure(path: path, code: errno)
            around.reversed().forEach(removeFolder)
            throw failure
        }
        return around
    }

    package static func remove(_ path: String) { unlink(path) }

    package static func removeFolder(_ path: String) { rmdir(path) }

    /// Removes a folder with everything in it. Removes links instead of following them.
    package static func removeTree(_ path: String) {
        guard kind(of: path) == .folder else { return remove(path) }
        for name in (try? contents(of: path)) ?? [] { removeTree("\(path)/\(name)") }
        removeFolder(path)
    }

    package static func rename(_ from: String, to target: String) throws(Failure) {
        guard systemRename(from, target) == 0 else { throw Failure(path: target, code: errno) }
    }

    /// Creates or replaces a file. Replaces a link instead of following it.
    package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(Failure) {
        remove(path)
        try NewFile(path).write(bytes)
    }
}

// Inside `Disk`, the plain names are its own functions.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }
private func systemRename(_ from: String, _ target: String) -> Int32 { rename(from, target) }

extension String {
    fileprivate var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
