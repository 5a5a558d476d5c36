import MockgenConfig
import MockgenModel

/// The keys of a mapping in the file of another generator. It collects errors about wrong types.
struct OldFields {
    private let node: YAMLNode
    private let isTOML: Bool
    private(set) var problems: [Diagnostic] = []
    private(set) var unread: [YAMLEntry]

    init(_ node: YAMLNode, isTOML: Bool = false) {
        self.node = node
        self.isTOML = isTOML
        unread = node.mapping ?? []
        if node.mapping == nil, !node.isNull {
            report(isTOML ? "a table" : "a mapping", for: "output", "Tests/AppTests", at: node.location)
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

    mutating func flag(_ key: String) -> Located<Bool>? {
        guard let node = node(key) else { return nil }
        guard let text = node.text, ["true", "false"].contains(text) else {
            report("'true' or 'false' for '\(key)'", for: key, nil, at: node.location)
            return nil
        }
        return Located(text == "true", at: node.location)
    }

    mutating func fields(_ key: String) -> OldFields? { node(key).map { OldFields($0, isTOML: isTOML) } }

    mutating func add(problemsOf other: OldFields) { problems += other.problems }

    /// - Parameter name: a string as an example; without it, the example is a flag.
    private mutating func report(_ expected: String, for key: String, _ name: String?, at location: SourceLocation) {
        let value = name.map { isTOML ? "\"\($0)\"" : $0 } ?? "true"
        problems.append(
            .cannotImport("expected \(expected)", help: "for example: \(key)\(isTOML ? " =" : ":") \(value)", at: location))
    }
}
