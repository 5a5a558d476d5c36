import MockgenModel

extension Rule<MockPlan> {
    static var unknownRequirement: Rule {
        Rule(
            .unknownRequirement, cause: .setup,
            "A key under 'stems' is not the signature of a requirement of the protocol. Types and effects are not part of a signature.",
            example: """
                protocol Building {
                    func build(withListener listener: String)
                }
                # .mockgen.yml
                overrides:
                  Building: { stems: { "build(listener:)": buildRouter } }
                """,
            remedy: "write the name and the argument labels of a requirement, with '_' for a parameter without a label."
        ) { plan in
            let known = plan.members.map(\.signature).unique
            return plan.settings.stems.filter { !known.contains($0.key) }.sorted { $0.value.location < $1.value.location }.map {
                key, stem in
                Finding(
                    "'\(plan.declaration.name)' has no requirement '\(key)'",
                    help: nearest(to: key, among: known).map { "did you mean '\($0)'?" }
                        ?? "'\(ShellCommand.mockgen("explain \(plan.declaration.name)"))' lists its requirements",
                    at: stem.location)
            }
        }
    }
}
