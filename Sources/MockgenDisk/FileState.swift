#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The size, times and inode of a file. They differ after every write.
///
/// A program can set the modification time of a file, but not the time of its last change. A file that replaces another one has another
/// inode.
package struct FileState: Equatable, BitwiseCopyable, Sendable {
    private var size = -1
    private var modified = 0
    private var modifiedNanoseconds = 0
    private var changed = 0
    private var changedNanoseconds = 0
    private var number = 0
    private var device = 0

    package static let unknown = FileState()

    /// Whether any later write gives the file another state: clocks of file systems advance in steps of up to two seconds.
    /// - Parameter time: a time before the file was read, in seconds.
    package func isSettled(at time: Int) -> Bool { max(modified, changed) < time - 2 }
}

extension FileState {
    /// Returns nil if there is no file.
    /// - Parameter folder: the descriptor of the folder that the path is relative to.
    fileprivate init?(of path: String, in folder: Int32) {
        var status = stat()
        guard fstatat(folder, path, &status, 0) == 0 else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            (modified, modifiedNanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            (changed, changedNanoseconds) = (status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
        #else
            (modified, modifiedNanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            (changed, changedNanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
        #endif
        number = Int(truncatingIfNeeded: status.st_ino)
        device = Int(truncatingIfNeeded: status.st_dev)
    }
}

extension Disk {
    package static var seconds: Int { time(nil) }

    /// Returns the states of files. Their paths can be relative to the folder. A file that does not exist has the state `unknown`.
    package static func states(of paths: [String], in folder: String) -> [FileState] {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return paths.map { _ in .unknown } }
        defer { close(descriptor) }
        return paths.map { FileState(of: $0, in: descriptor) ?? .unknown }
    }
}
