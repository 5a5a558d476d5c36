internal import MockgenModel

extension ConfigurationReader {
    mutating func target(_ entry: YAMLEntry, inheriting inherited: Settings) -> TargetConfiguration? {
        let name = entry.key.value
        guard let fields = fields(of: entry.value, in: .target, subject: "target '\(name)'", at: entry.key.location) else { return nil }
        let output = output(fields, target: name)
        let settings = settings(fields, inheriting: inherited, output: output)
        let selection = protocols(fields, target: name)
        let sources = relativePaths(.sources, fields)
        let modules = fields.mentions(.modules) ? moduleNames(.modules, fields) : nil
        let combined = combined(fields.entries(.combined) ?? [])
        let exclude = patterns(fields.texts(.exclude) ?? [])
        let models = typeNames(.models, fields)
        let testable = typeNames(.testable, fields)
        let imports = imports(fields)
        let overrides = (fields.entries(.overrides) ?? []).compactMap { override($0, inheriting: settings, output: output) }
        guard let selection else { return nil }
        return TargetConfiguration(
            name: name, location: entry.key.location, modules: modules, sources: sources, protocols: selection,
            protocolsLocation: fields.location(of: .protocols) ?? entry.key.location, combined: combined, exclude: exclude,
            models: models, testable: testable,
            imports: imports, output: output,
            settings: settings, overrides: Overrides(overrides))
    }

    private mutating func override(
        _ entry: YAMLEntry, inheriting inherited: Settings, output: Located<String>?
    ) -> ProtocolOverride? {
        let name = entry.key
        if !name.value.isEmpty, !name.value.isDottedName {
            report(.invalidProtocolName(name, "an override", example: "overrides: { UserServicing: { name: FakeUserService } }"))
        }
        guard let fields = fields(of: entry.value, in: .override, subject: "the override of '\(name.value)'", at: name.location) else {
            return nil
        }
        return ProtocolOverride(protocolName: name, settings: settings(fields, inheriting: inherited, output: output))
    }

    private mutating func combined(_ entries: [YAMLEntry]) -> [CombinedMock] {
        entries.compactMap { entry in
            let protocols = (entry.value.list ?? [entry.value]).compactMap { item in item.text.map { Located($0, at: item.location) } }
            if !entry.key.value.isEmpty, !isTypeName(entry.key.value) { report(.invalidMockName(entry.key)) }
            for name in protocols where !name.value.isDottedName {
                report(.invalidProtocolName(name, "an item of a combined mock", example: combinedExample))
            }
            return protocols.isEmpty ? nil : CombinedMock(name: entry.key, protocols: protocols)
        }
    }

    private mutating func imports(_ fields: Fields) -> [Located<String>] {
        (fields.texts(.imports) ?? []).filter { module in
            if !module.value.isDottedName { report(.invalidImport(module)) }
            return module.value.isDottedName
        }
    }
}

private let combinedExample = "combined: { ScreenMock: [ScreenPresentable, ScreenControllable] }"

extension String {
    /// `P`, `Outer.P`
    fileprivate var isDottedName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier(String($0)) }
    }
}

extension Diagnostic {
    fileprivate static func invalidMockName(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidName, cause: .setup, "'\(name.value)' is not a valid name for a Swift type",
            help: "for example: \(combinedExample)", at: name.location)
    }

    fileprivate static func invalidProtocolName(_ name: Located<String>, _ what: String, example: String) -> Diagnostic {
        let isGlob = name.value.contains { $0 == "*" || $0 == "?" }
        return Diagnostic(
            .invalidProtocolName, cause: .setup,
            isGlob ? "\(what) must name one protocol, but '\(name.value)' is a glob" : "'\(name.value)' is not the name of a protocol",
            help: "for example: \(example)", at: name.location)
    }

    fileprivate static func invalidImport(_ module: Located<String>) -> Diagnostic {
        Diagnostic(
            .invalidImport, cause: .setup, "'\(module.value)' is not the name of a module",
            help: "write only names, for example: imports: [Foundation]", at: module.location)
    }
}
