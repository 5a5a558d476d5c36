internal import MockgenModel

extension ConfigurationReader {
    mutating func protocols(_ node: YAMLNode) -> ProtocolSelection {
        let texts = node.listed
        if node.list == nil, let word = texts.first, let selection = selections[word.value] { return selection }
        for text in texts where selections[text.value] != nil {
            report(
                .wordInList, "'\(text.value)' is not allowed in a list",
                help: "write protocols: \(text.value), or remove '\(text.value)' from the list", at: text.location)
        }
        return .patterns(patterns(texts))
    }

    fileprivate mutating func patterns(_ texts: [Located<String>]) -> [Located<Pattern>] {
        texts.compactMap { text in
            guard let pattern = Pattern(text.value) else {
                report(
                    .invalidPattern, "'\(text.value)' is not the name of a protocol or a glob",
                    help: text.value.contains(",")
                        ? "write a list: [\(text.value)]"
                        : "write a name like RootRouting or Outer.Nested, or a glob like \"LoggedOut*\"", at: text.location)
                return nil
            }
            return Located(pattern, at: text.location)
        }
    }
}

extension KeyType where Value == [Located<Pattern>] {
    static var patterns: Self { Self(inFile: .list(of: "pattern")) { node, _, reader in reader.patterns(node.listed) } }

    /// The names of `models` or `testable`.
    static func typeNames(example: String) -> Self {
        Self(inFile: .list(of: "name", mayBeEmpty: false)) { node, key, reader in
            node.listed.compactMap { text in
                let name = Pattern(text.value)
                if let name, !name.isGlob { return Located(name, at: text.location) }
                reader.report(
                    .invalidPattern, "'\(text.value)' in '\(key.name)' is \(name == nil ? "not the name of a type" : "a glob")",
                    help: "write names, for example: \(key.name): [\(example), Outer.Nested]", at: text.location)
                return nil
            }
        }
    }
}

private let selections: [String: ProtocolSelection] = ["all": .all, "annotated": .annotated, "used": .used]

extension ProtocolSelection {
    /// The words that select protocols instead of a list.
    package static let words = selections.keys.sorted()
}
