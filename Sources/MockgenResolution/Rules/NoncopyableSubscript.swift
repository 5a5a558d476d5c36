import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableSubscript: Rule {
        Rule(.noncopyableSubscript) { plan in
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
