import MockgenModel

extension Rule<MockPlan> {
    static var isolatedConformance: Rule {
        Rule(.isolatedConformance) { plan in
            guard plan.subject.traits.isSendable, let type = plan.subject.traits.typeConformingOnActor else { return [] }
            return [
                plan.cannotBeMocked(
                    "it is Sendable, but it fixes an associated type to '\(type)', which conforms only on the main actor",
                    help: "declare '\(type)' nonisolated, or \(plan.exclude)")
            ]
        }
    }
}
