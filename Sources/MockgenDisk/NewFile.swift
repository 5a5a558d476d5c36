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
    /// A random name, so that other processes cannot predict it.
    package static func unpredictableName() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

    /// Returns the path of a new temporary file in a folder. Its name contains the process that writes it.
    static func newDraft(in folder: String) -> String { ".mockgen-\(getpid())-\(unpredictableName())".inFolder(folder) }

    /// Removes the drafts that killed processes have left in a folder. A live process needs a draft for less than a minute; in another
    /// container, a process can have the same number.
    static func removeAbandonedDrafts(in folder: String) {
        guard let handle = opendir(folder) else { return }
        defer { closedir(handle) }
        for (name, _, _) in entries(in: handle, at: folder, where: { $0.hasPrefix(".mockgen-") }) {
            let (path, parts) = ("\(folder)/\(name)", name.split(separator: "-"))
            guard parts.count == 3, let process = pid_t(parts[1]), let changed = status(of: path)?.modified else { continue }
            let isGone = kill(process, 0) != 0 && errno == ESRCH
            if isGone || changed < now - 60 * second { remove(path) }
        }
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
