import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableSubscript: Rule {
        Rule(
            .noncopyableSubscript,
            """
            The type of a settable subscript is noncopyable. A mock cannot store a noncopyable value and also return it.
            """,
            example: """
                protocol Shelf {
                    subscript(index: Int) -> Box { get set }  // struct Box: ~Copyable
                }
                """,
            remedy: "replace it with two functions, or list the protocol under 'exclude'."
        ) { plan in
            plan.members.compactMap { member in
                guard case .subscript(let value) = member.kind, value.accessors.isSettable, value.result.isNoncopyable,
                    !value.result.isNonescapable
                else { return nil }
                return plan.cannotBeMocked(
                    "its settable subscript has the noncopyable type '\(value.result)'",
                    help: "replace it with two functions, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
