package import MockgenModel

/// Writes generated files: only those that changed, and only over files that mockgen wrote.
///
/// It writes all texts to drafts beside the files before it replaces the first file. An error before that changes no file. If the process is
/// killed, each file is old or new, and the next run writes the rest.
package struct FileWriter {
    let root: String
    /// The folder that it can write to, without links in its path.
    let folder: String
    /// Whether the files must also survive a power failure.
    private let isDurable: Bool
    package var replaced: ReplacedFiles

    package init(root: String, folder: String, isDurable: Bool = true, replacing replaced: ReplacedFiles = .own) {
        (self.root, self.folder, self.isDurable, self.replaced) = (root, folder, isDurable, replaced)
    }

    /// Throws if `write` would reject one of the files.
    package func check(_ files: [GeneratedFile]) throws(Diagnostics) { _ = try changed(files) }

    /// Writes the files and returns the paths of those that changed.
    package func write(_ files: [GeneratedFile]) throws(Diagnostics) -> [String] {
        let changed = try changed(files)
        files.map { $0.path.inFolder(root).parentFolder }.unique.forEach { Disk.removeAbandonedDrafts(in: $0) }
        let drafts = changed.map { Disk.newDraft(in: $0.path.absolute.parentFolder) }
        var newFolders: [String] = []
        do throws(Diagnostics) {
            for (file, draft) in zip(changed, drafts) {
                try attempt(file.file) { () throws(Disk.Failure) in
                    newFolders += try Disk.makeFolder(draft.parentFolder)
                    try write(file, to: draft)
                    try Disk.checkName(of: file.path.absolute)
                }
            }
            for (file, draft) in zip(changed, drafts) {
                try attempt(file.file) { () throws(Disk.Failure) in try Disk.rename(draft, to: file.path.absolute) }
            }
        } catch {
            drafts.forEach(Disk.remove)
            newFolders.reversed().forEach(Disk.removeFolder)
            throw error
        }
        return changed.map(\.file.path)
    }

    private func write(_ file: ChangedFile, to draft: String) throws(Disk.Failure) {
        let new = try NewFile(draft, permissions: Disk.status(of: file.path.absolute)?.permissions)
        for piece in file.file.pieces { try new.write(piece.utf8) }
        if let old = Disk.status(of: file.path.absolute) { new.becomeNewer(than: old.modified) }
        if isDurable { try new.sync() }
    }

    private func attempt(_ file: GeneratedFile, _ step: () throws(Disk.Failure) -> Void) throws(Diagnostics) {
        do throws(Disk.Failure) { try step() } catch { throw Diagnostics([.cannotWrite(file.path, error)]) }
    }

    package func wouldChange(_ file: GeneratedFile) throws(Diagnostics) -> Bool {
        do throws(Diagnostic) {
            let path = try OwnedPath(file.path, root: root, inside: folder)
            return path.contents != file.bytes
        } catch {
            throw Diagnostics([error])
        }
    }

    private typealias ChangedFile = (file: GeneratedFile, path: OwnedPath)

    private func changed(_ files: [GeneratedFile]) throws(Diagnostics) -> [ChangedFile] {
        var changed: [ChangedFile] = []
        var problems: [Diagnostic] = []
        for file in files {
            do throws(Diagnostic) {
                let path = try OwnedPath(file.path, root: root, inside: folder, replacing: replaced)
                if let old = path.contents {
                    guard old != file.bytes else { continue }
                    // Replacing a file needs only the permissions of its folder, but a locked file must stay.
                    guard Disk.isWritable(path.absolute) else { throw .readOnly(file.path) }
                }
                changed.append((file, path))
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return changed
    }
}

extension Diagnostic {
    fileprivate static func readOnly(_ path: String) -> Diagnostic {
        Diagnostic(
            .cannotWrite, cause: .setup, "cannot write '\(path)': the file is read-only",
            help: "check the permissions of the file and its folder", at: nil)
    }
}
