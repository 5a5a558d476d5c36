import MockgenDisk

/// A folder that is filled beside its final place, and then moved there as a whole.
struct FolderDraft {
    /// The path while it is filled.
    let path: String
    private let target: String
    private var old: String { "\(path)-old" }

    /// Creates the empty folder, after other runs that write to the same place. Removes what a killed run has left.
    init(for target: String) throws(Disk.Failure) {
        self.target = target
        _ = try Disk.makeFolder(target.parentFolder)
        Disk.hold(target.parentFolder)
        path = "\(target.parentFolder)/.\(target.fileName)-mockgen-draft"
        removeLeftovers()
        _ = try Disk.makeFolder(path)
    }

    /// Replaces the folder at the final place.
    func move() throws(Disk.Failure) {
        if Disk.exists(target) { try Disk.rename(target, to: old) }
        do throws(Disk.Failure) {
            try Disk.rename(path, to: target)
        } catch {
            try? Disk.rename(old, to: target)
            throw error
        }
    }

    func removeLeftovers() {
        Disk.removeTree(path)
        // Without the target, a killed run has moved the old folder away, and it is the only one.
        if Disk.exists(target) { Disk.removeTree(old) } else { try? Disk.rename(old, to: target) }
    }
}

extension Disk {
    /// Copies a file with its permissions, following links. The folder must exist.
    static func copy(_ path: String, to target: String) throws(Failure) {
        let bytes = try read(path)
        try NewFile(target, permissions: status(of: path)?.permissions).write(bytes)
    }

    /// Copies a folder with everything in it. A link becomes a copy of its target.
    static func copyTree(_ path: String, to target: String) throws(Failure) {
        guard isFolder(path) else { return try copy(path, to: target) }
        _ = try makeFolder(target)
        for name in try contents(of: path) { try copyTree("\(path)/\(name)", to: "\(target)/\(name)") }
    }

    /// The size of all files in a folder, in bytes.
    static func size(ofTree path: String) -> Int {
        guard isFolder(path) else { return status(of: path)?.size ?? 0 }
        return ((try? contents(of: path)) ?? []).reduce(0) { $0 + size(ofTree: "\(path)/\($1)") }
    }
}
