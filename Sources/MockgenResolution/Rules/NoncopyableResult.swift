import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableResult: Rule {
        Rule(
            .noncopyableResult,
            """
            A generic function returns a value that may be noncopyable. A mock would have to store the value until the call, and it cannot \
            store a value of an arbitrary noncopyable type.
            """,
            example: """
                protocol Making {
                    func make<T: ~Copyable>(_ type: T.Type) -> T
                }
                """,
            remedy: "return a copyable type or a specific noncopyable type, or list the protocol under 'exclude'."
        ) { plan in
            plan.members.compactMap { member in
                guard let result = member.result, result.contains(member.generics.mayBeNoncopyable) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' returns '\(result)', which may be noncopyable, "
                        + "and a mock cannot store a value of an arbitrary noncopyable type",
                    help: "return a copyable type or one noncopyable type, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
