import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableSubscript: Rule {
        Rule(.noncopyableSubscript) { plan in
            plan.members.compactMap { member in
                guard member.kind == .subscript, member.accessors.isSettable, member.result.isNoncopyable, !member.result.isNonescapable
                else { return nil }
                return plan.cannotBeMocked(
                    "its settable subscript has the noncopyable type '\(member.result)'",
                    help: "replace it with two functions, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
