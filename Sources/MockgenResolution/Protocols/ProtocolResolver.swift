import MockgenModel
import MockgenOutline
import MockgenSyntax

struct ProtocolResolver {
    let library: ProtocolLibrary
    let symbols: SymbolTable
    let references: [SourceIndex.Reference]
    /// The protocols and all that they inherit from, nearest first.
    let inheritanceChain: [SourceIndex.Reference]
    let target: Module
    let findsImplementations: Bool
    let isolationReader: IsolationReader

    var lookup: Lookup { symbols.lookup }
    var index: SourceIndex { library.index }

    struct Draft {
        let namesInMock: Set<String>
        /// The names of associated types and aliases of each protocol and its ancestors. A parent does not know those of subprotocols.
        let namesInside: [SourceIndex.Reference: Set<String>]
        var aliases: [String: SymbolName] = [:]
        var replacedAliases: [String: TypeAlias] = [:]
        var isolations: [Isolation] = []
        var isolation = Isolation.none
        var globalActors: Set<String> = ["@MainActor"]
        var requirements: [ResolvedProtocol.Requirement] = []
        var associatedTypes: [AssociatedType] = []
        var inferredTypes: Set<String> = []
        var genericRequirements: [GenericRequirement] = []
        var traits = ResolvedProtocol.Traits()
        var superclass: ResolvedProtocol.Superclass?
        var subclassed: Set<SourceIndex.Reference> = []
        var inheriting: Set<SourceFile> = []
    }

    /// Runs the passes. Each comment gives the reason for the order.
    func resolve() -> Resolved? {
        guard let declaration = ProtocolDeclaration(combining: references.compactMap { library.declarations[$0] }) else { return nil }
        let namesInside = namesInside
        let namesInMock = namesInside.values.reduce(into: Set()) { $0.formUnion($1) }
        var draft = Draft(namesInMock: namesInMock, namesInside: namesInside)
        let superclass = library.superclass(of: inheritanceChain)
        // The members and the mock's type are isolated relative to each other.
        readIsolation(requiring: superclass, &draft)
        // Types name aliases.
        resolveAliases(&draft)
        resolveMembers(&draft)
        // Two requirements can be the same only because an associated type is fixed.
        inferAssociatedTypes(&draft)
        draft.mergeRequirements()
        dropOverloadsOfOneFunction(&draft)
        leaveClashesToExtensions(requiring: superclass, &draft)
        // Interfaces can implement or fix requirements of the standard library.
        applyInterfaceDefaults(&draft)
        addStandardRequirements(&draft)
        readTraits(&draft)
        if findsImplementations { findImplementations(requiring: superclass, for: &draft.requirements) }
        // The class implements requirements, including those of the standard library.
        inherit(from: superclass, declaredAt: declaration.location, &draft)
        // Now all types that can contain an associated type are resolved.
        fixAssociatedTypes(&draft)
        return resolved(declaration, draft)
    }

    var declarations: [ProtocolDeclaration] { inheritanceChain.compactMap { library.declarations[$0] } }

    private var namesInside: [SourceIndex.Reference: Set<String>] {
        let own = Dictionary(uniqueKeysWithValues: inheritanceChain.map { ($0, namesDeclared(in: $0)) })
        guard own.values.contains(where: { !$0.isEmpty }) else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: inheritanceChain.map { reference in
                (reference, library.inheritanceChain(of: reference).reduce(into: Set()) { $0.formUnion(own[$1] ?? []) })
            })
    }

    private func namesDeclared(in reference: SourceIndex.Reference) -> Set<String> {
        let declaration = library.declarations[reference]
        let iterator = index.standardBehavior(of: reference) == .asyncSequence ? ["AsyncIterator"] : []
        return Set((declaration?.associatedTypes ?? []).map(\.name) + (declaration?.typealiases ?? []).map(\.name) + iterator)
    }

    func resolver(of reference: SourceIndex.Reference, _ draft: Draft) -> TypeResolver {
        let names = draft.namesInside[reference] ?? []
        return TypeResolver(
            symbols: symbols, scope: lookup.scope(of: reference), parameters: names.subtracting(draft.aliases.keys),
            aliases: draft.aliases.filter { names.contains($0.key) },
            replacedAliases: draft.replacedAliases.filter { names.contains($0.key) })
    }

    private func readIsolation(requiring superclass: RequiredSuperclass.Name?, _ draft: inout Draft) {
        let reader = isolationReader
        draft.isolations = inheritanceChain.map(reader.isolation)
        let ofSuperclass = superclass.map { reader.isolation(of: $0.reference) } ?? .none
        draft.isolation = ofSuperclass == .none ? draft.isolations[0] : ofSuperclass
        for reference in inheritanceChain + [superclass?.reference].compactMap(\.self) {
            draft.globalActors.formUnion(reader.globalActors(namedBy: reference))
        }
    }

    /// Removes the requirements that extensions in interfaces implement for every conforming type.
    private func applyInterfaceDefaults(_ draft: inout Draft) {
        var defaults = InterfaceDefaults(
            index: index, mocked: references, inheritanceChain: inheritanceChain, requirements: draft.genericRequirements,
            associatedTypes: draft.associatedTypes)
        for (name, type) in defaults.fixedTypes { draft.fix(name, to: type) }
        defaults.requirements = draft.genericRequirements
        draft.requirements = defaults.remaining(draft.requirements)
    }

    private func resolved(_ declaration: ProtocolDeclaration, _ draft: Draft) -> Resolved {
        let conformances = references.map { reference in
            TypeResolver(symbols: symbols, scope: lookup.scope(of: reference), parameters: [])
                .resolved(constraint: .named(index.declaration(reference).name))
        }
        let subject = ResolvedProtocol(
            declaration: declaration, conformance: conformances.count > 1 ? .composition(conformances) : conformances[0],
            requirements: draft.requirements, superclass: draft.superclass, associatedTypes: draft.associatedTypes,
            inferredTypes: draft.inferredTypes, genericRequirements: draft.genericRequirements, traits: draft.traits,
            globalActors: draft.globalActors,
            hiddenNames: symbols.hiddenNames, imports: [])
        let imports = Imports(
            index: index, target: target, mocked: references, inherited: inheritanceChain, declarations: declarations,
            subclassed: draft.subclassed, inheriting: draft.inheriting, ofParents: modulesOfParents)
        return Resolved(subject: subject, imports: imports, namesInMock: draft.namesInMock)
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
