internal import MockgenModel

extension KeyType where Value == StyleChoice {
    /// A built-in style, or a custom one that extends it.
    static var style: Self {
        Self(inFile: .choice(BuiltInStyle.names, orMapping: .style)) { node, _, reader in
            guard node.text == nil else { return reader.choice(node.located, of: "style").map { StyleChoice($0) } }
            return reader.customStyle(node)
        }
    }
}

extension ConfigurationReader {
    fileprivate mutating func customStyle(_ node: YAMLNode) -> StyleChoice? {
        var custom = CustomStyle()
        let found = read(node, into: &custom, CustomStyle.keys, in: .style, subject: "'style'", at: node.location)
        if found?.contains("extends") == false {
            report(
                .missingExtends, "the custom style has no 'extends'", help: "for example: style: { extends: automockable, naming: label }",
                at: node.location)
        }
        guard let base = custom.base else { return nil }
        let roles = base.style.roles
        for (role, pattern) in custom.names.sorted(by: { $0.value.location < $1.value.location }) where !roles.contains(role) {
            report(
                .otherStyle, "the style '\(base.rawValue)' has no '\(role.rawValue)'",
                help: "use \(quotedList(roles.map(\.rawValue), "or")), or extend another style", at: pattern.location)
        }
        if !roles.contains(.invocations), let location = custom.history?.location {
            report(
                .otherStyle, "the style '\(base)' always records the arguments of all calls", help: "remove 'history'", at: location)
        }
        if !roles.contains(.receivedArgument), let location = custom.singleArgument?.location {
            report(
                .otherStyle, "the style '\(base)' records the value of a single argument", help: "remove 'singleArgument'", at: location)
        }
        let style = StyleChoice(base, custom)
        if let pattern = custom.names[.invocations], custom.history?.value == false, roles.contains(.invocations) {
            report(
                .unusedPattern, "no mock has the name of 'invocations', because 'history' is false",
                help: "remove 'invocations', or write history: true", at: pattern.location,
                notes: custom.history?.location.map { [.init("set here", at: $0)] } ?? [])
        }
        if let (pattern, roles) = style.namedTwice {
            report(
                .sameName, "'\(pattern.value.text)' gives \(quotedList(roles.map(\.rawValue), "and")) the same name",
                help: "use a different name for each, for example: names: { callCount: \"{member}Count\" }", at: pattern.location)
        }
        return style
    }
}

extension KeyType where Value == [Role: Located<NamePattern?>] {
    static var roleNames: Self {
        Self(inFile: .names(of: "role", to: nil, among: Role.names)) { node, _, reader in
            var names: [Role: Located<NamePattern?>] = [:]
            for entry in node.mapping ?? [] where !entry.key.value.isEmpty {
                guard let role: Role = reader.choice(entry.key, of: "role"), let text = entry.value.text else { continue }
                let pattern = Located(text == "none" ? nil : NamePattern(stringLiteral: text), at: entry.value.location)
                if let (id, message, help) = defect(of: pattern.value, for: role) {
                    reader.report(id, message, help: help, at: pattern.location)
                } else {
                    names[role] = pattern
                }
            }
            return names
        }
    }
}

/// Returns the reason why a role cannot have the name.
private func defect(of pattern: NamePattern?, for role: Role) -> (id: Diagnostic.ID, message: String, help: String)? {
    guard let pattern else {
        if role.canBeLeftOut { return nil }
        let needed = quotedList(Role.allCases.filter { !$0.canBeLeftOut }.map(\.rawValue), "and")
        return (.invalidName, "'none' is not a valid name for '\(role.rawValue)'", "all roles but \(needed) can be left out")
    }
    if role.isOfMock ? !pattern.isFixed : role == .stub && pattern.isFixed {
        let range = role.isOfMock ? "one name for all members of a mock" : "a name for each member of a mock"
        let example = role.isOfMock ? "\(role.rawValue): \(role.exampleOfMock)" : "stub: \"{member}Call\""
        return (.invalidName, "'\(role.rawValue)' is \(range)", "for example: names: { \(example) }")
    }
    let known: [NamePattern.Placeholder] = role.canNameArgument ? NamePattern.Placeholder.allCases : [.member, .capitalizedMember]
    let unknown = pattern.parts.firstNonNil { part -> String? in
        switch part {
        case .text: nil
        case .placeholder(let placeholder): known.contains(placeholder) ? nil : placeholder.rawValue
        case .unknown(let text): text
        }
    }
    if let unknown {
        return (.unknownPlaceholder, "unknown placeholder '\(unknown)'", "the placeholders are \(quotedList(known.map(\.rawValue), "and"))")
    }
    if role.isOfEachParameter, !pattern.parts.contains(.placeholder(.argument)) {
        return (
            .invalidName, "'\(role.rawValue)' is a name for each parameter of a member",
            "add '{Argument}', for example: names: { \(role.rawValue): \"\(pattern.text){Argument}\" }"
        )
    }
    let name = pattern.name(stem: "load", argument: "id")
    // The type of the stubs has the name with a capital.
    let names = role == .stubs ? [name, name.capitalizedFirst] : [name]
    guard let invalid = names.first(where: { !isName($0) }) else { return nil }
    let example = role.isOfMock ? "\(role.rawValue): \(role.exampleOfMock)" : "callCount: \"{member}Count\""
    return (
        .invalidName, "'\(pattern.text)' is not a valid name for a member",
        helpForName(invalid, around: role.isOfMock ? nil : "{member}", example: "names: { \(example) }")
    )
}

extension Role {
    /// A name for a role of the whole mock.
    fileprivate var exampleOfMock: String {
        switch self {
        case .anyCalled: "mockCalled"
        case .reset: "resetMock"
        default: "given"
        }
    }
}

extension StyleChoice {
    /// The first two roles of one member with the same name, and this name.
    fileprivate var namedTwice: (pattern: Located<NamePattern>, roles: [Role])? {
        for role in Role.allCases {
            guard let name = names[role], let pattern = name.value else { continue }
            let others = Role.allCases.filter { $0 != role && style.patterns[$0] == pattern && !areApart(role, $0) }
            if !others.isEmpty { return (Located(pattern, at: name.location), [role] + others) }
        }
        return nil
    }

    /// Whether no member has both roles, or both are the same value: one argument and several, the only argument and that of its parameter,
    /// or calls and property values.
    private func areApart(_ left: Role, _ right: Role) -> Bool {
        let roles: Set = [left, right]
        if left.isOfMock || right.isOfMock { return false }
        return roles == [.receivedArgument, .receivedArguments] || roles == [.receivedArgument, .eachArgument]
            || left.isOfProperty != right.isOfProperty
    }
}
