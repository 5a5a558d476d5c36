import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableResult: Rule {
        Rule(.noncopyableResult) { plan in
            plan.members.compactMap { member in
                guard member.result.contains(member.generics.mayBeNoncopyable) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' returns '\(member.result)', which may be noncopyable, "
                        + "and a mock cannot store a value of an arbitrary noncopyable type",
                    help: "return a copyable type or one noncopyable type, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
