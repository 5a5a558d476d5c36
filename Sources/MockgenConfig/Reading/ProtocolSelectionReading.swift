internal import MockgenModel

extension ConfigurationReader {
    /// Returns the selection in a target's `protocols`. Reports an invalid value and returns nil.
    mutating func protocols(_ fields: Fields, target: String) -> ProtocolSelection? {
        guard let node = fields.node(.protocols), let texts = fields.texts(.protocols) else {
            guard !fields.mentions(.protocols) else { return nil }
            if fields.mentions(.models) { return .patterns([]) }
            report(.missingProtocols(target, at: fields.location))
            return nil
        }
        if node.list == nil, let word = texts.first, let selection = selection(forWord: word.value) { return selection }
        for text in texts where selection(forWord: text.value) != nil { report(.wordInList(text)) }
        return .patterns(patterns(texts))
    }

    mutating func patterns(_ texts: [Located<String>]) -> [Located<Pattern>] {
        texts.compactMap { text in
            guard let pattern = Pattern(text.value) else {
                report(.invalidPattern(text))
                return nil
            }
            return Located(pattern, at: text.location)
        }
    }

    /// The names of `models` or `testable`.
    mutating func typeNames(_ key: ConfigurationKey.Name, _ fields: Fields) -> [Located<Pattern>] {
        (fields.texts(key) ?? []).compactMap { text in
            guard let name = Pattern(text.value), !name.isGlob else {
                report(.invalidTypeName(text, key: key.rawValue))
                return nil
            }
            return Located(name, at: text.location)
        }
    }

    private func selection(forWord word: String) -> ProtocolSelection? {
        switch word {
        case "all": .all
        case "annotated": .annotated
        case "used": .used
        default: nil
        }
    }
}

extension Diagnostic {
    fileprivate static func missingProtocols(_ target: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingProtocols, cause: .setup, "target '\(target)' has no 'protocols'",
            help: "for example: protocols: [RootRouting, \"LoggedOut*\"], or protocols: all, annotated or used", at: location)
    }

    static func emptyList(_ key: String, at location: SourceLocation) -> Diagnostic {
        let help =
            switch key {
            case "sources": "add a path, or remove 'sources' to use the sources of the target's dependencies"
            case "protocols": "add a name, or write protocols: all"
            default: "add a name, or remove '\(key)'"
            }
        return Diagnostic(.emptyList, cause: .setup, "'\(key)' is an empty list", help: help, at: location)
    }

    fileprivate static func invalidTypeName(_ text: Located<String>, key: String) -> Diagnostic {
        let isGlob = Pattern(text.value) != nil
        return Diagnostic(
            .invalidPattern, cause: .setup, "'\(text.value)' in '\(key)' is \(isGlob ? "a glob" : "not the name of a type")",
            help: "write names, for example: \(key): [\(key == "models" ? "LightModel" : "RootPresenter"), Outer.Nested]",
            at: text.location)
    }

    fileprivate static func wordInList(_ word: Located<String>) -> Diagnostic {
        Diagnostic(
            .wordInList, cause: .setup, "'\(word.value)' is not allowed in a list",
            help: "write protocols: \(word.value), or remove '\(word.value)' from the list", at: word.location)
    }

    fileprivate static func invalidPattern(_ text: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidPattern, cause: .setup, "'\(text.value)' is not the name of a protocol or a glob",
            help: "write a name like RootRouting or Outer.Nested, or a glob like \"LoggedOut*\"", at: text.location)
    }
}
