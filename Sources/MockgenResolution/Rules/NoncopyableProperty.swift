import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableProperty: Rule {
        Rule(.noncopyableProperty) { plan in
            plan.members.compactMap { member in
                // The help would lead to a function that returns a nonescapable value. Another rule forbids it.
                guard member.kind == .property, member.result.isNoncopyable, !member.result.isNonescapable else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.writtenName)' has the noncopyable type '\(member.result)', and a mock cannot both store and return such a value",
                    help: "make the requirement a function that returns a '\(member.result)', or \(plan.exclude)", at: member.location)
            }
        }
    }
}
