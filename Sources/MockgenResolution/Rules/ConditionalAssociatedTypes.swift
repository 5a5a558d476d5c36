import MockgenModel

extension Rule<MockPlan> {
    static var conditionalAssociatedTypes: Rule {
        Rule(
            .conditionalAssociatedTypes,
            """
            The protocol declares associated types inside more than one '#if'. Associated types are generic parameters of the mock, and \
            each combination of conditions would need its own mock.
            """,
            example: """
                protocol Store {
                    #if DEBUG
                        associatedtype Log
                    #endif
                    #if os(Linux)
                        associatedtype File
                    #endif
                }
                """,
            remedy: "declare the associated types outside of '#if', or list the protocol under 'exclude'."
        ) { plan in
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
