import MockgenModel

extension Rule<MockPlan> {
    static var hiddenProtocol: Rule {
        Rule(.hiddenProtocol) { plan in
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
