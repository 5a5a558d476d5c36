import MockgenModel
import MockgenOutline

// What a mock has because of the standard library's protocols among its parents, and what it need not have.

extension ProtocolResolver {
    func addStandardRequirements(_ draft: inout Draft) {
        if inheritsStandard("Identifiable") { addIdentifiableRequirement(&draft) }
        if inheritsStandard("Equatable") { draft.requirements.removeAll(where: \.member.isEquality) }
        if inheritsStandard("Hashable") { draft.requirements.removeAll(where: \.member.isHashing) }
        if inheritsStandard("AsyncSequence") { removeFailureOfAsyncSequence(&draft) }
        addIteratorRequirement("Iterator", of: "Sequence", madeBy: "makeIterator", &draft)
        addIteratorRequirement("AsyncIterator", of: "AsyncSequence", madeBy: "makeAsyncIterator", &draft)
    }

    private func inheritsStandard(_ name: String) -> Bool {
        lineage.contains { index.isOfStandardLibrary($0) && index.declaration($0).name == name }
    }

    /// Every class has an `id`, unless the protocol says of which type it is. It is there for everyone.
    private func addIdentifiableRequirement(_ draft: inout Draft) {
        let isolation: MemberIsolation = draft.isolation == .none ? .unspecified : .nonisolated
        for position in draft.requirements.indices where draft.requirements[position].member.isIdentity {
            if isolation == .nonisolated { draft.requirements[position].member.isolation = isolation }
        }
        guard draft.fixesOrBoundsIdentity, let type = draft.associatedTypes.first(where: { $0.name == "ID" }) else {
            draft.associatedTypes.removeAll { $0.name == "ID" && $0.inherited.count == 1 && $0.inherited[0].isStandard("Hashable") }
            return
        }
        guard !draft.requirements.contains(where: \.member.isIdentity) else { return }
        let property = Property(name: "id", type: .named("ID"), accessors: Accessors(isSettable: false))
        let member = Member(
            kind: .property(property), attributes: [], modifiers: [], isolation: isolation, conditions: [], location: type.location)
        draft.requirements.append(MockSubject.Requirement(member: member, origin: "Identifiable"))
    }

    /// The elements of a mock never fail, unless a protocol says how they do.
    private func removeFailureOfAsyncSequence(_ draft: inout Draft) {
        let isDeclared = lineage.contains { reference in
            !index.isOfStandardLibrary(reference)
                && library.declarations[reference]?.associatedTypes.contains { $0.name == "Failure" } == true
        }
        guard !isDeclared, !draft.genericRequirements.contains(where: { $0.fixing(["Failure"]) != nil }) else { return }
        draft.associatedTypes.removeAll { $0.name == "Failure" }
    }

    /// A sequence whose iterator is said makes it as a test wants it; the iterator tells the elements.
    private func addIteratorRequirement(_ name: String, of parent: String, madeBy maker: String, _ draft: inout Draft) {
        guard inheritsStandard(parent), let iterator = draft.genericRequirements.lazy.compactMap({ $0.fixing([name]) }).first,
            let location = library.declarations[lineage[0]]?.location
        else { return }
        let isToldElements = iterator.type.contains { $0 == .named("Element") }
        if !isToldElements, !draft.genericRequirements.contains(where: { $0.fixing(["Element"]) != nil }) {
            draft.associatedTypes.removeAll { $0.name == "Element" }
        }
        draft.associatedTypes.append(
            AssociatedType(name: name, inherited: [], defaultType: nil, requirements: [], conditions: [], location: location))
        let isDeclared = draft.requirements.contains { requirement in
            if case .function(let function) = requirement.member.kind { function.name == maker } else { false }
        }
        guard !isDeclared else { return }
        let make = Function(name: maker, generics: GenericClause(), parameters: [], effects: Effects(), result: .named(name))
        let isolation: MemberIsolation = draft.isolation == .none ? .unspecified : .nonisolated
        let member = Member(kind: .function(make), attributes: [], modifiers: [], isolation: isolation, conditions: [], location: location)
        draft.requirements.append(MockSubject.Requirement(member: member, origin: parent))
    }
}

extension ProtocolResolver.Draft {
    /// Whether the protocols say which type the `id` has, or bind it to another one than every class's own.
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
    // What a mock does by itself, also where a protocol says it again.

    fileprivate var isEquality: Bool {
        guard case .function(let function) = kind, function.name == "==" else { return false }
        return function.parameters.allSatisfy { $0.type == .named("Self") }
    }

    fileprivate var isIdentity: Bool {
        if case .property(let property) = kind { property.name == "id" && !isStatic } else { false }
    }

    var isHashing: Bool {
        switch kind {
        case .function(let function): function.name == "hash" && function.parameters.map(\.label) == ["into"]
        case .property(let property): property.name == "hashValue"
        default: false
        }
    }
}

extension SourceIndex {
    func isOfStandardLibrary(_ reference: Reference) -> Bool { module(reference).name == StandardLibrary.module }
}
