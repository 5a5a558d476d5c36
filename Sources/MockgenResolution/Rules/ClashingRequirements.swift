import MockgenModel

extension Rule<MockPlan> {
    static var clashingRequirements: Rule {
        Rule(.clashingRequirements) { plan in
            var earlier: [String: [Member]] = [:]
            return plan.members.compactMap { member in
                guard member.parameters.isEmpty, let name = member.name else { return nil }
                defer { earlier[name, default: []].append(member) }
                guard let other = earlier[name]?.first(where: { $0.clashes(with: member) }) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.name ?? "")' would be both \(other.kindOfValue) and \(member.kindOfValue)",
                    help: "rename one of the two, or mock the protocols separately", at: member.location,
                    notes: [.init("the other one is here", at: other.location)])
            }
        }
    }
}

extension Member {
    /// Swift overloads only functions. A function without parameters cannot have the name of a property.
    fileprivate func clashes(with other: Member) -> Bool {
        guard let name, name == other.name, parameters.isEmpty, other.parameters.isEmpty, kind == .property || other.kind == .property
        else {
            return false
        }
        return isStatic == other.isStatic && conditions == other.conditions
    }

    fileprivate var kindOfValue: String { kind == .property ? "a property of type '\(result)'" : "a function" }
}
