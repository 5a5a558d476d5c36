internal import MockgenModel

extension ConfigurationReader {
    /// Returns a built-in style, or a custom one that extends it.
    mutating func style(_ node: YAMLNode) -> Setting<StyleChoice>? {
        if let text = node.text {
            let base: BuiltInStyle? = choice(Located(text, at: node.location))
            return base.map { Setting(StyleChoice($0), at: node.location) }
        }
        guard let fields = fields(of: node, in: .style, subject: "'style'", at: node.location) else { return nil }
        if !fields.mentions(.extends) { report(.missingExtends(at: node.location)) }
        let base: BuiltInStyle? = fields.text(.extends).flatMap { choice($0) }
        let naming: Setting<Naming>? = fields.text(.naming).flatMap { text in choice(text).map { Setting($0, at: text.location) } }
        let initializer: Setting<MockInitializer>? = fields.text(.initializer).flatMap { text in
            choice(text).map { Setting($0, at: text.location) }
        }
        let names = names(fields.entries(.names) ?? [])
        guard let base else { return nil }
        for (role, pattern) in names.sorted(by: { $0.value.location < $1.value.location }) where !base.roles.contains(role) {
            report(.otherStyle(role, of: base, at: pattern.location))
        }
        if base == .stub, let history = fields.flag(.history) { report(.historyOfStubs(at: history.location)) }
        let style = StyleChoice(base, naming: naming, keepsHistory: fields.flag(.history), initializer: initializer, names: names)
        if let twice = style.namedTwice { report(.namedTwice(twice.pattern, twice.roles)) }
        return Setting(style, at: node.location)
    }

    mutating func choice<Word: Choice>(_ text: Located<String>) -> Word? {
        if let word = Word(rawValue: text.value) { return word }
        report(.unknown(Word.self, text))
        return nil
    }

    private mutating func names(_ entries: [YAMLEntry]) -> [Role: Located<NamePattern?>] {
        var names: [Role: Located<NamePattern?>] = [:]
        for entry in entries where !entry.key.value.isEmpty {
            guard let role: Role = choice(entry.key), let text = entry.value.text else { continue }
            let location = entry.value.location
            let pattern = text == "none" ? nil : NamePattern(text)
            let problem =
                if let pattern { problem(with: Located(pattern, at: location), for: role) } else { problem(without: role, at: location) }
            if let problem { report(problem) } else { names[role] = Located(pattern, at: location) }
        }
        return names
    }

    private func problem(without role: Role, at location: SourceLocation) -> Diagnostic? {
        role.canBeLeftOut ? nil : .notLeftOut(role, at: location)
    }

    private func problem(with pattern: Located<NamePattern>, for role: Role) -> Diagnostic? {
        let known: [NamePattern.Placeholder] = role == .receivedArgument ? NamePattern.Placeholder.allCases : [.member, .capitalizedMember]
        // All members share the namespace, and none shares its stub.
        if role == .stubs ? !pattern.value.isFixed : role == .stub && pattern.value.isFixed {
            return .invalidStubPattern(pattern, for: role)
        }
        for part in pattern.value.parts {
            switch part {
            case .text: continue
            case .placeholder(let placeholder) where known.contains(placeholder): continue
            case .placeholder, .unknown:
                return .unknownPlaceholder(part.text, among: known.map(\.rawValue), at: pattern.location)
            }
        }
        return isIdentifier(pattern.value.name(stem: "load", argument: "id")) ? nil : .invalidPattern(pattern)
    }
}

extension NamePattern.Part {
    fileprivate var text: String {
        switch self {
        case .text(let text), .unknown(let text): text
        case .placeholder(let placeholder): placeholder.rawValue
        }
    }
}

extension StyleChoice {
    /// The first roles of one member that have the same name, and that name.
    fileprivate var namedTwice: (pattern: Located<NamePattern>, roles: [Role])? {
        for role in Role.allCases {
            guard let name = names[role], let pattern = name.value else { continue }
            let others = Role.allCases.filter { $0 != role && style.patterns[$0] == pattern && !areApart(role, $0) }
            if !others.isEmpty { return (Located(pattern, at: name.location), [role] + others) }
        }
        return nil
    }

    /// Whether no member has both roles: one argument and several, or calls and property values.
    private func areApart(_ left: Role, _ right: Role) -> Bool {
        Set([left, right]) == [.receivedArgument, .receivedArguments] || left.isOfProperty != right.isOfProperty
    }
}

extension Diagnostic {
    fileprivate static func unknown<Word: Choice>(_: Word.Type, _ text: Located<String>) -> Diagnostic {
        Diagnostic(
            .unknownValue, cause: .setup, "unknown \(Word.noun) '\(text.value)'",
            help: nearest(to: text.value, among: Word.names).map { "did you mean '\($0)'?" } ?? "use \(quotedList(Word.names, "or"))",
            at: text.location)
    }

    fileprivate static func missingExtends(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingExtends, cause: .setup, "the custom style has no 'extends'",
            help: "for example: style: { extends: automockable, naming: label }", at: location)
    }

    fileprivate static func invalidPattern(_ pattern: Located<NamePattern>) -> Diagnostic {
        Diagnostic(
            .invalidName, cause: .setup, "'\(pattern.value.text)' is not a valid name for a member",
            help: "use letters, digits and '_' around '{member}', for example: names: { callCount: \"{member}Count\" }",
            at: pattern.location)
    }

    fileprivate static func notLeftOut(_ role: Role, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidName, cause: .setup, "'none' is not a valid name for '\(role.rawValue)'",
            help: "only \(quotedList(Role.allCases.filter(\.canBeLeftOut).map(\.rawValue), "and")) can be left out", at: location)
    }

    fileprivate static func invalidStubPattern(_ pattern: Located<NamePattern>, for role: Role) -> Diagnostic {
        Diagnostic(
            .invalidName, cause: .setup,
            role == .stubs ? "'stubs' is one name for all members of a mock" : "'stub' is a name for each member of a mock",
            help: "for example: names: { stubs: given, stub: \"{member}Call\" }", at: pattern.location)
    }

    fileprivate static func otherStyle(_ role: Role, of style: BuiltInStyle, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .otherStyle, cause: .setup, "the style '\(style.rawValue)' has no '\(role.rawValue)'",
            help: "use \(quotedList(style.roles.map(\.rawValue), "or")), or extend another style", at: location)
    }

    fileprivate static func historyOfStubs(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .otherStyle, cause: .setup, "the style 'stub' always records the arguments of all calls", help: "remove 'history'", at: location
        )
    }

    fileprivate static func namedTwice(_ pattern: Located<NamePattern>, _ roles: [Role]) -> Diagnostic {
        Diagnostic(
            .sameName, cause: .setup, "'\(pattern.value.text)' gives \(quotedList(roles.map(\.rawValue), "and")) the same name",
            help: "use a different name for each, for example: names: { callCount: \"{member}Count\" }", at: pattern.location)
    }
}
