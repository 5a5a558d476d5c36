import MockgenModel

/// The record of a transaction, for later runs if the process is killed. It is locked as long as the process lives.
///
/// The extension of its name is the state of the transaction, because renaming a file is atomic. It contains the paths of the files,
/// separated by NULs, which a path cannot contain.
struct TransactionRecord: ~Copyable {
    private enum State: String {
        case began, committed
        case turnedBack = "turned-back"
    }

    private static let head = "mockgen transaction 1"

    private let name = Disk.unpredictableName()
    private let paths: [String]
    private let folder: String?
    private var file: NewFile?
    private var path: String?

    init(of paths: [String], in folder: String?) {
        self.paths = paths
        self.folder = folder
    }

    /// The path of the new text until it replaces the file.
    func draft(_ number: Int) -> String { Self.draft(of: paths[number], number, of: name) }

    /// The path of the old text, in case it must be restored.
    func keptText(_ number: Int) -> String { Self.keptText(of: paths[number], number, of: name) }

    /// Whether the record exists, so that the next run can find it.
    var isOnDisk: Bool { path.map(Disk.exists) ?? false }

    private static func draft(of path: String, _ number: Int, of name: String) -> String {
        ".mockgen-\(name)-\(number)".inFolder(path.parentFolder)
    }

    private static func keptText(of path: String, _ number: Int, of name: String) -> String { "\(draft(of: path, number, of: name))-old" }

    /// Creates the record, if there is a writable build folder.
    mutating func announce() {
        guard let folder else { return }
        do throws(Disk.Failure) {
            _ = try Disk.makeFolder(folder)
            let file = try NewFile("\(folder)/.\(name)")
            file.lock()
            try file.write(([Self.head] + paths).joined(separator: "\0").utf8)
            try file.sync()
            try move(file.path, to: .began)
            self.file = consume file
        } catch {
            Disk.remove("\(folder)/.\(name)")
        }
    }

    mutating func commit() throws(Disk.Failure) { if let path { try move(path, to: .committed) } }

    mutating func turnBack() throws(Disk.Failure) { if let path { try move(path, to: .turnedBack) } }

    package func remove() { if let path { Disk.remove(path) } }

    private mutating func move(_ old: String, to state: State) throws(Disk.Failure) {
        let new = "\(old.parentFolder)/\(name).\(state.rawValue)"
        try Disk.rename(old, to: new)
        path = new
    }

    // MARK: - The next run

    /// Finishes or rolls back the transactions of killed processes.
    /// - Parameters:
    ///   - folder: the folder of the records.
    ///   - owned: the folder that mockgen can write to. mockgen ignores a record that names other files.
    static func settle(in folder: String, inside owned: String) {
        guard let names = try? Disk.contents(of: folder) else { return }
        Disk.removeAbandonedDrafts(in: folder)
        for file in names {
            let parts = file.split(separator: ".")
            guard parts.count == 2, let state = State(rawValue: String(parts[1])) else { continue }
            let path = "\(folder)/\(file)"
            guard !Disk.isLocked(path), let bytes = try? Disk.read(path) else { continue }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
            if lines.first == head {
                for (number, path) in lines.dropFirst().enumerated() {
                    settle(path, number, of: String(parts[0]), state, inside: owned)
                }
            }
            Disk.remove(path)
        }
    }

    private static func settle(_ path: String, _ number: Int, of name: String, _ state: State, inside owned: String) {
        let (draft, kept) = (draft(of: path, number, of: name), keptText(of: path, number, of: name))
        guard path.isAbsolutePath, OwnedPath.isInside(owned, draft) else { return }
        // A link or another file may have replaced the old file in the meantime.
        if (try? OwnedPath(path, root: owned, inside: owned, replacesOthers: true)) != nil {
            switch state {
            case .began: break
            case .committed: replace(path, by: draft)
            case .turnedBack: replace(path, by: kept)
            }
        }
        for file in [draft, kept] where Disk.kind(of: file) == .file { Disk.remove(file) }
    }

    /// An empty file represents a file that did not exist.
    private static func replace(_ path: String, by file: String) {
        guard Disk.kind(of: file) == .file, let text = try? Disk.read(file) else { return }
        if text.isEmpty { Disk.remove(path) }
        if text.starts(with: GeneratedFile.marker.utf8) || MockGenerator(ofFile: text) != nil { try? Disk.rename(file, to: path) }
    }
}
