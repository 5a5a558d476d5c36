import MockgenModel
import MockgenOutline

extension ProtocolResolver {
    func resolveMembers(_ draft: inout Draft) {
        let inherited = Set(declarations.flatMap { $0.associatedTypes.map(\.name) })
        let conditions = library.conditionsOfAncestors(of: references)
        for (reference, isolation) in zip(inheritanceChain, draft.isolations) {
            guard var declaration = library.declarations[reference] else { continue }
            if let around = conditions[reference] { declaration = declaration.mapConditions { around + $0 } }
            let resolver = resolver(of: reference, draft)
            // Before the mock's braces, an associated type has only its own name.
            let outside = resolver.withoutAliases(of: inherited)
            for member in declaration.members {
                draft.requirements.append(requirement(member, of: reference, declaration, isolation, resolver, draft))
            }
            for type in declaration.associatedTypes { draft.merge(outside.resolved(type)) }
            for requirement in declaration.requirements where requirement.left != .named("Self") {
                draft.genericRequirements.append(outside.resolved(requirement))
            }
            // A subprotocol may fix an associated type with an alias of its name.
            for alias in declaration.typealiases where inherited.contains(alias.name) && alias.parameters.isEmpty {
                draft.genericRequirements.append(
                    GenericRequirement(left: .named(alias.name), relation: .equals, right: outside.resolved(alias.type)))
            }
            draft.genericRequirements += primaryTypes(of: reference, outside)
        }
    }

    private func requirement(
        _ written: Member, of reference: SourceIndex.Reference, _ declaration: ProtocolDeclaration, _ isolation: Isolation,
        _ resolver: TypeResolver, _ draft: Draft
    ) -> ResolvedProtocol.Requirement {
        let settings = index.module(reference).settings
        var member = written
        // It overrides a requirement of another protocol, not a member of the mock's superclass.
        member.modifiers.removeAll { $0 == "override" }
        // The user cannot open an interface, so messages point at the mocked protocol.
        if index.isOfInterface(reference) { member.location = index.location(references[0]) }
        member = member.isolated(isolation, inMockOf: draft.isolation, globalActors: draft.globalActors)
            .preservingAsyncIsolation(isolation, from: settings, to: target.settings)
        // A generic parameter hides a type of the mock that an alias can contain.
        let taken = draft.namesInMock.subtracting(resolver.aliases.keys).subtracting(resolver.replacedAliases.keys)
        member = member.renamingGenerics(apartFrom: taken)
        var requirement = ResolvedProtocol.Requirement(
            member: resolver.resolved(member), origin: declaration.qualifiedName, written: written)
        requirement.isFromBeforeIsolatedTypes =
            target.settings.contains(.isolatedTypesUsability) && !settings.contains(.isolatedTypesUsability)
        requirement.isOfSendableProtocol = library.inheritsSendable(reference) || library.inheritsActor(reference)
        return requirement
    }

    /// `protocol IntStore: Store<Int>` fixes an associated type of its parent.
    private func primaryTypes(of reference: SourceIndex.Reference, _ resolver: TypeResolver) -> [GenericRequirement] {
        var found: [GenericRequirement] = []
        for case .declared(let parent, let arguments) in library.ancestors[reference] ?? [] {
            for (name, argument) in zip(library.declarations[parent]?.primaryAssociatedTypes ?? [], arguments) {
                found.append(
                    GenericRequirement(left: .named(name), relation: .equals, right: resolver.resolved(argument: argument)))
            }
        }
        return found
    }
}
