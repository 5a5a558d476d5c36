internal import MockgenModel

extension KeyType where Value == [ModuleConfiguration] {
    static var modules: Self {
        Self(inFile: .lists(of: "path", by: "module", orTo: .module)) { node, _, reader in
            (node.mapping ?? []).map { reader.module($0) }
        }
    }
}

extension ConfigurationReader {
    /// Reads a module with its settings, or in the short form with only its sources.
    fileprivate mutating func module(_ entry: YAMLEntry) -> ModuleConfiguration {
        let name = entry.key.value
        var module = ModuleConfiguration(name: entry.key)
        checkModuleName(entry.key)
        if entry.value.mapping != nil || entry.value.isNull {
            let found = read(
                entry.value, into: &module, ModuleConfiguration.keys, in: .module, subject: "module '\(name)'", at: entry.key.location)
            if found?.contains("sources") == false {
                report(
                    .missingValue, "module '\(name)' has no 'sources'", help: "for example: \(name): [\(name)/Sources]",
                    at: entry.key.location)
            }
        } else if entry.value.list?.isEmpty != true {
            ModuleConfiguration.sourcesKey.read(entry.value, &module, &self)
        }
        return module
    }

    fileprivate mutating func checkModuleName(_ name: Located<String>) {
        if !isName(name.value) {
            report(
                .invalidModule, "'\(name.value)' is not the name of a module", help: "write the name as in 'import', for example: App",
                at: name.location)
        }
    }
}

extension KeyType where Value == [Located<String>] {
    static func moduleNames(mayBeEmpty: Bool = true) -> Self {
        Self(inFile: .list(of: "module", mayBeEmpty: mayBeEmpty)) { node, _, reader in
            for name in node.listed { reader.checkModuleName(name) }
            return node.listed
        }
    }
}

extension KeyType where Value == [String] {
    static var flags: Self {
        Self(inFile: .list(of: "flag")) { node, _, reader in
            for flag in node.listed where !isIdentifier(flag.value) {
                reader.report(
                    .invalidFlag, "'\(flag.value)' is not a name that '#if' can ask for",
                    help: "write names without '-D', for example: flags: [DEBUG]", at: flag.location)
            }
            return node.listed.map(\.value)
        }
    }
}
