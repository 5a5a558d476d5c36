import MockgenModel

extension Rule<MockPlan> {
    static var parameterPack: Rule {
        Rule(.parameterPack) { plan in
            guard plan.declaration.kind == .class, let pack = plan.subject.superclass?.generics.pack else { return [] }
            return [
                plan.cannotBeMocked(
                    "Swift does not allow subclasses of a class with a parameter pack ('\(pack)')",
                    help: "mock a protocol that '\(plan.declaration.name)' conforms to")
            ]
        }
    }
}

extension GenericClause {
    fileprivate var pack: GenericParameter? { parameters.first { $0.kind == .pack } }
}
