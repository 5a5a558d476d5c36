import MockgenModel

/// Writes generated files: only those that changed, only over files that mockgen wrote, and all or none.
struct FileWriter {
    let root: String

    /// Writes the files and returns the paths of those that changed.
    func write(_ files: [GeneratedFile]) throws(Diagnostics) -> [String] {
        let changes = try changes(among: files)
        let madeFolders = try stage(changes)
        do throws(Diagnostics) {
            try replace(changes)
        } catch {
            madeFolders.reversed().forEach(Disk.removeFolder)
            throw error
        }
        return changes.map(\.file.path)
    }

    /// Whether the file on disk has another text.
    func wouldChange(_ file: GeneratedFile) throws(Diagnostics) -> Bool {
        do throws(Disk.Failure) {
            return try !Disk.equal(Disk.read(file.path.inFolder(root)), file.text)
        } catch {
            guard error.isMissing else { throw Diagnostics([.cannotRead(file.path, error)]) }
            return true
        }
    }

    /// A file to write.
    private struct Change {
        let file: GeneratedFile
        /// The path with links resolved. A link stays a link, and its target is written.
        let path: String
        /// Nil if there is no file yet.
        let old: [UInt8]?

        var temporary: String { "\(path.parentFolder)/.mockgen-\(path.fileName)" }
    }

    private func changes(among files: [GeneratedFile]) throws(Diagnostics) -> [Change] {
        var changes: [Change] = []
        var problems: [Diagnostic] = []
        for file in files {
            do throws(Diagnostic) {
                if let change = try change(of: file) { changes.append(change) }
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return changes
    }

    private func change(of file: GeneratedFile) throws(Diagnostic) -> Change? {
        let path = Disk.followingLinks(file.path.inFolder(root))
        let old: [UInt8]
        do throws(Disk.Failure) {
            old = try Disk.read(path)
        } catch {
            guard error.isMissing else { throw .cannotRead(file.path, error) }
            return Change(file: file, path: path, old: nil)
        }
        guard old.isEmpty || old.starts(with: GeneratedFile.marker.utf8) else { throw .notOurs(file.path) }
        guard !Disk.equal(old, file.text) else { return nil }
        // The permissions of the folder would be enough to replace the file, but a locked file must stay.
        guard Disk.isWritable(path) else { throw .readOnly(file.path) }
        return Change(file: file, path: path, old: old)
    }

    /// Writes the new texts next to the old files, and returns the folders that it created.
    private func stage(_ changes: [Change]) throws(Diagnostics) -> [String] {
        var madeFolders: [String] = []
        var problems: [Diagnostic] = []
        for change in changes {
            do throws(Disk.Failure) {
                madeFolders += try Disk.makeFolder(change.path.parentFolder)
                try Disk.write(change.file.text.utf8, to: change.temporary, permissionsOf: change.path)
            } catch {
                problems.append(.cannotWrite(change.file.path, error))
            }
        }
        guard problems.isEmpty else {
            for change in changes { Disk.remove(change.temporary) }
            madeFolders.reversed().forEach(Disk.removeFolder)
            throw Diagnostics(problems)
        }
        return madeFolders
    }

    private func replace(_ changes: [Change]) throws(Diagnostics) {
        for (number, change) in changes.enumerated() {
            do throws(Disk.Failure) {
                try Disk.rename(change.temporary, to: change.path)
            } catch {
                for change in changes[number...] { Disk.remove(change.temporary) }
                for change in changes[..<number] { restore(change) }
                throw Diagnostics([.cannotWrite(change.file.path, error)])
            }
        }
    }

    /// Restores the old state as far as possible.
    private func restore(_ change: Change) {
        guard let old = change.old else { return Disk.remove(change.path) }
        try? Disk.write(old, to: change.path)
    }
}

extension Diagnostic {
    static func notOurs(_ path: String) -> Diagnostic {
        Diagnostic(
            .notOurs, cause: .setup, "mockgen did not write '\(path)' and does not overwrite it",
            help: "give the target another 'output', or delete the file if its contents are no longer needed",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static func cannotRead(_ path: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(.cannotRead, cause: .setup, "cannot read '\(path)': \(failure.reason)", help: failure.help, at: nil)
    }

    fileprivate static func cannotWrite(_ path: String, _ failure: Disk.Failure) -> Diagnostic {
        Diagnostic(.cannotWrite, cause: .setup, "cannot write '\(path)': \(failure.reason)", help: failure.help, at: nil)
    }

    fileprivate static func readOnly(_ path: String) -> Diagnostic {
        Diagnostic(
            .cannotWrite, cause: .setup, "cannot write '\(path)': the file is read-only",
            help: "check the permissions of the file and its folder", at: nil)
    }
}
