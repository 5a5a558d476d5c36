import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Resolves one protocol, or several that one mock conforms to, with everything that they inherit.
struct ProtocolResolver {
    let library: ProtocolLibrary
    let symbols: SymbolTable
    /// The protocols of the mock.
    let references: [SourceIndex.Reference]
    /// These and everything that they inherit from, nearest first.
    let inheritanceChain: [SourceIndex.Reference]
    /// The module that compiles the mock.
    let target: Module
    /// Whether somebody wants to know which requirements are implemented already.
    let findsImplementations: Bool

    var lookup: Lookup { symbols.lookup }
    var index: SourceIndex { library.index }

    /// The result of the passes so far.
    struct Draft {
        let names: MockNames
        /// The names of associated types and aliases, which mean the same everywhere in a protocol and what inherits from it.
        let namesInside: Set<String>
        var aliases: [String: SymbolName] = [:]
        var replacedAliases: [String: TypeAlias] = [:]
        /// Of each protocol of the inheritanceChain.
        var isolations: [Isolation] = []
        /// Of the mock.
        var isolation = Isolation.none
        var globalActors: Set<String> = ["@MainActor"]
        var requirements: [ResolvedProtocol.Requirement] = []
        var associatedTypes: [AssociatedType] = []
        var genericRequirements: [GenericRequirement] = []
        var traits = ResolvedProtocol.Traits()
        var superclass: ResolvedProtocol.Superclass?
        var subclassed: Set<SourceIndex.Reference> = []
        /// Files that inherit from modules without sources.
        var inheriting: Set<SourceFile> = []
    }

    func resolve() -> Resolved? {
        guard let declaration = ProtocolDeclaration(combining: references.compactMap { library.declarations[$0] }) else { return nil }
        let namesInside = Set(
            declarations.flatMap { $0.associatedTypes.map(\.name) + $0.typealiases.map(\.name) }
                + inheritanceChain.flatMap(associatedTypesLeftOut))
        var draft = Draft(
            names: MockNames(symbols, namesInMock: namesInside, compiler: target.settings), namesInside: namesInside)
        let superclass = library.superclass(of: inheritanceChain)
        // The members and the mock's type are isolated relative to each other.
        readIsolation(boundTo: superclass, &draft)
        // Types name aliases.
        resolveAliases(&draft)
        resolveMembers(&draft)
        draft.genericRequirements = draft.genericRequirements.map(\.namingElements)
        // What an associated type is fixed to makes requirements the same.
        inferAssociatedTypes(&draft)
        draft.mergeRequirements()
        draft.dropOverloadsOfOneFunction()
        leaveClashesToExtensions(boundTo: superclass, &draft)
        // What an interface implements or fixes is no requirement of the standard library any more.
        applyInterfaceDefaults(&draft)
        addStandardRequirements(&draft)
        readTraits(&draft)
        if findsImplementations { findImplementations(boundTo: superclass, for: &draft.requirements) }
        // The class implements requirements, those of the standard library too.
        inherit(from: superclass, declaredAt: declaration.location, &draft)
        // All types are there now that may name an associated type.
        fixAssociatedTypes(&draft)
        return resolved(declaration, draft)
    }

    var declarations: [ProtocolDeclaration] { inheritanceChain.compactMap { library.declarations[$0] } }

    private func associatedTypesLeftOut(of reference: SourceIndex.Reference) -> Set<String> {
        index.standardBehavior(of: reference)?.ownTypes ?? []
    }

    func resolver(of reference: SourceIndex.Reference, _ draft: Draft) -> TypeResolver {
        TypeResolver(
            names: draft.names, scope: lookup.scope(of: reference), parameters: draft.namesInside.subtracting(draft.aliases.keys),
            aliases: draft.aliases, replacedAliases: draft.replacedAliases)
    }

    // MARK: - Passes

