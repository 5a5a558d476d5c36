import MockgenModel
import MockgenOutline

// Adds the requirements of the standard library's protocols, and removes those that the mock does not need.

extension ProtocolResolver {
    func addStandardRequirements(_ draft: inout Draft) {
        let behaviors = Set(inheritanceChain.compactMap(index.standardBehavior))
        if behaviors.contains(.identifiable) { addIdentifiableRequirement(&draft) }
        draft.requirements.removeAll { requirement in behaviors.contains { $0.implements(requirement.member) } }
        guard behaviors.contains(.asyncSequence) else { return }
        removeFailureOfAsyncSequence(&draft)
        addAsyncIteratorRequirement(&draft)
    }

    /// Every class has a nonisolated `id`, unless the protocol fixes its type.
    private func addIdentifiableRequirement(_ draft: inout Draft) {
        draft.leaveToEveryone(\.isIdentity)
        guard draft.fixesOrBoundsIdentity, let type = draft.associatedTypes.first(where: { $0.name == "ID" }) else {
            draft.associatedTypes.removeAll { $0.name == "ID" && $0.inherited.count == 1 && $0.inherited[0].isStandard("Hashable") }
            draft.inferredTypes.insert("ID")
            return
        }
        guard !draft.requirements.contains(where: \.member.isIdentity) else { return }
        var member = Member(.property, "id", .named("ID"), location: type.location)
        member.isolation = draft.isolationOfStandardRequirements
        draft.requirements.append(ResolvedProtocol.Requirement(member: member, origin: "Identifiable"))
    }

    /// The elements of a mock never fail, unless a protocol fixes the type of the failure.
    private func removeFailureOfAsyncSequence(_ draft: inout Draft) {
        let isDeclared = inheritanceChain.contains { reference in
            !index.isOfStandardLibrary(reference)
                && library.declarations[reference]?.associatedTypes.contains { $0.name == "Failure" } == true
        }
        guard !isDeclared, !draft.genericRequirements.contains(where: { $0.fixing(["Failure"]) != nil }) else { return }
        draft.associatedTypes.removeAll { $0.name == "Failure" }
        draft.inferredTypes.insert("Failure")
    }

    /// If the protocol declares the iterator, a test provides it, and the iterator decides the type of the elements.
    private func addAsyncIteratorRequirement(_ draft: inout Draft) {
        draft.leaveToEveryone(\.makesAsyncIterator)
        let name = "AsyncIterator"
        guard let iterator = draft.genericRequirements.firstNonNil({ $0.fixing([name]) }),
            let location = library.declarations[inheritanceChain[0]]?.location
        else { return }
        let isToldElements = iterator.type.contains { $0 == .named("Element") }
        if !isToldElements, !draft.genericRequirements.contains(where: { $0.fixing(["Element"]) != nil }) {
            draft.associatedTypes.removeAll { $0.name == "Element" }
        }
        draft.associatedTypes.append(
            AssociatedType(name, at: location))
        guard !draft.requirements.contains(where: \.member.makesAsyncIterator) else { return }
        var member = Member(.function, "makeAsyncIterator", .named(name), location: location)
        member.isolation = draft.isolationOfStandardRequirements
        draft.requirements.append(ResolvedProtocol.Requirement(member: member, origin: "AsyncSequence"))
    }
}

extension ProtocolResolver.Draft {
    /// A mock on an actor implements the requirements of the standard library without isolation.
    fileprivate var isolationOfStandardRequirements: MemberIsolation { isolation == .none ? .unspecified : .nonisolated }

    /// Makes requirements nonisolated that restate those of the standard library.
    fileprivate mutating func leaveToEveryone(_ isStandard: (Member) -> Bool) {
        guard isolation != .none else { return }
        for position in requirements.indices where isStandard(requirements[position].member) {
            requirements[position].member.isolation = .nonisolated
        }
    }

    /// Whether the protocols fix or constrain the type of the `id` in a way that the `id` of every class does not satisfy.
    fileprivate var fixesOrBoundsIdentity: Bool {
        genericRequirements.contains { requirement in
            switch requirement.relation {
            case .equals: requirement.left.path?.last == "ID" || requirement.right.path?.last == "ID"
            case .conforms:
                requirement.left.path?.last == "ID"
                    && !requirement.right.conjuncts.allSatisfy { StandardLibrary.parentsOfIdentities.contains($0.description) }
            }
        }
    }
}

extension Member {
    fileprivate var isIdentity: Bool { kind == .property && writtenName == "id" && !isStatic }
}

extension SourceIndex {
    /// Returns the behavior of a mock for one of its ancestors.
    func standardBehavior(of reference: Reference) -> StandardBehavior? {
        isOfStandardLibrary(reference) ? StandardBehavior(rawValue: declaration(reference).name) : nil
    }

    func isOfStandardLibrary(_ reference: Reference) -> Bool { module(reference).name == StandardLibrary.module }
}
