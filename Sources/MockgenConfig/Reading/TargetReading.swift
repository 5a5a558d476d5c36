internal import MockgenModel

extension ConfigurationReader {
    mutating func target(_ entry: YAMLEntry, inheriting inherited: Settings) -> TargetConfiguration {
        let (name, location) = (entry.key.value, entry.key.location)
        var target = TargetConfiguration(name: entry.key, inheriting: inherited)
        let subject = "target '\(name)'"
        let found = read(entry.value, into: &target, TargetConfiguration.keys, in: .target, subject: subject, at: location)
        if found?.isDisjoint(with: ["protocols", "models"]) == true {
            report(
                .missingProtocols, "\(subject) has no 'protocols'",
                help: "for example: protocols: [RootRouting, \"LoggedOut*\"], or protocols: all, annotated or used", at: location)
        }
        check(target.settings, inheriting: inherited, at: .target, output: target.output)
        target.settings = target.settings.ofMocks(output: target.output)
        return target
    }

    mutating func overrides(_ node: YAMLNode, of target: TargetConfiguration) -> Overrides {
        Overrides((node.mapping ?? []).compactMap { override($0, in: target) })
    }

    private mutating func override(_ entry: YAMLEntry, in target: TargetConfiguration) -> ProtocolOverride? {
        let name = entry.key
        if entry.isKey(of: .override) {
            report(
                .misplacedKey, "the key '\(name.value)' is not allowed directly under 'overrides'",
                help: "write it below the name of a protocol, and indent it", at: name.location)
            return nil
        }
        if !name.value.isEmpty, !name.value.isDottedName {
            reportInvalidProtocolName(name, "an override", example: "overrides: { UserServicing: { name: FakeUserService } }")
        }
        var settings = target.settings
        let subject = "the override of '\(name.value)'"
        read(entry.value, into: &settings, Settings.keysOfOverride, in: .override, subject: subject, at: name.location)
        check(settings, inheriting: target.settings, at: .override, output: target.output)
        return ProtocolOverride(protocolName: name, settings: settings.ofMocks(output: target.output))
    }

    fileprivate mutating func reportInvalidProtocolName(_ name: Located<String>, _ what: String, example: String) {
        let isGlob = name.value.contains { $0 == "*" || $0 == "?" }
        report(
            .invalidProtocolName,
            isGlob ? "\(what) must name one protocol, but '\(name.value)' is a glob" : "'\(name.value)' is not the name of a protocol",
            help: "for example: \(example)", at: name.location)
    }
}

extension KeyType where Value == [CombinedMock] {
    static var combinedMocks: Self {
        Self(inFile: .lists(of: "protocol", by: "mock")) { node, key, reader in
            (node.mapping ?? []).compactMap { entry in
                if !entry.key.value.isEmpty, !isName(entry.key.value) {
                    reader.report(
                        .invalidName, "'\(entry.key.value)' is not a valid name for a Swift type",
                        help: helpForName(entry.key.value, example: key.example), at: entry.key.location)
                }
                for name in entry.value.listed where !name.value.isDottedName {
                    reader.reportInvalidProtocolName(name, "an item of a combined mock", example: key.example)
                }
                return entry.value.listed.isEmpty ? nil : CombinedMock(name: entry.key, protocols: entry.value.listed)
            }
        }
    }
}

extension KeyType where Value == [Located<String>] {
    /// `AutoMockable` and `@mockable`
    static var annotations: Self {
        Self(inFile: .list(of: "word", mayBeEmpty: false)) { node, _, reader in
            for word in node.listed where !isIdentifier(word.value.hasPrefix("@") ? String(word.value.dropFirst()) : word.value) {
                reader.report(
                    .invalidName, "'\(word.value)' is not an annotation",
                    help: "write the word of '// sourcery: AutoMockable' or '/// @mockable', for example: annotations: [autoMockable]",
                    at: word.location)
            }
            return node.listed
        }
    }

    static var imports: Self {
        Self(inFile: .list(of: "module")) { node, _, reader in
            for module in node.listed where !isModuleName(module.value) {
                reader.report(
                    .invalidImport, "'\(module.value)' is not the name of a module",
                    help: "write only names, for example: imports: [Foundation]", at: module.location)
            }
            return node.listed
        }
    }
}

extension String {
    /// `P`, `Outer.P`
    fileprivate var isDottedName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier(String($0)) }
    }
}
