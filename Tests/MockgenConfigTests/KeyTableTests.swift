import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@Suite struct KeyTableTests {
    @Test func everyNameIsDeclaredOnceAtEachLevel() {
        for level in ConfigurationKey.Level.allCases {
            #expect(Set(level.keys.map(\.name)).count == level.keys.count && !level.keys.isEmpty)
        }
        #expect(ConfigurationKey.table.allSatisfy { !$0.levels.isEmpty && !$0.summary.hasSuffix(".") })
    }

    /// The help must not suggest invalid lines.
    @Test(arguments: ConfigurationKey.table)
    func examplesAreValid(_ key: ConfigurationKey) {
        for level in key.levels { #expect(foundProblems(with: key.example, at: level, named: key.name).map(\.shown) == [], "\(level)") }
    }

    /// The reader refuses the empty lists that the schema refuses, and no others.
    @Test(arguments: ConfigurationKey.table.filter(\.type.isList))
    func emptyListsAreRefusedAsTheSchemaSays(_ key: ConfigurationKey) {
        for level in key.levels {
            let ids = foundProblems(with: "\(key.name): []", at: level, named: key.name).map(\.id)
            #expect(ids == (key.type.mayBeEmpty ? [] : [.emptyList]), "\(level)")
        }
    }

    private func foundProblems(
        with line: String, at level: ConfigurationKey.Level, named name: String
    ) -> [Diagnostic] {
        let file =
            switch level {
            case .root: file(root: line, named: name)
            case .style, .verify: "version: 1\n\(line)\ntargets: { A: { protocols: all } }"
            case .target: file(target: line, named: name)
            case .module: file(module: line, named: name)
            case .override: "version: 1\ntargets:\n  A:\n    protocols: all\n    overrides:\n      P:\n        \(line)"
            }
        return problems(in: Array(file.utf8))
    }

    private func file(root example: String, named name: String) -> String {
        let rest = [("version", "version: 1"), ("targets", "targets: { A: { protocols: all } }")].filter { $0.0 != name }
        return (rest.map(\.1) + [example]).joined(separator: "\n")
    }

    private func file(module example: String, named name: String) -> String {
        let sources = name == "sources" ? "" : "    sources: [App]\n"
        return "version: 1\nmodules:\n  App:\n\(sources)    \(example)\ntargets: { A: { protocols: all } }"
    }

    private func file(target example: String, named name: String) -> String {
        let protocols = name == "protocols" ? "" : "    protocols: all\n"
        return "version: 1\ntargets:\n  A:\n\(protocols)    \(example)"
    }
}

extension ConfigurationKey.ValueType {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
