internal import MockgenModel

extension ConfigurationReader {
    /// Reports settings of a level that cannot be combined with each other or with the output. An inherited setting is never an error.
    mutating func check(
        _ settings: Settings, inheriting inherited: Settings, at level: ConfigurationKey.Level, output: Located<String>? = nil
    ) {
        let name = settings.name
        if !name.value.followsProtocol, level != .override, name.location != inherited.name.location {
            report(
                .fixedName, "'\(name.value.text)' gives every mock the same name",
                help: "add '{protocol}', for example: name: \"{protocol}Mock\"", at: name.location)
        }
        let members = settings.members
        guard members.location != inherited.members.location, !settings.allowsUsedMembers(output: output), members.value == .used else {
            return
        }
        if output != nil {
            report(
                .needsAllMembers, "checked-in mocks always have all members",
                help: "remove 'members: used', or remove 'output' to generate the mocks at build time", at: members.location)
        } else {
            report(
                .needsAllMembers, "mocks with 'access: \(settings.access.value.rawValue)' always have all members",
                help: "remove 'members: used', or write access: internal", at: members.location)
        }
    }

    /// Reports 'members: used' at the top level if all mocks need all members.
    mutating func checkMembers(of configuration: Configuration) {
        let settings = configuration.targets.flatMap(\.allSettings)
        let inherited = configuration.settings
        guard inherited.members.value == .used, inherited.allowsUsedMembers(output: nil), !settings.isEmpty,
            !settings.contains(where: { $0.members.value == .used })
        else { return }
        report(
            .needsAllMembers, "'members: used' applies to no target: checked-in mocks, and mocks that are not internal, have all members",
            help: "remove 'members: used'", at: inherited.members.location)
    }
}

extension Settings {
    /// Mocks need all members if other code can use them.
    fileprivate func allowsUsedMembers(output: Located<String>?) -> Bool { output == nil && access.value == .internal }

    /// Returns the settings of mocks. An inherited choice of members applies only to mocks that other code cannot use.
    func ofMocks(output: Located<String>?) -> Settings {
        var copy = self
        if members.value == .used, !allowsUsedMembers(output: output) { copy.members = Setting(.all) }
        return copy
    }
}

extension KeyType where Value == NameTemplate {
    static var nameTemplate: Self {
        Self(inFile: .text) { node, _, reader in
            let template = NameTemplate(node.located.value)
            if let placeholder = template.unknownPlaceholder {
                reader.report(
                    .unknownPlaceholder, "unknown placeholder '\(placeholder)'",
                    help: "the placeholders are \(quotedList(NameTemplate.placeholders, "and"))", at: node.location)
            } else if !isName(template.name(forProtocol: "P")) {
                reader.report(
                    .invalidName, "'\(template.text)' is not a valid name for a Swift type",
                    help: helpForName(
                        template.name(forProtocol: "P"), around: "{protocol}", example: "name: \"{protocol}Mock\""), at: node.location)
            } else {
                return template
            }
            return nil
        }
    }
}

extension ConfigurationReader {
    mutating func defaults(_ node: YAMLNode) -> [String: ConfiguredDefault] {
        var defaults: [String: ConfiguredDefault] = [:]
        for entry in node.mapping ?? [] {
            guard let expression = entry.value.text else { continue }
            defaults[entry.key.value] = ConfiguredDefault(type: entry.key, value: Located(expression, at: entry.value.location))
        }
        return defaults
    }

    mutating func stems(_ node: YAMLNode) -> [String: Located<String>] {
        var stems: [String: Located<String>] = [:]
        for entry in node.mapping ?? [] where !entry.key.value.isEmpty {
            guard let stem = entry.value.text else { continue }
            if isName(stem) {
                stems[entry.key.value] = Located(stem, at: entry.key.location)
            } else {
                report(
                    .invalidName, "'\(stem)' is not a valid name for a member",
                    help: helpForName(stem, example: "stems: { \"build(withListener:)\": buildRouter }"),
                    at: entry.value.location)
            }
        }
        return stems
    }

    mutating func returns(_ node: YAMLNode) -> [String: Located<String>] {
        defaults(node).mapValues { Located($0.value.value, at: $0.type.location) }
    }

    mutating func choice<Word: Choice>(_ text: Located<String>, of noun: String) -> Word? {
        if let word = Word(rawValue: text.value) { return word }
        report(
            .unknownValue, "unknown \(noun) '\(text.value)'",
            help: nearest(to: text.value, among: Word.names).map { "did you mean '\($0)'?" } ?? "use \(quotedList(Word.names, "or"))",
            at: text.location)
        return nil
    }
}
