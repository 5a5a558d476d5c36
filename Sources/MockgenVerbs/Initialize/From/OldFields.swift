import MockgenConfig
import MockgenModel

/// The keys of a mapping. A value of a wrong type is a problem of the file.
extension OldFile {
    mutating func text(_ key: String, of mapping: YAMLNode) -> Located<String>? {
        guard let node = mapping.field(key) else { return nil }
        if let text = node.text { return Located(text, at: node.location) }
        report("a string for '\(key)'", for: key, at: node.location)
        return nil
    }

    /// Returns a string or a list of strings as a list.
    mutating func texts(_ key: String, of mapping: YAMLNode) -> [Located<String>] {
        mapping.field(key).map { texts($0, of: key) } ?? []
    }

    mutating func texts(_ node: YAMLNode, of key: String) -> [Located<String>] {
        node.items.compactMap { item in
            if let text = item.text { return Located(text, at: item.location) }
            report("a string or a list of strings for '\(key)'", for: key, at: item.location)
            return nil
        }
    }

    mutating func checkMapping(_ node: YAMLNode) {
        if node.mapping == nil, !node.isNull { report("a mapping", for: "output", "Tests/AppTests", at: node.location) }
    }

    private mutating func report(_ expected: String, for key: String, _ value: String = "name", at location: SourceLocation) {
        problems.append(.cannotImport("expected \(expected)", help: "for example: \(key): \(value)", at: location))
    }
}

extension YAMLNode {
    /// The items of a list. A single value is a list of one item.
    var items: [YAMLNode] { list ?? [self] }

    /// Returns a value that is not null.
    func field(_ key: String) -> YAMLNode? { self[key].flatMap { $0.isNull ? nil : $0 } }

    func location(of key: String) -> SourceLocation { mapping?.first { $0.key.value == key }?.key.location ?? location }

    func keys(except known: Set<String>) -> [Located<String>] { mapping?.map(\.key).filter { !known.contains($0.value) } ?? [] }
}
