package import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Puts together what a mock has to do, from the protocol or class and all its ancestors.
package struct SubjectBuilder {
    let library: ProtocolLibrary
    let lookup: Lookup
    /// Whether somebody wants to know which requirements are implemented already.
    private let findsImplementations: Bool

    package init(_ library: ProtocolLibrary, findsImplementations: Bool = false) {
        self.library = library
        self.findsImplementations = findsImplementations
        lookup = Lookup(index: library.index)
    }

    /// Nil where an ancestor is missing, which is reported already.
    /// - Parameter target: the module that compiles the mock.
    package func subject(of reference: SourceIndex.Reference, for target: Module) -> MockSubject? { subject(of: [reference], for: target) }

    /// Of several protocols at once, which one mock conforms to.
    package func subject(of references: [SourceIndex.Reference], for target: Module) -> MockSubject? {
        guard let reference = references.first else { return nil }
        let lineage = references.flatMap(library.lineage).unique
        guard lineage.allSatisfy({ library.declarations[$0] != nil }) else { return nil }
        if library.declarations[reference]?.kind == .class {
            return ClassSubjectBuilder(library: library, lookup: lookup, lineage: lineage, target: target).subject()
        }
        var notes = Qualifier.Notes()
        notes.facts.hidden = library.index.hiddenNames
        notes.mocked = Set(references)
        noteInherited(lineage, references, &notes)
        let shared = namesInside(lineage)
        let aliases = aliases(inside: lineage, among: shared, for: target, &notes)
        let inherited = Set(lineage.compactMap { library.declarations[$0] }.flatMap { $0.associatedTypes.map(\.name) })
        let reader = IsolationReader(library: library, lookup: lookup, compiler: target.settings)
        let isolations = lineage.map { reader.isolation(of: $0, &notes.facts) }
        let superclass = library.superclass(of: lineage)
        let ofSuperclass = superclass.map { reader.isolation(of: $0.reference, &notes.facts) } ?? .none
        let ofMock = ofSuperclass == .none ? isolations[0] : ofSuperclass

        var requirements: [MockSubject.Requirement] = []
        var associatedTypes: [AssociatedType] = []
        var genericRequirements: [GenericRequirement] = []
        for (ancestor, isolation) in zip(lineage, isolations) {
            guard let declaration = library.declarations[ancestor] else { continue }
            let qualifier = Qualifier(
                lookup: lookup, scope: lookup.scope(of: ancestor), compiler: target.settings, local: shared, aliases: aliases)
            for member in declaration.members {
                var own = member
                // Of another protocol's requirement: the mock overrides nothing by it.
                own.modifiers.removeAll { $0 == "override" }
                // What nobody can open is of no help in a message.
                if library.index.isOfInterface(ancestor) { own.location = library.index.location(reference) }
                let isolated = own.isolated(isolation, inMockOf: ofMock, globalActors: notes.facts.globalActors)
                    .runningWhereItDid(
                        isolation, among: library.index.module(ancestor).settings, now: target.settings, notes.facts.globalActors)
                var requirement = MockSubject.Requirement(
                    member: qualifier.qualified(isolated, &notes), origin: declaration.qualifiedName, written: member)
                requirement.isFromBeforeIsolatedTypes =
                    target.settings.contains(.isolatedTypesUsability)
                    && !library.index.module(ancestor).settings.contains(.isolatedTypesUsability)
                merge(requirement, into: &requirements, notes.facts)
            }
            for type in declaration.associatedTypes {
                if type.inherited.contains(.suppressed(.named("Copyable"))) { notes.facts.noncopyable.insert(type.name) }
                merge(qualifier.qualified(type, &notes), into: &associatedTypes)
            }
            for requirement in declaration.requirements where requirement.left != .named("Self") {
                // What a module without sources asks of slices, such as `DataProtocol` does, it gives them as well.
                if library.index.isOfInterface(ancestor), requirement.left.withoutSelf == .named("SubSequence") { continue }
                genericRequirements.append(qualifier.qualified(requirement, &notes))
            }
            // An heir may fix an associated type with an alias of its name.
            for alias in declaration.typealiases where inherited.contains(alias.name) && alias.parameters.isEmpty {
                let type = qualifier.qualified(alias.type, &notes)
                genericRequirements.append(GenericRequirement(left: .named(alias.name), relation: .equals, right: type))
            }
            genericRequirements += primaryTypes(of: ancestor, qualifier, &notes)
        }
        // The older name of the elements.
        genericRequirements = genericRequirements.map { requirement in
            requirement.mapTypes { $0.map { $0.withoutSelf == .member(.named("Iterator"), "Element") ? .named("Element") : $0 } }
        }
        var defaults = InterfaceDefaults(
            index: library.index, mocked: references, lineage: lineage, requirements: genericRequirements, associatedTypes: associatedTypes)
        genericRequirements += defaults.fixedTypes
        defaults.requirements = genericRequirements
        requirements = defaults.remaining(requirements)
        if lineage.contains(where: { library.index.isStandard($0, "Identifiable") }) {
            meetIdentifiable(&requirements, &associatedTypes, genericRequirements, ofMock)
        }
        if lineage.contains(where: { library.index.isStandard($0, "Equatable") }) { requirements.removeAll(where: \.member.isEquality) }
        if lineage.contains(where: { library.index.isStandard($0, "Hashable") }) { requirements.removeAll(where: \.member.isHashing) }
        if lineage.contains(where: { library.index.isStandard($0, "AsyncSequence") }) {
            meetAsyncSequence(&associatedTypes, lineage, genericRequirements)
        }
        meetIterator("Iterator", of: "Sequence", by: "makeIterator", lineage, &requirements, &associatedTypes, genericRequirements, ofMock)
        meetIterator(
            "AsyncIterator", of: "AsyncSequence", by: "makeAsyncIterator", lineage, &requirements, &associatedTypes, genericRequirements,
            ofMock)
        var traits = traits(of: lineage, ofMock, &notes)
        var free = Set(associatedTypes.map(\.name))
        for requirement in genericRequirements + associatedTypes.flatMap(\.requirements) {
            guard let fixed = requirement.fixing(free) else { continue }
            free.remove(fixed.name)
            notes.facts.aliases[fixed.name] = notes.facts.expanded(fixed.type)
            let constraints = associatedTypes.first { $0.name == fixed.name }?.inherited ?? []
            if !constraints.isEmpty, lineage.contains(where: { reader.isolatesConformances(of: fixed.type, from: lookup.scope(of: $0)) }) {
                traits.typeConformingOnActor = fixed.type
            }
        }
        guard let declaration = ProtocolDeclaration(combining: references.compactMap { library.declarations[$0] }) else { return nil }
        let inSignatures = notes.references
        let conformances = references.map { reference in
            Qualifier(lookup: lookup, scope: lookup.scope(of: reference), compiler: target.settings, local: [])
                .qualified(constraint: .named(library.index.declaration(reference).name), &notes)
        }
        notes.conformances = notes.references.subtracting(inSignatures)
        let conformance = conformances.count > 1 ? TypeName.composition(conformances) : conformances[0]
        if findsImplementations { findImplementations(lineage, superclass: superclass?.reference, for: &requirements) }
        var known: MockSubject.Superclass?
        if let superclass {
            let inherited = inherit(from: superclass, isolation: ofMock, local: shared, for: target, &requirements, &notes)
            traits.superclass = inherited.type
            // A subclass of a Sendable class says so again.
            traits.isSendable = traits.isSendable || library.lineage(of: superclass.reference).contains(where: library.saysSendable)
            traits.standardParents.subtract(inherited.class?.standardParents ?? [])
            known = inherited.class?.superclass
        } else if traits.superclass != nil {
            traits.standardParents.subtract(StandardLibrary.objectiveCConformances)
        }
        if traits.superclass != nil, known == nil {
            known = MockSubject.Superclass(initializers: [.implicitInitializer(at: declaration.location)], otherNames: [])
        }
        return MockSubject(
            declaration: declaration, conformance: conformance, requirements: requirements, superclass: known,
            associatedTypes: associatedTypes,
            genericRequirements: genericRequirements, traits: traits, facts: notes.facts,
            imports: ImportFinder(index: library.index, target: target).imports(of: notes))
    }

    private func noteInherited(
        _ lineage: [SourceIndex.Reference], _ own: [SourceIndex.Reference], _ notes: inout Qualifier.Notes
    ) {
        notes.inherited.formUnion(lineage)
        for reference in own { notes.importers[reference.module, default: []].insert(.init(module: reference.module, conditions: [])) }
        for heir in lineage {
            let qualifier = Qualifier(lookup: lookup, scope: lookup.scope(of: heir), compiler: [], local: [])
            for case .declared(let parent, _) in library.ancestors[heir] ?? [] { qualifier.noteImport(of: parent.module, &notes) }
        }
    }

    /// Every class has an `id`, unless the protocol says of which type it is. It is there for everyone.
    private func meetIdentifiable(
        _ requirements: inout [MockSubject.Requirement], _ associatedTypes: inout [AssociatedType], _ fixed: [GenericRequirement],
        _ isolation: Isolation
    ) {
        let nonisolated = isolation == .none ? [] : ["nonisolated"]
        for index in requirements.indices where requirements[index].member.isIdentity {
            let modifiers = requirements[index].member.modifiers
            requirements[index].member.modifiers = modifiers + nonisolated.filter { !modifiers.contains($0) }
        }
        let isFixed = fixed.contains { $0.relation == .equals && ($0.left.path?.last == "ID" || $0.right.path?.last == "ID") }
        // Of another type than every class's own: a parameter of the mock.
        let isBound = fixed.contains { requirement in
            requirement.relation == .conforms && requirement.left.path?.last == "ID"
                && !requirement.right.conjuncts.allSatisfy { StandardLibrary.parentsOfIdentities.contains($0.description) }
        }
        guard isFixed || isBound, let type = associatedTypes.first(where: { $0.name == "ID" }) else {
            associatedTypes.removeAll { $0.name == "ID" && $0.inherited == [.named("Hashable")] }
            return
        }
        let member = Member(
            kind: .property(Property(name: "id", type: .named("ID"), accessors: Accessors(isSettable: false))), attributes: [],
            modifiers: nonisolated, conditions: [], location: type.location)
        if !requirements.contains(where: \.member.isIdentity) {
            requirements.append(MockSubject.Requirement(member: member, origin: "Identifiable"))
        }
    }

    /// The elements of a mock never fail, unless a protocol says how they do.
    private func meetAsyncSequence(
        _ associatedTypes: inout [AssociatedType], _ lineage: [SourceIndex.Reference], _ fixed: [GenericRequirement]
    ) {
        let isDeclared = lineage.contains { ancestor in
            library.index.module(ancestor).name != StandardLibrary.module
                && library.declarations[ancestor]?.associatedTypes.contains { $0.name == "Failure" } == true
        }
        guard !isDeclared, !fixed.contains(where: { $0.fixing(["Failure"]) != nil }) else { return }
        associatedTypes.removeAll { $0.name == "Failure" }
    }

    /// A sequence whose iterator is said makes it as a test wants it; the iterator tells the elements.
    private func meetIterator(
        _ name: String, of parent: String, by maker: String, _ lineage: [SourceIndex.Reference],
        _ requirements: inout [MockSubject.Requirement], _ associatedTypes: inout [AssociatedType], _ fixed: [GenericRequirement],
        _ isolation: Isolation
    ) {
        guard lineage.contains(where: { library.index.isStandard($0, parent) }),
            let iterator = fixed.lazy.compactMap({ $0.fixing([name]) }).first,
            let location = lineage.first.flatMap({ library.declarations[$0]?.location })
        else { return }
        let isToldElements = iterator.type.contains { $0 == .named("Element") }
        if !isToldElements, !fixed.contains(where: { $0.fixing(["Element"]) != nil }) { associatedTypes.removeAll { $0.name == "Element" } }
        associatedTypes.append(
            AssociatedType(name: name, inherited: [], defaultType: nil, requirements: [], conditions: [], location: location))
        let make = Function(name: maker, generics: GenericClause(), parameters: [], effects: Effects(), result: .named(name))
        let modifiers = isolation == .none ? [] : ["nonisolated"]
        let member = Member(kind: .function(make), attributes: [], modifiers: modifiers, conditions: [], location: location)
        let isDeclared = requirements.contains { requirement in
            if case .function(let function) = requirement.member.kind { function.name == maker } else { false }
        }
        if !isDeclared { requirements.append(MockSubject.Requirement(member: member, origin: parent)) }
    }

    /// Associated types and aliases can be named without `Self` anywhere in a protocol and its heirs.
    private func namesInside(_ lineage: [SourceIndex.Reference]) -> Set<String> {
        Set(lineage.compactMap { library.declarations[$0] }.flatMap { $0.associatedTypes.map(\.name) + $0.typealiases.map(\.name) })
    }

    /// Notes what the aliases inside the protocols stand for, and gives those that the mock cannot name: of existentials, which need
    /// `any` in front, of associated types, which are not settled before the mock conforms, and those with parameters.
    private func aliases(
        inside lineage: [SourceIndex.Reference], among names: Set<String>, for target: Module, _ notes: inout Qualifier.Notes
    ) -> [String: TypeAlias] {
        var found: [String: TypeAlias] = [:]
        let associated = Set(lineage.compactMap { library.declarations[$0] }.flatMap(\.associatedTypes).map(\.name))
        var known = 0
        repeat {
            // One may stand for what another does, whichever comes first.
            known = found.count
            for ancestor in lineage {
                for alias in library.declarations[ancestor]?.typealiases ?? [] {
                    let qualifier = Qualifier(
                        lookup: lookup, scope: lookup.scope(of: ancestor), compiler: target.settings,
                        local: names.union(alias.parameters), aliases: found)
                    let spelled = qualifier.qualified(alias.type, &notes)
                    let type = notes.facts.expanded(spelled)
                    if alias.parameters.isEmpty { notes.facts.aliases[alias.name] = type }
                    let isExistential = if case .any = type { true } else { false }
                    let isUnsettled = type.withoutSelf.contains {
                        if case .named(let name, []) = $0 { associated.contains(name) || name == "Self" } else { false }
                    }
                    guard isExistential || isUnsettled || !alias.parameters.isEmpty else { continue }
                    found[alias.name] = TypeAlias(name: alias.name, parameters: alias.parameters, type: type)
                }
            }
        } while found.count > known
        return found
    }

    /// `protocol IntStore: Store<Int>` fixes an associated type of its parent.
    private func primaryTypes(
        of reference: SourceIndex.Reference, _ qualifier: Qualifier, _ notes: inout Qualifier.Notes
    ) -> [GenericRequirement] {
        var found: [GenericRequirement] = []
        for case .declared(let parent, let arguments) in library.ancestors[reference] ?? [] {
            for (name, argument) in zip(library.declarations[parent]?.primaryAssociatedTypes ?? [], arguments) {
                let type = qualifier.qualified(argument: argument, &notes)
                found.append(GenericRequirement(left: .named(name), relation: .equals, right: type))
            }
        }
        return found
    }

    private func traits(
        of lineage: [SourceIndex.Reference], _ isolation: Isolation, _ notes: inout Qualifier.Notes
    ) -> MockSubject.Traits {
        var traits = MockSubject.Traits()
        for reference in lineage {
            let isStandard = library.index.module(reference).name == StandardLibrary.module
            if isStandard { traits.standardParents.insert(library.index.declaration(reference).name) }
            for ancestor in library.ancestors[reference] ?? [] {
                switch ancestor {
                case .builtIn("Actor"), .builtIn("AnyActor"): traits.isActor = true
                case .builtIn(StandardLibrary.objectiveCSuperclass):
                    traits.superclass = .named(StandardLibrary.objectiveCSuperclass)
                    notes.foreignNames.insert(lookup.scope(of: reference))
                case .builtIn: traits.isSendable = true
                case .superclass(_, let parent), .declared(let parent, _):
                    // Its module, or one that has it from there, is imported where it is inherited.
                    let isForeign = library.index.isOfInterface(parent) && library.index.module(parent).name != StandardLibrary.module
                    if isForeign { notes.foreignNames.insert(lookup.scope(of: reference)) }
                }
            }
        }
        if case .globalActor(let attribute) = isolation { traits.globalActor = attribute }
        traits.inheritsDefaultIsolation = lineage.dropFirst().contains { library.index.module($0).settings.contains(.mainActorByDefault) }
        return traits
    }

    /// A requirement that several protocols make is met once, by the member that promises the most. What one protocol asks for with
    /// and without `async` are two.
    private func merge(
        _ requirement: MockSubject.Requirement, into requirements: inout [MockSubject.Requirement], _ facts: TypeFacts
    ) {
        let member = requirement.member.mapTypes { facts.plain($0) }
        let same = requirements.indices.filter { requirements[$0].member.mapTypes { facts.plain($0) }.isSameRequirement(as: member) }
        let index =
            same.first { requirements[$0].member.isAsync == requirement.member.isAsync }
            ?? same.first { requirements[$0].origin != requirement.origin }
        guard let index else {
            requirements.append(requirement)
            return
        }
        requirements[index].member = requirements[index].member.meeting(requirement.member)
    }

    private func merge(_ type: AssociatedType, into types: inout [AssociatedType]) {
        guard let index = types.firstIndex(where: { $0.name == type.name }) else {
            types.append(type)
            return
        }
        types[index].inherited += type.inherited.filter { !types[index].inherited.contains($0) }
        types[index].requirements += type.requirements.filter { !types[index].requirements.contains($0) }
        types[index].defaultType = types[index].defaultType ?? type.defaultType
    }
}

