#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A search for files in a folder and in the folders inside it.
///
/// SwiftPM follows links to folders, so the search does too. But links can form circles or lead to the whole disk, and then SwiftPM does not end.
/// The search reads each folder only once, even if several paths lead to it, and it reads none of the folders around the one where it begins.
package struct FolderSearch {
    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t

        init?(of folder: Int32) {
            var status = stat()
            guard fstat(folder, &status) == 0 else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }

    /// The deepest level that callers read, because each level takes space on the stack.
    package static let deepest = 64

    private var seen: Set<Identity> = []
    /// The first folder that `visit` could not read.
    package private(set) var failure: Disk.Failure?

    package init(in folder: String) {
        var around = Disk.realPath(folder) ?? "/"
        while around != "/" {
            around = around.parentFolder
            if let handle = opendir(around) {
                if let identity = Identity(of: dirfd(handle)) { seen.insert(identity) }
                closedir(handle)
            }
        }
    }

    /// Visits a folder, the files in it, and the folders that the closure admits.
    package mutating func visit(_ folder: String, depth: Int = 0, _ admits: (_ path: String, _ isFolder: Bool) -> Bool) {
        guard admits(folder, true) else { return }
        do throws(Disk.Failure) {
            guard depth < Self.deepest else {
                throw Disk.Failure(path: folder, code: EINVAL, defect: "it is in more than \(Self.deepest) folders")
            }
            for (name, isFolder) in try entries(of: folder) {
                let path = name.inFolder(folder)
                if isFolder { visit(path, depth: depth + 1, admits) } else { _ = admits(path, false) }
            }
        } catch {
            if failure == nil, !error.isMissing { failure = error }
        }
    }

    /// Returns the names in a folder that are not hidden, in a fixed order. Links come last, so that the search finds a folder by its own path.
    /// Returns no names if it has already read the folder.
    package mutating func entries(
        of folder: String, where isRelevant: (String) -> Bool = { _ in true }
    ) throws(Disk.Failure) -> [(name: String, isFolder: Bool)] {
        guard let handle = opendir(folder) else { throw Disk.Failure(path: folder, code: errno) }
        defer { closedir(handle) }
        if let identity = Identity(of: dirfd(handle)), !seen.insert(identity).inserted { return [] }
        let entries = Disk.entries(in: handle, at: folder) { !$0.hasPrefix(".") && isRelevant($0) }
        let sorted = entries.sorted { $0.name < $1.name }
        return (sorted.filter { !$0.isLink } + sorted.filter(\.isLink)).map { ($0.name, $0.isFolder) }
    }
}
