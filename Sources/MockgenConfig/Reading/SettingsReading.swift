internal import MockgenModel

extension ConfigurationReader {
    /// Returns the settings of one level: the root, a target or an override.
    ///
    /// Mocks that other code can use have all members. Only a level that itself chooses otherwise gets an error.
    /// - Parameter output: the checked-in file of the target.
    mutating func settings(_ fields: Fields, inheriting inherited: Settings, output: Located<String>? = nil) -> Settings {
        let layer = layer(fields)
        var settings = inherited.overridden(by: layer)
        guard settings.members.value == .used, output != nil || settings.access.value != .internal else { return settings }
        if let location = layer.members?.location {
            report(output == nil ? .allMembers(of: settings.access.value, at: location) : .allMembersOfCheckedInMocks(at: location))
        }
        settings.members = Setting(.all)
        return settings
    }

    private mutating func layer(_ fields: Fields) -> SettingsLayer {
        SettingsLayer(
            style: fields.node(.style).flatMap { style($0) },
            name: fields.text(.name).flatMap { name($0, in: fields.level) },
            access: fields.text(.access).flatMap { text in choice(text).map { Setting($0, at: text.location) } },
            defaults: defaults(fields.entries(.defaults) ?? []),
            callsSuper: fields.flag(.callsSuper),
            implemented: fields.text(.implemented).flatMap { text in choice(text).map { Setting($0, at: text.location) } },
            members: fields.text(.members).flatMap { text in choice(text).map { Setting($0, at: text.location) } })
    }

    private mutating func name(_ text: Located<String>, in level: ConfigurationKey.Level) -> Setting<NameTemplate>? {
        let template = NameTemplate(text.value)
        if let placeholder = template.unknownPlaceholder {
            report(.unknownPlaceholder(placeholder, among: [NameTemplate.placeholder], at: text.location))
        } else if !isTypeName(template.name(forProtocol: "P")) {
            report(.invalidName(text))
        } else if !template.followsProtocol, level != .override {
            report(.fixedName(text))
        } else {
            return Setting(template, at: text.location)
        }
        return nil
    }

    private mutating func defaults(_ entries: [YAMLEntry]) -> [String: Located<String>] {
        var defaults: [String: Located<String>] = [:]
        for entry in entries {
            guard let expression = entry.value.text else { continue }
            if expression.allSatisfy(\.isWhitespace) { report(.emptyDefault(entry)) }
            defaults[entry.key.value] = Located(expression, at: entry.value.location)
        }
        return defaults
    }
}

extension Diagnostic {
    static func unknownPlaceholder(_ placeholder: String, among known: [String], at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unknownPlaceholder, cause: .setup, "unknown placeholder '\(placeholder)'",
            help: known.count > 1
                ? "the placeholders are \(quotedList(known, "and"))" : "the only placeholder is \(quotedList(known, "and"))",
            at: location)
    }

    fileprivate static func allMembersOfCheckedInMocks(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .needsAllMembers, cause: .setup, "checked-in mocks always have all members",
            help: "remove 'members: used', or remove 'output' to generate the mocks at build time", at: location)
    }

    fileprivate static func allMembers(of access: AccessLevel, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .needsAllMembers, cause: .setup, "mocks with 'access: \(access.rawValue)' always have all members",
            help: "remove 'members: used', or write access: internal", at: location)
    }

    fileprivate static func invalidName(_ text: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidName, cause: .setup, "'\(text.value)' is not a valid name for a Swift type",
            help: "use letters, digits and '_' around '{protocol}', for example: name: \"{protocol}Mock\"", at: text.location)
    }

    fileprivate static func fixedName(_ text: Located<String>) -> Diagnostic {
        Diagnostic(
            .fixedName, cause: .setup, "'\(text.value)' gives every mock the same name",
            help: "add '{protocol}', for example: name: \"{protocol}Mock\"", at: text.location)
    }

    fileprivate static func emptyDefault(_ entry: YAMLEntry) -> Diagnostic {
        Diagnostic(
            .emptyDefault, cause: .setup, "the default of '\(entry.key.value)' is empty",
            help: "write a Swift expression; an empty string is '\"\"', in single quotes", at: entry.value.location)
    }
}
