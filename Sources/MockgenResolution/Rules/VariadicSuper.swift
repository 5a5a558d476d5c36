import MockgenModel

extension Rule<MockPlan> {
    static var variadicSuper: Rule {
        Rule(.variadicSuper) { plan in
            let declaration = plan.declaration
            guard declaration.kind == .class, plan.settings.callsSuper else { return [] }
            return plan.members.filter { $0.parameters.contains(where: \.isVariadic) }.map { member in
                Finding(
                    "'\(declaration.qualifiedName)' cannot be mocked with 'callsSuper: true': "
                        + "Swift cannot pass the variadic arguments of '\(member.signature)' on to 'super'",
                    help: "set callsSuper: false for it: overrides: { \(declaration.name): { callsSuper: false } }, "
                        + "or make the parameter an array",
                    at: member.location)
            }
        }
    }
}
