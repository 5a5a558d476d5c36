import MockgenModel

/// The class that a protocol requires as the superclass of every conforming type, and so of the mock.
struct RequiredSuperclass {
    struct Name {
        let type: TypeName
        let reference: SourceIndex.Reference
        let namedBy: SourceIndex.Reference
    }

    let superclass: ResolvedProtocol.Superclass
    let overridable: [Member]
    let fixed: [Member]
    let fixedNames: Set<String>
    let standardParents: Set<String>
    /// The attributes of global actors, including those that the protocol uses.
    let globalActors: Set<String>

    /// Overrides the members of the class that satisfy requirements of the protocol, so that a test can stub them. Removes the requirements
    /// that the class implements and the mock cannot override.
    /// - Parameter serves: whether a generic member also satisfies another requirement.
    /// - Returns: the overridden members.
    func overrideMembers(
        repeatedBy requirements: inout [ResolvedProtocol.Requirement], where serves: (Member, Member) -> Bool
    ) -> [Member] {
        var overridden: [Member] = []
        requirements = requirements.compactMap { requirement in
            var requirement = requirement
            if let own = overridable.first(where: requirement.member.isSameRequirement)
                ?? overridable.first(where: { serves($0, requirement.member) }),
                own.canBeOverridden(satisfying: requirement.member)
            {
                guard !overridden.contains(own) else { return nil }
                overridden.append(own)
                requirement.member = own.satisfying(requirement.member, repeating: ["@autoclosure"])
                requirement.member.modifiers.removeAll { $0 == "override" }
                requirement.member.modifiers.append("override")
            } else if leaves(requirement.member) || fixed.contains(where: { serves($0, requirement.member) }) {
                return nil
            } else if requirement.member.isInitializer,
                let same = superclass.initializers.first(where: { $0.isOverridden(by: requirement.member) })
            {
                requirement.member = requirement.member.overridingInitializer(same)
            }
            return requirement
        }
        return overridden
    }

    /// Whether the class implements the requirement on its actor, although the protocol does not isolate the requirement.
    func isolates(_ requirement: Member) -> Bool {
        requirement.isolation == .nonisolated && !requirement.isAsync && !overridable.contains(where: requirement.isSameRequirement)
            && leaves(requirement) && fixedMember(implementing: requirement)?.isNonisolated != true
    }

    /// Whether the conformance of the class to `Equatable` is isolated to its actor.
    var isolatesEquality: Bool {
        standardParents.contains(StandardBehavior.equatable.rawValue)
            && fixed.contains { $0.writtenName == "==" && !$0.isNonisolated }
    }

    private func leaves(_ requirement: Member) -> Bool {
        if fixedMember(implementing: requirement) != nil { return true }
        return requirement.kind == .property && fixedNames.contains(requirement.writtenName)
    }

    private func fixedMember(implementing requirement: Member) -> Member? {
        fixed.first { requirement.isSameRequirement(as: $0) && $0.satisfies(requirement) }
    }
}

extension ResolvedProtocol.Superclass {
    var isMadeOnActor: Bool { !type.isNSObject && !initializers.isEmpty && !initializers.contains(where: \.isNonisolated) }
}

extension Member {
    /// Whether it has all that a requirement of the same name and types needs.
    fileprivate func satisfies(_ requirement: Member) -> Bool {
        var needed = satisfying(requirement)
        needed.isolation = isolation
        return needed == self
    }

    /// Whether an override satisfies a requirement. If only the class's member is async, or lets closures escape, the mock declares a
    /// second member.
    fileprivate func canBeOverridden(satisfying requirement: Member) -> Bool {
        guard !isAsync || requirement.isAsync else { return false }
        return zip(parameters, requirement.parameters).allSatisfy { own, required in !own.type.isEscaping || required.type.isEscaping }
    }

    /// The initializer of a protocol as an override of the superclass's initializer.
    fileprivate func overridingInitializer(_ inherited: Member) -> Member {
        var copy = self
        if inherited.isNonisolated, !isNonisolated { copy.isolation = .nonisolated }
        // A failable initializer cannot override one that never fails, but one that never fails satisfies the requirement too.
        if inherited.failing == .never { copy.failing = .never }
        return copy
    }
}

