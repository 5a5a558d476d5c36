import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenResolution

extension Selection {
    /// Returns the types that a list in the configuration names, or reports a name that breaks a rule.
    func types(
        in names: [Located<Pattern>], key: String, rules: [Rule<SelectedType>], _ problems: inout [Diagnostic]
    ) -> [SelectedType] {
        var found: [SelectedType] = []
        for name in names {
            let types = declarations(named: name.value)
            if types.isEmpty { problems.append(.unknownType(name, key: key, suggestion: suggestion(forType: name.value.text))) }
            let selected = types.map { SelectedType($0, in: index, at: name.location) }
            if let problem = selected.firstNonNil(rules.firstProblem) {
                problems.append(problem)
            } else {
                let new = selected.filter { type in !found.contains { $0.reference == type.reference } }
                found += new
            }
        }
        return found
    }

    /// Returns declarations of any kind, so that a message can say that the name belongs to a protocol.
    func declarations(named pattern: Pattern) -> [Reference] {
        let types = types(named: pattern)
        let named = types.isEmpty ? index.declarations(named: pattern.text).filter(isAdmitted) : types
        return named.isEmpty ? nestedTypes(named: pattern) : named
    }

    private func suggestion(forType name: String) -> String? {
        nearest(to: name, among: index.types.filter(isVisible).map { index.declaration($0).qualifiedName })
    }
}

extension Diagnostic {
    fileprivate static func unknownType(_ name: Located<Pattern>, key: String, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownType, cause: .setup, "'\(name.value.text)' in '\(key)' is not a type in the sources",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "check the spelling, and that 'sources' has the file that declares it",
            at: name.location)
    }
}
