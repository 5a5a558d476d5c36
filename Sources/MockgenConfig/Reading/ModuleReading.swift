internal import MockgenModel

extension ConfigurationReader {
    mutating func modules(_ entries: [YAMLEntry]) -> [ModuleConfiguration] { entries.compactMap { module($0) } }

    /// Reads a module with its settings, or only its sources.
    private mutating func module(_ entry: YAMLEntry) -> ModuleConfiguration? {
        let isNamed = isModuleName(entry.key)
        guard let fields = fieldsOfModule(entry), isNamed else { return nil }
        let sources = relativePaths(.sources, fields) ?? []
        if !fields.mentions(.sources) { report(.missingSources(of: entry.key)) }
        return ModuleConfiguration(
            name: entry.key, sources: sources, dependencies: moduleNames(.dependencies, fields),
            language: fields.text(.language).flatMap { choice($0) } ?? .five,
            isolation: fields.text(.defaultIsolation).flatMap { choice($0) } ?? .nonisolated,
            features: (fields.texts(.features) ?? []).map(\.value), flags: flags(fields),
            interfaces: relativePaths(.interfaces, fields) ?? [])
    }

    private mutating func fieldsOfModule(_ entry: YAMLEntry) -> Fields? {
        let name = entry.key.value
        if entry.value.mapping != nil || entry.value.isNull {
            return fields(of: entry.value, in: .module, subject: "module '\(name)'", at: entry.key.location)
        }
        // Reported with the type of 'modules'.
        guard entry.value.list?.isEmpty != true else { return nil }
        return Fields(level: .module, location: entry.key.location, .sources, entry.value)
    }

    /// The names of modules in a list.
    mutating func moduleNames(_ key: ConfigurationKey.Name, _ fields: Fields) -> [Located<String>] {
        (fields.texts(key) ?? []).filter { isModuleName($0) }
    }

    private mutating func isModuleName(_ name: Located<String>) -> Bool {
        if !isIdentifier(name.value) { report(.invalidModule(name)) }
        return isIdentifier(name.value)
    }

    private mutating func flags(_ fields: Fields) -> [String] {
        let flags = fields.texts(.flags) ?? []
        for flag in flags where !isIdentifier(flag.value) { report(.invalidFlag(flag)) }
        return flags.map(\.value)
    }
}

extension Diagnostic {
    fileprivate static func missingSources(of module: Located<String>) -> Diagnostic {
        Diagnostic(
            .missingValue, cause: .setup, "module '\(module.value)' has no 'sources'",
            help: "for example: \(module.value): [\(module.value)/Sources]", at: module.location)
    }

    fileprivate static func invalidModule(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidModule, cause: .setup, "'\(name.value)' is not the name of a module",
            help: "write the name as in 'import', for example: App", at: name.location)
    }

    fileprivate static func invalidFlag(_ flag: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidFlag, cause: .setup, "'\(flag.value)' is not a name that '#if' can ask for",
            help: "write names without '-D', for example: flags: [DEBUG]", at: flag.location)
    }
}
