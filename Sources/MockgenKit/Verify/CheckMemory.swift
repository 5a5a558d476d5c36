import MockgenConfig
import MockgenModel

/// The memory that mocks compile, with the warnings: a run that finds nothing changed says the same again.
struct CheckMemory {
    private let name: String
    private let key: String
    private let folder: BuildFolder

    init(named name: String, key: String, in folder: BuildFolder) {
        self.name = name
        self.key = key
        self.folder = folder
    }

    /// Nil if nothing is remembered under the key.
    var diagnostics: [Diagnostic]? {
        guard let known = folder.recall(name, key: key), let document = try? parseYAML(Array(known), path: name) else { return nil }
        let found = (document.list ?? []).map(Diagnostic.init(remembered:))
        return found.contains(nil) ? nil : found.compactMap(\.self)
    }

    /// Errors are not remembered: what is wrong is looked at again.
    func remember(_ found: [Diagnostic]) {
        guard !found.contains(where: { $0.severity == .error }) else { return }
        folder.remember(JSON.list(found.map(\.json)).description.utf8, as: name, key: key)
    }
}

extension Diagnostic {
    fileprivate var json: JSON {
        [
            "id": .text(id), "message": .text(message), "help": JSON(help), "location": location.json,
            "notes": .list(notes.map { ["message": .text($0.message), "location": $0.location.json] }),
        ]
    }

    fileprivate init?(remembered node: YAMLNode) {
        guard let id = node["id"]?.text, let message = node["message"]?.text else { return nil }
        let notes = (node["notes"]?.list ?? []).map { note in
            Note(note["message"]?.text ?? "", at: SourceLocation(remembered: note["location"]))
        }
        self.init(
            id, .warning, cause: .code, message, help: node["help"]?.text, at: SourceLocation(remembered: node["location"]), notes: notes)
    }
}

extension SourceLocation? {
    fileprivate var json: JSON { map { [.text($0.path), .number($0.line), .number($0.column)] } ?? [] }
}

extension SourceLocation {
    fileprivate init?(remembered node: YAMLNode?) {
        guard let parts = node?.list?.map(\.text), parts.count == 3, let path = parts[0], let line = parts[1].flatMap({ Int($0) }),
            let column = parts[2].flatMap({ Int($0) })
        else { return nil }
        self.init(path: path, line: line, column: column)
    }
}
