import MockgenModel

extension Rule<MockPlan> {
    static var nonescapableResult: Rule {
        Rule(.nonescapableResult) { plan in
            plan.members.compactMap { member in
                guard member.result.contains(\.isNonescapable) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' returns '\(member.result)', which is nonescapable, and a mock cannot store it",
                    help: "return an array or another copy of the values, or \(plan.exclude)", at: member.location)
            }
        }
    }
}
