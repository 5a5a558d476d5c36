package import MockgenModel

/// Writes generated files: only those that changed, only over files that mockgen wrote, and all or none.
package struct FileWriter {
    let root: String
    /// The folder that it can write to, without links in its path.
    let folder: String
    /// The folder for transaction records; nil to write without records.
    let records: String?
    /// Whether the files must also survive a power failure.
    private let isDurable: Bool
    /// Whether to replace files of other mock generators.
    package var replacesOthers = false

    package init(root: String, folder: String, records: String?, isDurable: Bool = true) {
        (self.root, self.folder, self.records, self.isDurable) = (root, folder, records, isDurable)
    }

    /// Throws if `write` would reject one of the files.
    package func check(_ files: [GeneratedFile]) throws(Diagnostics) { _ = try changed(files) }

    /// Writes the files and returns the paths of those that changed.
    package func write(_ files: [GeneratedFile]) throws(Diagnostics) -> [String] {
        if let records { TransactionRecord.settle(in: records, inside: folder) }
        let changed = try changed(files)
        guard !changed.isEmpty else { return [] }
        var transaction = Transaction(
            changed.map { Transaction.Change(path: $0.path.absolute, pieces: $0.file.pieces, old: $0.path.contents) },
            recordedIn: records,
            isDurable: isDurable)
        do throws(Transaction.Failure) {
            try transaction.run()
        } catch {
            throw Diagnostics([.cannotWrite(changed[error.change].file.path, error.cause)])
        }
        return changed.map(\.file.path)
    }

    package func wouldChange(_ file: GeneratedFile) throws(Diagnostics) -> Bool {
        do throws(Diagnostic) {
            let path = try OwnedPath(file.path, root: root, inside: folder)
            return !(path.contents.map { Disk.equal($0, file.pieces) } ?? false)
        } catch {
            throw Diagnostics([error])
        }
    }

    private func changed(_ files: [GeneratedFile]) throws(Diagnostics) -> [(file: GeneratedFile, path: OwnedPath)] {
        var changed: [(file: GeneratedFile, path: OwnedPath)] = []
        var problems: [Diagnostic] = []
        for file in files {
            do throws(Diagnostic) {
                let path = try OwnedPath(file.path, root: root, inside: folder, replacesOthers: replacesOthers)
                if let old = path.contents {
                    guard !Disk.equal(old, file.pieces) else { continue }
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