    private func readIsolation(boundTo superclass: BoundClass.Name?, _ draft: inout Draft) {
        let reader = IsolationReader(library: library, lookup: lookup, compiler: target.settings)
        draft.isolations = inheritanceChain.map(reader.isolation)
        let ofSuperclass = superclass.map { reader.isolation(of: $0.reference) } ?? .none
        draft.isolation = ofSuperclass == .none ? draft.isolations[0] : ofSuperclass
        for reference in inheritanceChain + [superclass?.reference].compactMap(\.self) {
            draft.globalActors.formUnion(reader.globalActors(namedBy: reference))
        }
    }

    private func resolveMembers(_ draft: inout Draft) {
        let inherited = Set(declarations.flatMap { $0.associatedTypes.map(\.name) })
        for (reference, isolation) in zip(inheritanceChain, draft.isolations) {
            guard let declaration = library.declarations[reference] else { continue }
            let resolver = resolver(of: reference, draft)
            // In front of the mock's braces, an associated type has its own name only.
            let outside = resolver.withoutAliases(of: inherited)
            for member in declaration.members {
                draft.requirements.append(requirement(member, of: reference, declaration, isolation, resolver, draft))
            }
            for type in declaration.associatedTypes { draft.merge(outside.resolved(type)) }
            for requirement in declaration.requirements where requirement.left != .named("Self") {
                // What a module without sources asks of slices, such as `DataProtocol` does, it gives them as well.
                if index.isOfInterface(reference), requirement.left.withoutSelf == .named("SubSequence") { continue }
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
        // Of another protocol's requirement: the mock overrides nothing by it.
        member.modifiers.removeAll { $0 == "override" }
        // Nobody can open an interface, so a message points at the mocked protocol.
        if index.isOfInterface(reference) { member.location = index.location(references[0]) }
        member = member.isolated(isolation, inMockOf: draft.isolation, globalActors: draft.globalActors)
            .preservingAsyncIsolation(isolation, from: settings, to: target.settings)
        var requirement = ResolvedProtocol.Requirement(
            member: resolver.resolved(member), origin: declaration.qualifiedName, written: written)
        requirement.isFromBeforeIsolatedTypes =
            target.settings.contains(.isolatedTypesUsability) && !settings.contains(.isolatedTypesUsability)
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

    private func applyInterfaceDefaults(_ draft: inout Draft) {
        var defaults = InterfaceDefaults(
            index: index, mocked: references, inheritanceChain: inheritanceChain, requirements: draft.genericRequirements,
            associatedTypes: draft.associatedTypes)
        draft.genericRequirements += defaults.fixedTypes
        defaults.requirements = draft.genericRequirements
        draft.requirements = defaults.remaining(draft.requirements)
    }

    private func readTraits(_ draft: inout Draft) {
        for reference in inheritanceChain {
            if index.isOfStandardLibrary(reference) { draft.traits.standardParents.insert(index.declaration(reference).name) }
            for ancestor in library.ancestors[reference] ?? [] {
                switch ancestor {
                case .builtIn("Actor"), .builtIn("AnyActor"): draft.traits.isActor = true
                case .builtIn(StandardLibrary.objectiveCSuperclass):
                    draft.inheriting.insert(lookup.scope(of: reference).sourceFile)
                case .builtIn: draft.traits.isSendable = true
                case .superclass(_, let parent), .declared(let parent, _):
                    // Its module, or one that has it from there, is imported where it is inherited.
                    if index.isOfInterface(parent), !index.isOfStandardLibrary(parent) {
                        draft.inheriting.insert(lookup.scope(of: reference).sourceFile)
                    }
                }
            }
        }
        if case .globalActor(let attribute) = draft.isolation { draft.traits.globalActor = attribute }
        draft.traits.inheritsDefaultIsolation = inheritanceChain.dropFirst().contains {
            index.module($0).settings.contains(.mainActorByDefault)
        }
        readIsolatedConformances(&draft)
    }

    private func readIsolatedConformances(_ draft: inout Draft) {
        let reader = IsolationReader(library: library, lookup: lookup, compiler: target.settings)
        for (name, type) in draft.fixedTypes {
            let constraints = draft.associatedTypes.first { $0.name == name }?.inherited ?? []
            if !constraints.isEmpty, reader.isolatesConformances(of: type) { draft.traits.typeConformingOnActor = type }
        }
    }

    /// Associated types are known by what they are fixed to, and by whether they can be copied.
    private func fixAssociatedTypes(_ draft: inout Draft) {
        var symbols: [String: SymbolName] = [:]
        for type in draft.associatedTypes where type.inherited.contains(where: \.isSuppressedCopyable) {
            var traits = Symbol.Traits()
            traits.copying = .always
            symbols[type.name] = SymbolName(Symbol(.unknown, module: "", path: [type.name], source: .mock, traits: traits))
        }
        for (name, type) in draft.fixedTypes {
            symbols[name] = SymbolName(Symbol(.alias, module: "", path: [name], source: .mock), target: type.expanded)
        }
        guard !symbols.isEmpty else { return }
        for position in draft.requirements.indices {
            draft.requirements[position].member = draft.requirements[position].member.naming(symbols)
        }
    }

    // MARK: - Result

    private func resolved(_ declaration: ProtocolDeclaration, _ draft: Draft) -> Resolved {
        let conformances = references.map { reference in
            TypeResolver(names: draft.names, scope: lookup.scope(of: reference), parameters: [])
                .resolved(constraint: .named(index.declaration(reference).name))
        }
        var subject = ResolvedProtocol(
            declaration: declaration, conformance: conformances.count > 1 ? .composition(conformances) : conformances[0],
            requirements: draft.requirements, superclass: draft.superclass, associatedTypes: draft.associatedTypes,
            genericRequirements: draft.genericRequirements, traits: draft.traits, globalActors: draft.globalActors,
            hiddenNames: symbols.hiddenNames, imports: [])
        let imports = Imports(
            names: draft.names, target: target, types: subject.typesInDeclarations, conformances: conformances, mocked: references,
            inherited: inheritanceChain, declarations: declarations, subclassed: draft.subclassed, inheriting: draft.inheriting,
            ofParents: modulesOfParents
        ).read()
        subject.imports = imports.lines
        return Resolved(subject: subject, unresolved: imports.unresolved)
    }

    private var modulesOfParents: [(module: Int, file: SourceFile)] {
        inheritanceChain.flatMap { reference in
            (library.ancestors[reference] ?? []).compactMap { ancestor in
                guard case .declared(let parent, _) = ancestor else { return nil }
                return (parent.module, lookup.scope(of: reference).sourceFile)
            }
        }
    }
}

extension ProtocolResolver.Draft {
    /// What the protocols say associated types are, each by the first that says it.
    var fixedTypes: [(name: String, type: TypeName)] {
        var free = Set(associatedTypes.map(\.name))
        return (genericRequirements + associatedTypes.flatMap(\.requirements)).compactMap { requirement in
            guard let fixed = requirement.fixing(free) else { return nil }
            free.remove(fixed.name)
            return fixed
        }
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

extension GenericRequirement {
    /// With the newer name of a sequence's elements.
    fileprivate var namingElements: GenericRequirement {
        mapTypes { $0.map { $0.withoutSelf == .member(.named("Iterator"), "Element") ? .named("Element") : $0 } }
    }
}

extension Member {
    /// With symbols in the places of associated types, unless a generic parameter has the name.
    fileprivate func naming(_ symbols: [String: SymbolName]) -> Member {
        let own = Set(generics.parameters.map(\.name))
        return mapTypes { type in
            type.map { part in
                switch part {
                case .named(let name, []), .member(.named("Self", []), let name, []):
                    own.contains(name) ? part : symbols[name].map { .symbol($0) } ?? part
                default: part
                }
            }
        }
    }
}

extension TypeName {
    /// `~Copyable`
    var isSuppressedCopyable: Bool { if case .suppressed(let type) = self { type.isStandard("Copyable") } else { false } }
}
