import MockgenModel

extension Rule<MockPlan> {
    static var conditionalAssociatedTypes: Rule {
        Rule(.conditionalAssociatedTypes) { plan in
            guard plan.subject.conditionsOfParameters.count > 1,
                let type = plan.subject.associatedTypes.last(where: { !$0.conditions.isEmpty })
            else { return [] }
            return [
                plan.cannotBeMocked(
                    "its associated types depend on '#if' conditions, and a mock has one list of type parameters",
                    help: "declare '\(type.name)' outside of '#if', or \(plan.exclude)", at: type.location)
            ]
        }
    }
}
