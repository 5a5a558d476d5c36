import MockgenModel

extension MockPlan {
    /// The mock, or two of which only one is compiled: `#if` cannot enclose a single type parameter.
    var variants: [MockPlan] {
        guard let conditions = subject.conditionsOfParameters.first else { return [self] }
        return [under(conditions, without: conditions.opposite), under(conditions.opposite, without: conditions)]
    }

    /// The mock under these conditions, without the declarations that need the others.
    private func under(_ conditions: [String], without others: [String]) -> MockPlan {
        var copy = self
        copy.subject.declaration.conditions += conditions
        copy.subject.associatedTypes.removeAll { $0.conditions.starts(with: others) }
        copy.subject.requirements.removeAll { $0.member.conditions.starts(with: others) }
        for index in copy.subject.requirements.indices where copy.subject.requirements[index].member.conditions.starts(with: conditions) {
            copy.subject.requirements[index].member.conditions.removeFirst(conditions.count)
        }
        return copy
    }
}
