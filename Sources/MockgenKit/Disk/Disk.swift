#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file system, as the few calls that mockgen needs. Foundation's would take longer to load than a run takes.
enum Disk {
    struct Failure: Error {
        let path: String
        let code: Int32

        /// `permission denied`
        var reason: String { String(cString: strerror(code)).loweredFirst }
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        /// What to do about it.
        var help: String {
            switch code {
            case EACCES, EPERM: "check the permissions of the file and its folder"
            case ENOSPC, EDQUOT, EFBIG: "make room on the disk, or raise the limit that stands in the way"
            case EROFS: "choose a place on a disk that can be written"
            case ENOTDIR: "choose another place, or move away the file that stands where a folder should be"
            case EISDIR: "choose another place, or move away the folder that stands where the file should be"
            default: "check the path"
            }
        }
    }

    static var currentFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "." }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(path: path, code: errno) }
        guard !isFolder(status) else { throw Failure(path: path, code: EISDIR) }
        return try readAll(file, path: path, expecting: Int(status.st_size))
    }

    /// Whether a file that can be read begins with these bytes; no more of it is read.
    static func begins(_ path: String, with bytes: some Collection<UInt8>) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var start = [UInt8](repeating: 0, count: bytes.count)
        return systemRead(file, &start, start.count) == bytes.count && start.elementsEqual(bytes)
    }

    static func readStandardInput() throws(Failure) -> [UInt8] {
        try readAll(STDIN_FILENO, path: "standard input", expecting: 65536)
    }

    static func readAll(_ file: Int32, path: String, expecting size: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        // One more than expected: a read that fills the room would need another to see the end.
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

    /// Whether bytes are those of a text. Element by element, a debug build would take as long for it as for reading the file.
    static func equal(_ bytes: [UInt8], _ text: String) -> Bool {
        var text = text
        return text.withUTF8 { other in
            bytes.withUnsafeBytes { own in
                guard own.count == other.count, let left = own.baseAddress, let right = other.baseAddress else {
                    return own.isEmpty && other.isEmpty
                }
                return memcmp(left, right, own.count) == 0
            }
        }
    }

    /// The first place of a byte. Element by element, a debug build would take long to look through a large file.
    static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            return memchr(base + start, Int32(byte), buffer.count - start).map { UnsafeRawPointer($0) - base }
        }
    }

    /// Whether a text contains a word. Element by element, a debug build would take long to look through it.
    static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
        (bytes + [0]).withUnsafeBytes { buffer in
            buffer.assumingMemoryBound(to: CChar.self).baseAddress.map { strstr($0, word) != nil } ?? false
        }
    }

    /// The environment variables, as `NAME=value`.
    static var environment: [String] {
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            variables.append(String(cString: variable))
            next += 1
        }
        return variables
    }

    /// Which build of mockgen this is: where its program is, how long, and when it was made.
    static var ownProgram: String {
        let path = ownPath
        return "\(path) \(state(of: path))"
    }

    static var ownPath: String {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX) + 1
            var buffer = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : CommandLine.arguments[0]
        #else
            return realPath("/proc/self/exe") ?? CommandLine.arguments[0]
        #endif
    }

    /// What changes about a file when it is written: how long it is, and when that was.
    static func state(of path: String) -> String {
        status(of: path).map { "\($0.size) \($0.seconds) \($0.nanoseconds)" } ?? "missing"
    }

    /// The size of a file or folder, and the time when it was last written.
    static func status(of path: String) -> (isFolder: Bool, size: Int, seconds: Int, nanoseconds: Int)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return (isFolder(status), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec))
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && isFolder(status)
    }

    private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

    /// The path with its links followed, or nil if nothing is there.
    static func realPath(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// Where a file that is written there ends up: behind the last of the links, even if nothing is there yet.
    static func followingLinks(_ path: String) -> String {
        var path = path
        // A chain this long leads in a circle, which reading the file reports.
        for _ in 0..<40 {
            guard let target = link(at: path) else { return path }
            path = target.inFolder(path.parentFolder)
        }
        return path
    }

    private static func link(at path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(path, &buffer, Int(PATH_MAX)) > 0 else { return nil }
        return buffer.withUnsafeBufferPointer { characters in characters.baseAddress.map { String(cString: $0) } }
    }

    /// Whether we may write to the file. What is locked for everyone is locked for the superuser, too.
    static func isWritable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
    }

    /// Names in a folder, sorted.
    static func contents(of path: String) throws(Failure) -> [String] {
        guard let folder = opendir(path) else { throw Failure(path: path, code: errno) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Makes a folder and those around it, and says which were not there, outermost first.
    static func makeFolder(_ path: String) throws(Failure) -> [String] {
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

    /// Makes a link, if nothing is there yet.
    static func link(_ path: String, to target: String) throws(Failure) {
        guard symlink(target, path) == 0 || errno == EEXIST else { throw Failure(path: path, code: errno) }
    }

    static func remove(_ path: String) { unlink(path) }

    /// Only if it is empty.
    static func removeFolder(_ path: String) { rmdir(path) }

    static func rename(_ from: String, to target: String) throws(Failure) {
        guard systemRename(from, target) == 0 else { throw Failure(path: target, code: errno) }
    }

    /// Makes or replaces a file; with the permissions of another one, if that exists.
    static func write(_ bytes: some Sequence<UInt8>, to path: String, permissionsOf model: String? = nil) throws(Failure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw Failure(path: path, code: errno) }
        defer { close(file) }
        var status = stat()
        if let model, stat(model, &status) == 0 { fchmod(file, status.st_mode & 0o7777) }
        let code: Int32 = Array(bytes).withUnsafeBytes { buffer in
            var rest = buffer
            while !rest.isEmpty {
                let written = systemWrite(file, rest.baseAddress, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
            return 0
        }
        guard code == 0 else { throw Failure(path: path, code: code) }
    }
}

// Inside `Disk` the plain names mean its own functions.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
private func systemRename(_ from: String, _ target: String) -> Int32 { rename(from, target) }

extension String {
    fileprivate var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