extension ProtocolLibrary {
    /// Returns the most derived class that a protocol and its ancestors require.
    func superclass(of inheritanceChain: [Reference]) -> RequiredSuperclass.Name? {
        var nearest: RequiredSuperclass.Name?
        for reference in inheritanceChain {
            for case .superclass(let type, let superclass) in ancestors[reference] ?? [] {
                let isNearer = nearest.map { self.inheritanceChain(of: superclass).dropFirst().contains($0.reference) } ?? true
                if isNearer { nearest = RequiredSuperclass.Name(type: type, reference: superclass, namedBy: reference) }
            }
        }
        return nearest
    }
}

extension ProtocolResolver {
    func inherit(from bound: RequiredSuperclass.Name?, declaredAt location: SourceLocation, _ draft: inout Draft) {
        guard let bound else {
            guard inheritanceChain.contains(where: library.saysObject) else { return }
            draft.traits.standardParents.subtract(StandardLibrary.objectiveCConformances)
            let type = StandardName.nsObject.type(hidden: symbols.hiddenNames)
            draft.superclass = ResolvedProtocol.Superclass(type, initializers: [.implicitInitializer(at: location)])
            return
        }
        let symbol = symbols.symbol(of: bound.reference)
        let resolver = resolver(of: bound.namedBy, draft)
        let scope = resolver.scope
        var name = SymbolName(
            symbol, arguments: bound.type.genericArguments.map { resolver.resolved($0) }, spelling: bound.type.path, module: scope.module,
            file: scope.file)
        if case .symbol(let found) = resolver.resolved(constraint: bound.type), found.outerArguments.count == symbol.path.count - 1 {
            name.outerArguments = found.outerArguments
        }
        // A subclass of a Sendable class must repeat the conformance.
        if library.inheritsSendable(bound.reference) {
            draft.traits.isSendable = true
            let isIsolated = if case .globalActor = draft.isolation { true } else { false }
            draft.traits.isCheckedSendable = !isIsolated && lookup.checksSubclasses(of: bound.reference)
        }
        // The compiler reports a class that cannot be read.
        guard let declaration = library.declarations[bound.reference] else {
            draft.superclass = ResolvedProtocol.Superclass(.symbol(name), initializers: [.implicitInitializer(at: location)])
            return
        }
        let arguments = TypeArguments(of: bound.type, bound.reference, in: library, resolver)
        let inheritanceChain = library.inheritanceChain(of: bound.reference)
        let found = ClassResolver(
            isolationReader, inheritanceChain, for: target, symbols: symbols, arguments: arguments,
            isolation: draft.isolation,
            globalActors: draft.globalActors
        ).requiredSuperclass(.symbol(name))
        draft.globalActors = found.globalActors
        draft.traits.isImplementedOnActor = draft.traits.globalActor != nil && draft.requirements.contains { found.isolates($0.member) }
        let overridden = found.overrideMembers(repeatedBy: &draft.requirements, where: serves)
        draft.traits.standardParents.subtract(found.standardParents)
        draft.traits.inheritsIsolatedConformance =
            draft.traits.globalActor != nil && found.isolatesEquality
            && !draft.traits.behaviors.isDisjoint(with: [.comparable, .hashable])
        draft.superclass = found.superclass
        if draft.traits.globalActor != nil, found.superclass.isMadeOnActor { isolateInitializers(&draft) }
        if declaration.access != .open || (overridden + found.superclass.initializers).contains(where: { $0.access < .public }) {
            draft.subclassed.formUnion(inheritanceChain)
        }
    }

    /// Isolates the initializers of the mock like those of the superclass, because they call them. An initializer cannot be isolated if it
    /// or its protocol is declared `nonisolated`.
    private func isolateInitializers(_ draft: inout Draft) {
        let nonisolated = Set(declarations.filter(\.isNonisolated).map(\.qualifiedName))
        for (position, requirement) in draft.requirements.enumerated() {
            guard requirement.member.isInitializer, requirement.member.isolation == .nonisolated,
                requirement.written.isolation == .unspecified, !nonisolated.contains(requirement.origin)
            else { continue }
            draft.requirements[position].member.isolation = .unspecified
            // An async initializer may be isolated, because its caller waits.
            if !requirement.member.isAsync { draft.traits.isImplementedOnActor = true }
        }
    }
}
