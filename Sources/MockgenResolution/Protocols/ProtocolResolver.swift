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
    let isolationReader: IsolationReader

    var lookup: Lookup { symbols.lookup }
    var index: SourceIndex { library.index }

    /// The result of the passes so far.
    struct Draft {
        let names: MockNames
        /// The names of associated types and aliases, which mean the same everywhere in a protocol and what inherits from it.
        let namesInside: Set<String>
        var aliases: [String: SymbolName] = [:]
        var replacedAliases: [String: TypeAlias] = [:]
        /// The isolation of each protocol of the inheritance chain.
        var isolations: [Isolation] = []
        /// The isolation of the mock.
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

    /// Runs the passes. Each comment says why the next pass needs the ones before it.
    func resolve() -> Resolved? {
        guard let declaration = ProtocolDeclaration(combining: references.compactMap { library.declarations[$0] }) else { return nil }
        var namesInside = Set(inheritanceChain.flatMap(associatedTypesLeftOut))
        for declaration in declarations {
            namesInside.formUnion(declaration.associatedTypes.map(\.name))
            namesInside.formUnion(declaration.typealiases.map(\.name))
        }
        var draft = Draft(
            names: MockNames(symbols, namesInMock: namesInside, compiler: target.settings), namesInside: namesInside)
        let superclass = library.superclass(of: inheritanceChain)
        // The members and the mock's type are isolated relative to each other.
        readIsolation(requiring: superclass, &draft)
        // Types name aliases.
        resolveAliases(&draft)
        resolveMembers(&draft)
        draft.genericRequirements = draft.genericRequirements.map(\.namingElements)
        // Two requirements can be the same only because an associated type is fixed.
        inferAssociatedTypes(&draft)
        draft.mergeRequirements()
        dropOverloadsOfOneFunction(&draft)
        leaveClashesToExtensions(requiring: superclass, &draft)
        // The standard library's requirements exclude those that an interface implements or fixes.
        applyInterfaceDefaults(&draft)
        addStandardRequirements(&draft)
        readTraits(&draft)
        if findsImplementations { findImplementations(requiring: superclass, for: &draft.requirements) }
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

    /// Finds where the requirements of each protocol run, and where the mock does.
    private func readIsolation(requiring superclass: RequiredSuperclass.Name?, _ draft: inout Draft) {
        let reader = isolationReader
        draft.isolations = inheritanceChain.map(reader.isolation)
        let ofSuperclass = superclass.map { reader.isolation(of: $0.reference) } ?? .none
        draft.isolation = ofSuperclass == .none ? draft.isolations[0] : ofSuperclass
        for reference in inheritanceChain + [superclass?.reference].compactMap(\.self) {
            draft.globalActors.formUnion(reader.globalActors(namedBy: reference))
        }
    }

    /// Leaves out what the extensions and associated types of interfaces give to every conforming type.
    private func applyInterfaceDefaults(_ draft: inout Draft) {
        var defaults = InterfaceDefaults(
            index: index, mocked: references, inheritanceChain: inheritanceChain, requirements: draft.genericRequirements,
            associatedTypes: draft.associatedTypes)
        draft.genericRequirements += defaults.fixedTypes
        defaults.requirements = draft.genericRequirements
        draft.requirements = defaults.remaining(draft.requirements)
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
            requirements: subject.requirements, globalActor: subject.traits.globalActor, inherited: inheritanceChain,
            declarations: declarations, subclassed: draft.subclassed, inheriting: draft.inheriting,
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

extension ProtocolDeclaration {
    /// Combines the protocols that a mock conforms to into one.
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
