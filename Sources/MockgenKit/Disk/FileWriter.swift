import MockgenModel

/// Puts generated files on disk: only those that changed, only over files of mockgen's own, and all of them or none.
struct FileWriter {
    let root: String

    /// The paths that were written.
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

    /// Whether the file on disk is another than this.
    func wouldChange(_ file: GeneratedFile) throws(Diagnostics) -> Bool {
        do throws(Disk.Failure) {
            return try !Disk.equal(Disk.read(file.path.inFolder(root)), file.text)
        } catch {
            guard error.isMissing else { throw Diagnostics([.cannotRead(file.path, error)]) }
            return true
        }
    }

    /// A file that is to be written.
    private struct Change {
        let file: GeneratedFile
        /// With links followed: a link stays one, and what it leads to is written.
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
        // To replace it the folder's permissions would do, but who locked the file means the file.
        guard Disk.isWritable(path) else { throw .readOnly(file.path) }
        return Change(file: file, path: path, old: old)
    }

    /// Writes the new texts beside the old ones, and says which folders were made for them.
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

    /// As it was before; where even that is impossible, the problem at hand says enough.
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
