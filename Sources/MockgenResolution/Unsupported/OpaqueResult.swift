import MockgenModel

extension Rule<MockPlan> {
    static var opaqueResult: Rule {
        Rule(
            .opaqueResult,
            "A member returns an opaque type ('some …'). An override cannot return the same hidden type.",
            example: """
                class Shelf {
                    func books() -> some Sequence<String> { [] }
                }
                """,
            remedy: "return an 'any' type, or make the member final: mockgen does not override final members."
        ) { plan in
            guard plan.declaration.kind == .class else { return [] }
            return plan.members.filter { $0.result?.contains(\.isOpaque) == true }.map { member in
                plan.cannotBeMocked(
                    "an override of '\(member.signature)' cannot return its opaque type",
                    help: "make '\(member.signature)' final: the mock then does not override it, or return an 'any' type",
                    at: member.location)
            }
        }
    }
}
