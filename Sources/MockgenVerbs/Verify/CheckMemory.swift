import MockgenDisk
import MockgenConfig
import MockgenModel
import MockgenRun

/// The remembered result of a compile check. If nothing has changed, the next run reports the same warnings.
struct CheckMemory {
    struct Result: Equatable {
        /// The number of mocks.
        var mocks: Int
        /// The warnings.
        var found: [Diagnostic]
    }

    private let name: String
    private let key: String
    private let folder: BuildFolder

    init(named name: String, key: String, in folder: BuildFolder) {
        self.name = name
        self.key = key
        self.folder = folder
    }

    /// The result, or nil if nothing is remembered under the key.
    var result: Result? {
        guard let known = folder.cache.read(name, key: key), let document = try? parseYAML(known, path: name),
            let mocks = document["mocks"]?.text.flatMap({ Int($0) })
        else { return nil }
        let found = (document["found"]?.list ?? []).map(Diagnostic.init(remembered:))
        return found.contains(nil) ? nil : Result(mocks: mocks, found: found.compactMap(\.self))
    }

    /// Remembers a result without errors. The next run checks errors again.
    func remember(_ result: Result) {
        guard !result.found.contains(where: { $0.severity == .error }) else { return }
        let document: JSON = ["mocks": .number(result.mocks), "found": .list(result.found.map(\.json))]
        folder.cache.write(Array(document.description.utf8), as: name, key: key)
    }
}

extension Diagnostic {
    fileprivate var json: JSON {
        [
            "id": .text(id.rawValue), "cause": .text(cause.rawValue), "message": .text(message), "help": JSON(help),
            "location": location.json,
            "notes": .list(notes.map { ["message": .text($0.message), "location": $0.location.json] }),
        ]
    }

    fileprivate init?(remembered node: YAMLNode) {
        guard let id = node["id"]?.text.flatMap(ID.init(rawValue:)), let cause = node["cause"]?.text.flatMap(Cause.init(rawValue:)),
            let message = node["message"]?.text
        else { return nil }
        let notes = (node["notes"]?.list ?? []).map { note in
            Note(note["message"]?.text ?? "", at: SourceLocation(remembered: note["location"]))
        }
        self.init(
            id, .warning, cause: cause, message, help: node["help"]?.text, at: SourceLocation(remembered: node["location"]), notes: notes)
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
