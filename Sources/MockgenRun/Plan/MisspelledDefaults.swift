import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenResolution

extension PlannedMocks {
    /// A warning for each default whose type is almost one that the mocks of a target return: such a default has no effect.
    var misspelledDefaults: [Diagnostic] {
        let defaults = target.allSettings.flatMap(\.defaults.values).unique
        guard !defaults.isEmpty else { return [] }
        let results = mocks.flatMap(\.subject.requirements).map(\.member.result).unique
        let returned = Set(results.flatMap { "\($0)".split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
        let names = KnownNames(
            returned.filter { name in !index.declarations(named: name).isEmpty && !defaults.contains { $0.type.value == name } })
        return defaults.map(\.type).sorted { $0.location < $1.location }.compactMap { type in
            guard isIdentifier(type.value), !returned.contains(type.value), index.declarations(named: type.value).isEmpty,
                let near = names.nearest(to: type.value, atMost: 2)
            else { return nil }
            return Diagnostic(
                .invalidDefault, .warning, cause: .setup,
                "the default of '\(type.value)' has no effect: no mock of '\(target.name)' returns one",
                help: "did you mean '\(near)'?", at: type.location)
        }
    }
}
