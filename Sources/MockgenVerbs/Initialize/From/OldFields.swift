import MockgenConfig
import MockgenModel

/// The keys of a mapping in the file of another generator. It collects errors about wrong types.
struct OldFields {
    private let node: YAMLNode
    private(set) var problems: [Diagnostic] = []
    private(set) var unread: [YAMLEntry]

    init(_ node: YAMLNode) {
        self.node = node
        unread = node.mapping ?? []
        if node.mapping == nil, !node.isNull {
            report("a mapping", for: "output", "Tests/AppTests", at: node.location)
        }
    }

    mutating func node(_ key: String) -> YAMLNode? {
        unread.removeAll { $0.key.value == key }
        return node[key].flatMap { $0.isNull ? nil : $0 }
    }

    func location(of key: String) -> SourceLocation {
        node.mapping?.first { $0.key.value == key }?.key.location ?? node.location
    }

    mutating func text(_ key: String) -> Located<String>? {
        guard let node = node(key) else { return nil }
        guard let text = node.text else {
            report("a string for '\(key)'", for: key, "name", at: node.location)
            return nil
        }
        return Located(text, at: node.location)
    }

    /// Returns a string or a list of strings as a list.
    mutating func texts(_ key: String) -> [Located<String>] { node(key).map { texts($0, of: key) } ?? [] }

    mutating func texts(_ node: YAMLNode, of key: String) -> [Located<String>] {
        (node.list ?? [node]).compactMap { item in
            if let text = item.text { return Located(text, at: item.location) }
            report("a string or a list of strings for '\(key)'", for: key, "name", at: item.location)
            return nil
        }
    }

    mutating func fields(_ key: String) -> OldFields? { node(key).map { OldFields($0) } }

    mutating func add(problemsOf other: OldFields) { problems += other.problems }

    private mutating func report(_ expected: String, for key: String, _ value: String, at location: SourceLocation) {
        problems.append(.cannotImport("expected \(expected)", help: "for example: \(key): \(value)", at: location))
    }
}
