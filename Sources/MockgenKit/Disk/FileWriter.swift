import MockgenModel

/// Puts generated files on disk: only those that changed, only over files of mockgen's own, and all of them or none.
struct FileWriter {
    let root: String

    /// The paths that were written.
    func write(_ files: [GeneratedFile]) throws(Diagnostics) -> [String] {
        var staged: [(temporary: String, path: String)] = []
        var madeFolders: [String] = []
        var problems: [Diagnostic] = []
        var changed: [GeneratedFile] = []
        for file in files {
            do throws(Disk.Failure) {
                switch try state(of: file) {
                case .fresh: break
                case .changed: changed.append(file)
                case .foreign: problems.append(.notOurs(file.path))
                }
            } catch {
                problems.append(.cannotRead(file.path, error.reason))
            }
        }
        for file in changed where problems.isEmpty {
            let path = file.path.inFolder(root)
            let temporary = path.parentFolder.isEmpty ? ".mockgen-\(path)" : "\(path.parentFolder)/.mockgen-\(path.fileName)"
            do throws(Disk.Failure) {
                madeFolders += try Disk.makeFolder(path.parentFolder)
                staged.append((temporary, path))
                try Disk.write(file.text, to: temporary)
            } catch {
                problems.append(.cannotWrite(file.path, error.reason))
            }
        }
        for stage in staged where problems.isEmpty {
            do throws(Disk.Failure) {
                try Disk.rename(stage.temporary, to: stage.path)
            } catch {
                problems.append(.cannotWrite(stage.path.relative(to: root), error.reason))
            }
        }
        guard problems.isEmpty else {
            for stage in staged { Disk.remove(stage.temporary) }
            madeFolders.reversed().forEach(Disk.removeFolder)
            throw Diagnostics(problems)
        }
        return changed.map(\.path)
    }

    /// Whether the file on disk is another than this.
    func wouldChange(_ file: GeneratedFile) throws(Diagnostics) -> Bool {
        do throws(Disk.Failure) {
            return try state(of: file) != .fresh
        } catch {
            throw Diagnostics([.cannotRead(file.path, error.reason)])
        }
    }

    private enum State {
        case fresh, changed
        /// Without mockgen's marker: somebody else's.
        case foreign
    }

    private func state(of file: GeneratedFile) throws(Disk.Failure) -> State {
        let old: [UInt8]
        do throws(Disk.Failure) {
            old = try Disk.read(file.path.inFolder(root))
        } catch {
            if error.isMissing { return .changed }
            throw error
        }
        guard old.isEmpty || old.starts(with: GeneratedFile.marker.utf8) else { return .foreign }
        return old.elementsEqual(file.text.utf8) ? .fresh : .changed
    }
}

extension Diagnostic {
    fileprivate static func notOurs(_ path: String) -> Diagnostic {
        Diagnostic(
            "not-ours", cause: .setup, "'\(path)' was not made by mockgen, so it is left as it is",
            help: "give the target another 'output', or delete the file if its contents are no longer needed",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static func cannotRead(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic("cannot-read", cause: .setup, "cannot read '\(path)': \(reason)", help: "check the permissions of the file", at: nil)
    }

    fileprivate static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            "cannot-write", cause: .setup, "cannot write '\(path)': \(reason)", help: "check the permissions of the file and its folder",
            at: nil)
    }
}
