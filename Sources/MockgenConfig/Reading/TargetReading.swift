internal import MockgenModel

extension ConfigurationReader {
    mutating func target(_ entry: YAMLEntry, inheriting inherited: Settings) -> TargetConfiguration? {
        let name = entry.key.value
        guard let fields = fields(of: entry.value, in: .target, subject: "target '\(name)'", at: entry.key.location) else { return nil }
        let settings = inherited.overridden(by: layer(fields))
        let selection = protocols(fields, target: name)
        let sources = sources(fields)
        let exclude = patterns(fields.texts(.exclude) ?? [])
        let models = typeNames(.models, fields)
        let testable = typeNames(.testable, fields)
        let imports = imports(fields)
        let output = output(fields, target: name)
        let overrides = (fields.entries(.overrides) ?? []).compactMap { override($0, inheriting: settings) }
        guard let selection else { return nil }
        return TargetConfiguration(
            name: name, location: entry.key.location, sources: sources, protocols: selection,
            protocolsLocation: fields.location(of: .protocols) ?? entry.key.location, exclude: exclude, models: models, testable: testable,
            imports: imports, output: output,
            settings: settings, overrides: overrides)
    }

    private mutating func override(_ entry: YAMLEntry, inheriting inherited: Settings) -> ProtocolOverride? {
        let name = entry.key
        let pieces = name.value.split(separator: ".", omittingEmptySubsequences: false)
        if !name.value.isEmpty, !pieces.allSatisfy({ isIdentifier(String($0)) }) {
            report(.invalidProtocolName(name))
        }
        guard let fields = fields(of: entry.value, in: .override, subject: "the override of '\(name.value)'", at: name.location) else {
            return nil
        }
        return ProtocolOverride(protocolName: name, settings: inherited.overridden(by: layer(fields)))
    }

    private mutating func imports(_ fields: Fields) -> [Located<String>] {
        (fields.texts(.imports) ?? []).filter { module in
            let pieces = module.value.split(separator: ".", omittingEmptySubsequences: false)
            let isModule = pieces.allSatisfy { isIdentifier(String($0)) }
            if !isModule { report(.invalidImport(module)) }
            return isModule
        }
    }
}

extension Diagnostic {
    fileprivate static func invalidProtocolName(_ name: Located<String>) -> Diagnostic {
        let isGlob = name.value.contains { $0 == "*" || $0 == "?" }
        return Diagnostic(
            "invalid-protocol-name", cause: .setup,
            isGlob ? "an override is of one protocol, '\(name.value)' is a glob" : "'\(name.value)' is not the name of a protocol",
            help: "for example: overrides: { UserServicing: { name: FakeUserService } }", at: name.location)
    }

    fileprivate static func invalidImport(_ module: Located<String>) -> Diagnostic {
        Diagnostic(
            "invalid-import", cause: .setup, "'\(module.value)' is not the name of a module",
            help: "write names alone, for example: imports: [Foundation]", at: module.location)
    }
}
