import MockgenModel

extension Rule<MockPlan> {
    static var constrainedMember: Rule {
        Rule(
            .constrainedMember,
            """
            A member of a superclass has a 'where' clause, so it exists only for some generic arguments. mockgen cannot tell whether the \
            subclass inherits it.
            """,
            example: """
                class Store<Item> {
                    func sort() where Item: Comparable {}
                }
                class Basket: Store<Coin> {}
                """,
            remedy: "make the member final or move it to an extension. mockgen does not override such members."
        ) { plan in
            guard plan.declaration.kind == .class, let superclass = plan.subject.superclass else { return [] }
            return plan.members.compactMap { member in
                let parameters = Set((superclass.generics.parameters + member.generics.parameters).map(\.name))
                guard let requirement = member.generics.requirements.first(where: { !$0.constrains(parameters) }) else { return nil }
                return plan.cannotBeMocked(
                    "'\(member.signature)' exists only where '\(requirement)' holds, so no subclass can override it",
                    help: "make '\(member.signature)' final: the mock then does not override it, or declare it in an extension",
                    at: member.location)
            }
        }
    }
}

extension GenericRequirement {
    /// Whether it constrains a generic parameter of these names, not a known type.
    fileprivate func constrains(_ parameters: Set<String>) -> Bool {
        [left, right].prefix(relation == .conforms ? 1 : 2).contains { $0.root.map(parameters.contains) ?? false }
    }
}
