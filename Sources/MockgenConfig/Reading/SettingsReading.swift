internal import MockgenModel

extension ConfigurationReader {
    /// The settings that a root, a target or an override sets itself.
    mutating func layer(_ fields: Fields) -> SettingsLayer {
        SettingsLayer(
            style: fields.node(.style).flatMap { style($0) },
            name: fields.text(.name).flatMap { name($0, in: fields.place) },
            access: fields.text(.access).flatMap { text in choice(text).map { Setting($0, at: text.location) } },
            defaults: defaults(fields.entries(.defaults) ?? []),
            callsSuper: fields.flag(.callsSuper))
    }

    private mutating func style(_ node: YAMLNode) -> Setting<StyleChoice>? {
        if let text = node.text {
            let style: BuiltInStyle? = choice(Located(text, at: node.location))
            return style.map { Setting(StyleChoice(style: $0, naming: builtInNaming), at: node.location) }
        }
        guard let fields = fields(of: node, in: .style, subject: "'style'", at: node.location) else { return nil }
        if !fields.mentions(.extends) { report(.missingExtends(at: node.location)) }
        let style: BuiltInStyle? = fields.text(.extends).flatMap { choice($0) }
        let naming: Setting<Naming>? = fields.text(.naming).flatMap { text in choice(text).map { Setting($0, at: text.location) } }
        return style.map { Setting(StyleChoice(style: $0, naming: naming ?? builtInNaming), at: node.location) }
    }

    private mutating func choice<Word: Choice>(_ text: Located<String>) -> Word? {
        if let word = Word(rawValue: text.value) { return word }
        report(Word.unavailable.contains(text.value) ? .unavailable(Word.self, text) : .unknown(Word.self, text))
        return nil
    }

    private mutating func name(_ text: Located<String>, in place: ConfigurationKey.Place) -> Setting<NameTemplate>? {
        let template = NameTemplate(text.value)
        if let placeholder = template.unknownPlaceholder {
            report(.unknownPlaceholder(placeholder, at: text.location))
        } else if !isTypeName(template.name(forProtocol: "P")) {
            report(.invalidName(text))
        } else if !template.followsProtocol, place != .override {
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

private let builtInNaming = Settings.builtIn.style.value.naming

extension Diagnostic {
    fileprivate static func unavailable<Word: Choice>(_: Word.Type, _ text: Located<String>) -> Diagnostic {
        Diagnostic(
            "unavailable-\(Word.noun)", cause: .setup, "\(Word.noun) '\(text.value)' is not available in this version",
            help: "use \(quotedList(Word.words, "or"))", at: text.location)
    }

    fileprivate static func unknown<Word: Choice>(_: Word.Type, _ text: Located<String>) -> Diagnostic {
        Diagnostic(
            "unknown-\(Word.noun)", cause: .setup, "unknown \(Word.noun) '\(text.value)'",
            help: nearest(to: text.value, among: Word.words).map { "did you mean '\($0)'?" } ?? "use \(quotedList(Word.words, "or"))",
            at: text.location)
    }

    fileprivate static func missingExtends(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "missing-extends", cause: .setup, "the long form of 'style' does not say which style it extends",
            help: "for example: style: { extends: automockable, naming: label }", at: location)
    }

    fileprivate static func unknownPlaceholder(_ placeholder: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "unknown-placeholder", cause: .setup, "unknown placeholder '\(placeholder)'", help: "the only placeholder is '{protocol}'",
            at: location)
    }

    fileprivate static func invalidName(_ text: Located<String>) -> Diagnostic {
        Diagnostic(
            "invalid-name", cause: .setup, "'\(text.value)' does not make the name of a Swift type",
            help: "use letters, digits and '_' around '{protocol}', for example: name: \"{protocol}Mock\"", at: text.location)
    }

    fileprivate static func fixedName(_ text: Located<String>) -> Diagnostic {
        Diagnostic(
            "fixed-name", cause: .setup, "'\(text.value)' would name every mock alike",
            help: "write '{protocol}' where the protocol's name goes, for example: name: \"{protocol}Mock\"", at: text.location)
    }

    fileprivate static func emptyDefault(_ entry: YAMLEntry) -> Diagnostic {
        Diagnostic(
            "empty-default", cause: .setup, "the default of '\(entry.key.value)' is not a Swift expression",
            help: "write the expression; an empty string is '\"\"', in single quotes", at: entry.value.location)
    }
}