extension ProtocolDeclaration {
    /// What a mock of all of them conforms to, as if it were one protocol.
    fileprivate init?(combining declarations: [ProtocolDeclaration]) {
        guard var combined = declarations.first else { return nil }
        if declarations.count > 1 {
            combined.name = declarations.map(\.qualifiedName).joined(separator: " & ")
            combined.context = []
            combined.access = declarations.map(\.access).min() ?? combined.access
            combined.attributes = declarations.flatMap(\.attributes).unique
            combined.conditions = declarations.flatMap(\.conditions).unique
        }
        self = combined
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
    fileprivate func isStandard(_ reference: Reference, _ name: String) -> Bool {
        module(reference).name == StandardLibrary.module && declaration(reference).name == name
    }
}

extension Qualifier {
    func qualified(_ member: Member, _ notes: inout Notes) -> Member {
        var inner = self
        switch member.kind {
        case .function(let function): inner.local.formUnion(function.generics.parameters.map(\.name))
        case .subscript(let value): inner.local.formUnion(value.generics.parameters.map(\.name))
        case .initializer(let initializer): inner.local.formUnion(initializer.generics.parameters.map(\.name))
        case .property: break
        }
        return inner.spelled(member, &notes)
    }

    private func spelled(_ member: Member, _ notes: inout Notes) -> Member {
        var copy = member
        var collected = notes
        // Constraints and types are spelled differently: first the clauses, then everything else.
        copy = copy.mapTypes { qualified($0, &collected) }
        switch (member.kind, copy.kind) {
        case (.function(let original), .function(var function)):
            function.generics = qualified(original.generics, &collected)
            copy.kind = .function(function)
        case (.subscript(let original), .subscript(var value)):
            value.generics = qualified(original.generics, &collected)
            copy.kind = .subscript(value)
        case (.initializer(let original), .initializer(var initializer)):
            initializer.generics = qualified(original.generics, &collected)
            copy.kind = .initializer(initializer)
        default: break
        }
        notes = collected
        return copy
    }

    fileprivate func qualified(_ type: AssociatedType, _ notes: inout Notes) -> AssociatedType {
        var copy = type
        copy.inherited = type.inherited.map { qualified(constraint: $0, &notes) }
        copy.defaultType = type.defaultType.map { qualified($0, &notes) }
        copy.requirements = type.requirements.map { qualified($0, &notes) }
        return copy
    }
}
