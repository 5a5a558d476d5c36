import MockgenDisk

/// The folder for the C modules that the interface printer compiles. By default, the printer uses a folder in the home folder.
struct ModuleCache: Sendable {
    let path: String
    /// Whether the next run uses the folder again.
    private let isPermanent: Bool

    init(in folder: String, isPermanent: Bool) {
        path = isPermanent ? "\(folder)/modules" : Disk.newDraft(in: folder)
        self.isPermanent = isPermanent
    }

    func make() throws(Disk.Failure) {
        if isPermanent { _ = try Disk.makeFolder(path) } else { try Disk.makeFolderOfDrafts(path) }
    }

    func remove() { if !isPermanent { Disk.removeTree(path) } }
}
