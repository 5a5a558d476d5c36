import MockgenModel

extension Rule<MockPlan> {
    static var finalClass: Rule {
        Rule(.finalClass) { plan in
            guard plan.declaration.isFinal, plan.subject.superclass != nil else { return [] }
            return [
                plan.cannotBeMocked(
                    "it is final, and the mock of a class is a subclass",
                    help: "remove 'final', or mock a protocol that '\(plan.declaration.name)' conforms to")
            ]
        }
    }
}
