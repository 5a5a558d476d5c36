import MockgenModel

extension Rule<MockPlan> {
    static var hiddenProtocol: Rule {
        Rule(
            .hiddenProtocol,
            "The mock has a higher access level than its protocol.",
            example: "access: public, with an internal protocol",
            remedy: "raise the access level of the protocol, or set 'access' for it under 'overrides'."
        ) { plan in
            let declaration = plan.declaration
            let access = plan.settings.access
            guard declaration.access < access else { return [] }
            let relation = declaration.kind == .class ? "be a subclass of" : "conform to"
            return [
                Finding(
                    "a mock with 'access: \(access.rawValue)' cannot \(relation) '\(declaration.qualifiedName)', which is "
                        + declaration.access.rawValue,
                    help: "declare the \(declaration.kind.rawValue) \(access.rawValue), or give its mock "
                        + "'access: \(declaration.access.rawValue)' under 'overrides'",
                    at: declaration.location)
            ]
        }
    }
}
