import MockgenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that this process has created. It did not exist before, so no other process writes it, and no link leads out of its folder.
package struct NewFile: ~Copyable {
    let path: String
    private let descriptor: Int32

    /// - Parameter permissions: the permissions of the file that it will replace.
    package init(_ path: String, permissions: UInt32? = nil) throws(Disk.Failure) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Disk.Failure(path: path, code: errno) }
        // Drop set-user-id and similar bits, which are for programs.
        if let permissions { fchmod(descriptor, mode_t(permissions & 0o777)) }
    }

    deinit { close(descriptor) }

    package borrowing func write(_ bytes: some Sequence<UInt8>) throws(Disk.Failure) {
        // Write from the storage of the text: copying a large text is slow.
        let descriptor = descriptor
        let code =
            bytes.withContiguousStorageIfAvailable { writeAll($0, to: descriptor) }
            ?? Array(bytes).withUnsafeBufferPointer { writeAll($0, to: descriptor) }
        guard code == 0 else { throw Disk.Failure(path: path, code: code) }
    }

    /// Makes the file newer than another one in whole seconds. Swift's build compares only whole seconds: it would not compile a file again
    /// that changes twice in one second.
    borrowing func becomeNewer(than time: Int) {
        guard let own = Disk.status(of: path)?.modified, own / Disk.second <= time / Disk.second else { return }
        let next = timespec(tv_sec: time / Disk.second + 1, tv_nsec: 0)
        futimens(descriptor, [next, next])
    }

    borrowing func sync() throws(Disk.Failure) {
        #if canImport(Darwin)
            // There, 'fsync' does not make the disk write its own cache.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        // Some file systems do not support it, and do not need it.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw Disk.Failure(path: path, code: errno) }
    }
}

extension Disk {
    private static let beginningOfDrafts = ".mockgen-draft-"

    /// Returns the path of a new temporary file or folder. Its name contains the process that writes it, and 13 random characters, so that
    /// other processes cannot predict it, and that no person has chosen it.
    package static func newDraft(in folder: String) -> String {
        "\(beginningOfDrafts)\(getpid())-\(String(UInt64.random(in: 1 << 63 ... .max), radix: 36))".inFolder(folder)
    }

    /// Creates a folder for temporary files. The marker in it tells the next run that mockgen has made it.
    package static func makeFolderOfDrafts(_ folder: String) throws(Failure) {
        _ = try makeFolder(folder)
        try write(GeneratedFile.marker.utf8, to: markerFile(in: folder))
    }

    private static func markerFile(in folder: String) -> String { "\(folder)/.mockgen" }

    /// Removes the drafts that killed processes have left in a folder. A live process needs a draft for less than an hour; in another
    /// container, a process can have the same number.
    /// - Parameter isOfCache: whether only mockgen writes to the folder. The files of the cache have no marker.
    static func removeAbandonedDrafts(in folder: String, isOfCache: Bool = false) {
        guard let handle = opendir(folder) else { return }
        defer { closedir(handle) }
        for (name, _, _) in entries(in: handle, at: folder, where: { $0.hasPrefix(beginningOfDrafts) }) {
            let (path, parts) = ("\(folder)/\(name)", name.dropFirst(beginningOfDrafts.count).split(separator: "-"))
            guard parts.count == 2, parts[1].utf8.count == 13, let process = pid_t(parts[0]), let changed = status(of: path)?.modified,
                isOfCache || isOwnDraft(path)
            else { continue }
            let isGone = kill(process, 0) != 0 && errno == ESRCH
            if isGone || changed < now - 3600 * second { removeTree(path) }
        }
    }

    /// Whether a file is empty or has the marker, as far as it was written, or a folder contains such a file.
    private static func isOwnDraft(_ path: String) -> Bool {
        switch kind(of: path) {
        case .file: GeneratedFile.marker.utf8.starts(with: start(of: path, count: GeneratedFile.marker.utf8.count))
        case .folder: isOwnDraft(markerFile(in: path)) || (try? contents(of: path))?.isEmpty == true
        default: false
        }
    }

    /// Waits for other processes that hold the folder, and holds it until this process ends.
    package static func hold(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    }
}

/// Returns 0 or an error code.
private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
        let written = write(descriptor, rest.baseAddress, rest.count)
        if written < 0 {
            if errno == EINTR { continue }
            return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return 0
}
