import MockgenModel

extension Rule<MockPlan> {
    static var finalClass: Rule {
        Rule(
            .finalClass,
            "The class is final. The mock of a class is a subclass, and a final class cannot have one.",
            example: "final class Session {}",
            remedy: "remove 'final', or mock a protocol that the class conforms to."
        ) { plan in
            guard plan.declaration.isFinal, plan.subject.superclass != nil else { return [] }
            return [
                plan.cannotBeMocked(
                    "it is final, and the mock of a class is a subclass",
                    help: "remove 'final', or mock a protocol that '\(plan.declaration.name)' conforms to")
            ]
        }
    }
}
