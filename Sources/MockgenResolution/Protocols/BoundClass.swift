import MockgenModel

/// The class that a mock is a subclass of because its protocol is bound to it.
struct BoundClass {
    /// As a protocol names it.
    struct Name {
        let type: TypeName
        let reference: SourceIndex.Reference
        /// The protocol that does.
        let heir: SourceIndex.Reference
    }

    let superclass: MockSubject.Superclass
    /// What a mock of the class would override.
    let overridable: [Member]
    /// What no subclass can override, and the names of that of which no more is known: constants, and what extensions add.
    let settled: [Member]
    let settledNames: Set<String>
    /// Protocols of the standard library that it conforms to.
    let standardParents: Set<String>

    /// What the class has already is overridden, so that a test can tell it, or else left to the class.
    /// - Returns: what is overridden.
    func meet(_ requirements: inout [MockSubject.Requirement]) -> [Member] {
        var overridden: [Member] = []
        requirements = requirements.compactMap { requirement in
            var requirement = requirement
            if let own = overridable.first(where: requirement.member.isSameRequirement) {
                overridden.append(own)
                requirement.member = own.meeting(requirement.member)
                requirement.member.modifiers.removeAll { $0 == "override" }
                requirement.member.modifiers.append("override")
            } else if leaves(requirement.member) {
                return nil
            } else if let initializer = requirement.member.initializer,
                let same = superclass.initializers?.first(where: { $0.initializer?.isOverridden(by: initializer) == true }),
                same.isNonisolated, !requirement.member.isNonisolated
            {
                requirement.member.modifiers.insert("nonisolated", at: 0)
            }
            return requirement
        }
        return overridden
    }

    private func leaves(_ requirement: Member) -> Bool {
        if settled.contains(where: { requirement.isSameRequirement(as: $0) && $0.meets(requirement) }) { return true }
        guard case .property(let property) = requirement.kind else { return false }
        return settledNames.contains(property.name)
    }
}

extension Member {
    /// Whether it offers all that a requirement of the same name and types asks for.
    fileprivate func meets(_ requirement: Member) -> Bool { meeting(requirement).kind == kind }
}

extension ProtocolLibrary {
    /// Of the classes that a protocol and its ancestors are bound to the one that inherits from all the others.
    func superclass(of lineage: [Reference]) -> BoundClass.Name? {
        var nearest: BoundClass.Name?
        for heir in lineage {
            for case .superclass(let type, let reference) in ancestors[heir] ?? [] {
                let isNearer = nearest.map { self.lineage(of: reference).dropFirst().contains($0.reference) } ?? true
                if isNearer { nearest = BoundClass.Name(type: type, reference: reference, heir: heir) }
            }
        }
        return nearest
    }
}

extension SubjectBuilder {
    /// The class as the mock names it, and what is known of it.
    /// - Parameter requirements: those that it meets are overridden or left to it.
    func inherit(
        from bound: BoundClass.Name, isolation: Isolation, local: Set<String>, for target: Module,
        _ requirements: inout [MockSubject.Requirement], _ notes: inout Qualifier.Notes
    ) -> (type: TypeName, class: BoundClass?) {
        notes.references.insert(bound.reference)
        let qualifier = Qualifier(lookup: lookup, scope: lookup.scope(of: bound.heir), compiler: target.settings, local: local)
        let type = bound.type.mapArguments { qualifier.qualified($0, &notes) }
        // A class that cannot be read is the compiler's to report.
        guard let declaration = library.declarations[bound.reference] else {
            return (type, nil)
        }
        let names = declaration.generics.parameters.map(\.name)
        let arguments = TypeArguments(Dictionary(zip(names, type.arguments)) { first, _ in first }, notes.facts)
        let lineage = library.lineage(of: bound.reference)
        var known = notes
        let found = ClassSubjectBuilder(
            library: library, lookup: lookup, lineage: lineage, target: target, arguments: arguments, isolation: isolation
        ).boundClass(&known)
        let overridden = found.meet(&requirements)
        let initializers = found.superclass.initializers ?? []
        // The types of what the mock does not say again need no import.
        if !overridden.isEmpty || initializers.contains(where: { !$0.parameters.isEmpty }) {
            notes = known
        } else {
            notes.facts = known.facts
        }
        if declaration.access != .open || (overridden + initializers).contains(where: { $0.access < .public }) {
            notes.subclassed.formUnion(lineage)
        }
        return (type, found)
    }
}

extension TypeName {
    fileprivate func mapArguments(_ change: (TypeName) -> TypeName) -> TypeName {
        switch self {
        case .named(let name, let arguments): .named(name, arguments.map(change))
        case .member(let base, let name, let arguments): .member(base.mapArguments(change), name, arguments.map(change))
        default: self
        }
    }
}
