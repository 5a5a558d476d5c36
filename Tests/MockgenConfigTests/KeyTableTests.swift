import MockgenConfig
import MockgenModel
import Testing

@Suite struct KeyTableTests {
    @Test func everyNameHasOneRow() {
        #expect(ConfigurationKey.table.map(\.name.rawValue).sorted() == ConfigurationKey.Name.allCases.map(\.rawValue).sorted())
        #expect(ConfigurationKey.table.allSatisfy { !$0.levels.isEmpty && !$0.summary.hasSuffix(".") })
    }

    /// The help must not suggest invalid lines.
    @Test(arguments: ConfigurationKey.table)
    func examplesAreValid(_ key: ConfigurationKey) {
        for level in key.levels {
            let file =
                switch level {
                case .root: file(root: key.example, named: key.name)
                case .style: "version: 1\n\(key.example)\ntargets: { A: { protocols: all } }"
                case .target: file(target: key.example, named: key.name)
                case .override: "version: 1\ntargets:\n  A:\n    protocols: all\n    overrides:\n      P:\n        \(key.example)"
                }
            #expect(problems(in: Array(file.utf8)).map(\.shown) == [], "\(level)")
        }
    }

    private func file(root example: String, named name: ConfigurationKey.Name) -> String {
        let rest = [("version", "version: 1"), ("targets", "targets: { A: { protocols: all } }")].filter { $0.0 != name.rawValue }
        return (rest.map(\.1) + [example]).joined(separator: "\n")
    }

    private func file(target example: String, named name: ConfigurationKey.Name) -> String {
        let protocols = name == .protocols ? "" : "    protocols: all\n"
        return "version: 1\ntargets:\n  A:\n\(protocols)    \(example)"
    }
}
