import MockgenDisk

/// The folder for the C modules that the interface printer compiles. By default, the printer uses a folder in the home folder.
struct ModuleCache: Sendable {
    let path: String
    /// Whether the next run uses the folder again.
    private let isKept: Bool

    init(in folder: String, isKept: Bool) {
        path = isKept ? "\(folder)/modules" : "\(folder)/.mockgen-\(Disk.unpredictableName())"
        self.isKept = isKept
    }

    func remove() { if !isKept { Disk.removeTree(path) } }
}

extension Disk {
    /// Removes a folder with its contents. Does not follow links.
    fileprivate static func removeTree(_ path: String) {
        guard kind(of: path) == .folder else { return remove(path) }
        for name in (try? contents(of: path)) ?? [] { removeTree("\(path)/\(name)") }
        removeFolder(path)
    }
}
