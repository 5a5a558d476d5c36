import MockgenModel

extension Rule<MockPlan> {
    static var sequencePart: Rule {
        Rule(
            .sequencePart,
            """
            A protocol constrains the slices, indices or iterator of a sequence or collection. The mock of a collection uses the default \
            slices and indices, and the mock of a sequence iterates over an array.
            """,
            example: """
                protocol Pages: Collection where SubSequence == ArraySlice<Element> {}
                """,
            remedy: "remove the constraint from the protocol, or list the protocol under 'exclude'."
        ) { plan in
            guard let requirement = plan.subject.requirementOnSequencePart else { return [] }
            return [
                plan.cannotBeMocked(
                    "it requires '\(requirement)', but a mock has its own slices, indices and iterators",
                    help: "remove the constraint from the protocol, or \(plan.exclude)")
            ]
        }
    }
}

extension ResolvedProtocol {
    /// A constraint on a part of a sequence that the mock makes in only one way.
    fileprivate var requirementOnSequencePart: GenericRequirement? {
        let behaviors = traits.behaviors
        let made = Set(behaviors.flatMap(\.unconstrainableTypes))
        let iterators = behaviors.compactMap(\.iterator?.type)
        return genericRequirements.map { $0.mapTypes(\.withoutSelf) }.first { requirement in
            let sides = [requirement.left, requirement.right]
            if sides.contains(where: { $0.root.map(made.contains) ?? false }) { return true }
            guard let side = sides.first(where: { if case .named(let name, []) = $0 { iterators.contains(name) } else { false } }) else {
                return false
            }
            let other = side == requirement.left ? requirement.right : requirement.left
            return requirement.relation == .conforms || other.contains { $0 == .named("Self") }
        }
    }
}
