import MockgenModel

extension Rule<MockPlan> {
    static var noncopyableProperty: Rule {
        Rule(.noncopyableProperty) { plan in
            plan.members.compactMap { member in
                // The help would lead to a function that returns a nonescapable value. Another rule forbids it.
                guard case .property(let property) = member.kind, property.type.isNoncopyable, !property.type.isNonescapable else {
                    return nil
                }
                return plan.cannotBeMocked(
                    "'\(property.name)' has the noncopyable type '\(property.type)', and a mock cannot both store and return such a value",
                    help: "make the requirement a function that returns a '\(property.type)', or \(plan.exclude)", at: member.location)
            }
        }
    }
}
