import MockgenModel

extension Rule<MockPlan> {
    static var isolatedConformance: Rule {
        Rule(
            .isolatedConformance,
            """
            A Sendable protocol fixes an associated type to a type whose conformances are isolated to the main actor, because its module \
            uses '.defaultIsolation(MainActor.self)'. A Sendable mock cannot use these conformances.
            """,
            example: """
                // .defaultIsolation(MainActor.self)
                struct User: Identifiable { var id: Int }
                protocol Storing<Item>: Sendable { associatedtype Item: Identifiable }
                protocol UserStoring: Storing<User> {}
                """,
            remedy: "declare the type nonisolated, or list the protocol under 'exclude'."
        ) { plan in
            guard plan.subject.traits.isSendable, let type = plan.subject.traits.typeConformingOnActor else { return [] }
            return [
                plan.cannotBeMocked(
                    "it is Sendable, but it fixes an associated type to '\(type)', which conforms only on the main actor",
                    help: "declare '\(type)' nonisolated, or \(plan.exclude)")
            ]
        }
    }
}
