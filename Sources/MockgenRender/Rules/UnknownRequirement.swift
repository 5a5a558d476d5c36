import MockgenModel

extension Rule<MockPlan> {
    static var unknownRequirement: Rule {
        Rule(.unknownRequirement, cause: .setup) { plan in
            let settings = plan.settings.requirements
            return
                (plan.unknown(settings.stems.mapValues(\.location), among: plan.subject.requirements)
                + plan.unknown(
                    settings.returns.mapValues(\.location), among: plan.subject.requirements.filter(\.member.returnsValue),
                    "that returns a value")
                + plan.unknown(settings.inherited, among: plan.inherited, "with a default implementation"))
                .sorted { $0.location < $1.location }
        }
    }
}

extension MockPlan {
    /// Reports the signatures that no member has.
    /// - Parameter trait: the words for a requirement that has the signature, but is not among the members.
    fileprivate func unknown(
        _ signatures: [String: SourceLocation], among candidates: [ResolvedProtocol.Requirement], _ trait: String = ""
    ) -> [Finding] {
        let known = candidates.flatMap(\.signatures)
        return signatures.filter { !known.contains($0.key) }.map { signature, location in
            let isOther = (subject.requirements + inherited).contains { $0.signatures.contains(signature) }
            return Finding(
                "'\(declaration.name)' has no requirement '\(signature)'\(isOther && !trait.isEmpty ? " " + trait : "")",
                help: candidates.map(\.member.signature).unique.nearest(to: signature).map { "did you mean '\($0)'?" }
                    ?? "'\(ShellCommand.mockgen("explain \(declaration.name)"))' lists its requirements",
                at: location)
        }
    }
}

extension [String] {
    /// Returns the nearest signature; if the labels are missing or wrong, the one with the nearest base name.
    fileprivate func nearest(to signature: String) -> String? {
        let base: (String) -> String = { String($0.prefix { $0 != "(" }) }
        return MockgenModel.nearest(to: signature, among: self)
            ?? MockgenModel.nearest(to: base(signature), among: map(base)).flatMap { near in first { base($0) == near } }
    }
}

extension Member {
    fileprivate var returnsValue: Bool { kind == .property || kind == .subscript || !result.isVoid && !result.hasNoValues }
}
