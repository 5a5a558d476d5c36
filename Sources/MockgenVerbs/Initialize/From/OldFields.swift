import MockgenConfig
import MockgenModel

/// The keys of a mapping. A value of a wrong type is a problem of the file.
extension OldFile {
    /// Returns a string or a list of strings as a list.
    mutating func texts(_ key: String, of mapping: YAMLNode) -> [Located<String>] {
        mapping.field(key).map { texts($0, of: key) } ?? []
    }

    mutating func texts(_ node: YAMLNode, of key: String) -> [Located<String>] {
        node.items.compactMap { item in
            if let text = item.text { return Located(text, at: item.location) }
            report("expected a string or a list of strings for '\(key)'", help: "for example: \(key): name", at: item.location)
            return nil
        }
    }

    mutating func checkMapping(_ node: YAMLNode) {
        if node.mapping == nil, !node.isNull {
            report("expected a mapping", help: "for example: output: Tests/AppTests", at: node.location)
        }
    }
}

extension YAMLNode {
    /// The items of a list. A single value is a list of one item.
    var items: [YAMLNode] { list ?? [self] }

    /// Returns a value that is not null.
    func field(_ key: String) -> YAMLNode? { self[key].flatMap { $0.isNull ? nil : $0 } }

    var keys: [Located<String>] { mapping?.map(\.key) ?? [] }
}
