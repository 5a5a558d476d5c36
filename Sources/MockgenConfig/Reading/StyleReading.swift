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
        for (role, pattern) in custom.names.sorted(by: { $0.value.location < $1.value.location }) where !base.roles.contains(role) {
            report(
                .otherStyle, "the style '\(base.rawValue)' has no '\(role.rawValue)'",
                help: "use \(quotedList(base.roles.map(\.rawValue), "or")), or extend another style", at: pattern.location)
        }
        if base == .stub, let history = custom.history {
            report(
                .otherStyle, "the style 'stub' always records the arguments of all calls", help: "remove 'history'", at: history.location)
        }
        if base == .stub, let form = custom.singleArgument {
            report(
                .otherStyle, "the style 'stub' records the value of a single argument", help: "remove 'singleArgument'", at: form.location)
        }
        let style = StyleChoice(base, custom)
        if let pattern = custom.names[.invocations], custom.history?.value == false, base.roles.contains(.invocations) {
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
                let location = entry.value.location
                let pattern = text == "none" ? nil : NamePattern(text)
                let isValid =
                    if let pattern { reader.isValid(Located(pattern, at: location), for: role) } else {
                        reader.canBeLeftOut(role, at: location)
                    }
                if isValid { names[role] = Located(pattern, at: location) }
            }
            return names
        }
    }
}

extension ConfigurationReader {
    fileprivate mutating func canBeLeftOut(_ role: Role, at location: SourceLocation) -> Bool {
        if !role.canBeLeftOut {
            report(
                .invalidName, "'none' is not a valid name for '\(role.rawValue)'",
                help: "all roles but \(quotedList(Role.allCases.filter { !$0.canBeLeftOut }.map(\.rawValue), "and")) can be left out",
                at: location)
        }
        return role.canBeLeftOut
    }

    fileprivate mutating func isValid(_ pattern: Located<NamePattern>, for role: Role) -> Bool {
        if role.isOfMock ? !pattern.value.isFixed : role == .stub && pattern.value.isFixed {
            let range = role.isOfMock ? "one name for all members of a mock" : "a name for each member of a mock"
            let example = role.isOfMock ? "\(role.rawValue): \(role.exampleOfMock)" : "stub: \"{member}Call\""
            report(
                .invalidName, "'\(role.rawValue)' is \(range)", help: "for example: names: { \(example) }", at: pattern.location)
            return false
        }
        let known: [NamePattern.Placeholder] = role.canNameArgument ? NamePattern.Placeholder.allCases : [.member, .capitalizedMember]
        for part in pattern.value.parts {
            switch part {
            case .text: continue
            case .placeholder(let placeholder) where known.contains(placeholder): continue
            case .placeholder, .unknown:
                reportUnknownPlaceholder(part.text, among: known.map(\.rawValue), at: pattern.location)
                return false
            }
        }
        if role.isOfEachParameter, !pattern.value.parts.contains(.placeholder(.argument)) {
            report(
                .invalidName, "'\(role.rawValue)' is a name for each parameter of a member",
                help: "add '{Argument}', for example: names: { \(role.rawValue): \"\(pattern.value.text){Argument}\" }",
                at: pattern.location)
            return false
        }
        if !isIdentifier(pattern.value.name(stem: "load", argument: "id")) {
            report(
                .invalidName, "'\(pattern.value.text)' is not a valid name for a member",
                help: "use letters, digits and '_' around '{member}', for example: names: { callCount: \"{member}Count\" }",
                at: pattern.location)
            return false
        }
        return true
    }
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

extension NamePattern.Part {
    fileprivate var text: String {
        switch self {
        case .text(let text), .unknown(let text): text
        case .placeholder(let placeholder): placeholder.rawValue
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
