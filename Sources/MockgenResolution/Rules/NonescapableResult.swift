import MockgenModel

extension Rule<MockPlan> {
    static var nonescapableResult: Rule {
        Rule(
            .nonescapableResult,
            """
            The type of a result, property or subscript is nonescapable. The compiler must know what such a value depends on, and a mock \
            cannot store the value.
            """,
            example: """
                protocol Buffering {
                    @_lifetime(borrow self) func bytes() -> Span<UInt8>
                }
                """,
            remedy: "return an array or another copy of the values, or list the protocol under 'exclude'."
        ) { plan in
            plan.members.compactMap { member in
                guard let result = member.result, result.contains(\.isNonescapable) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' returns '\(result)', which is nonescapable, and a mock cannot store it",
                    help: "return an array or another copy of the values, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
