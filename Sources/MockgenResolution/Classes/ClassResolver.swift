import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the members that the mock of a class overrides: for each member of the class and its superclasses, the nearest declaration.
struct ClassResolver {
    let library: ProtocolLibrary
    let symbols: SymbolTable
    /// The class and its superclasses with sources, the nearest first. All of them are parsed.
    let inheritanceChain: [SourceIndex.Reference]
    let target: Module
    let state: ResolutionState
    let isolationReader: IsolationReader

    /// The generic arguments that a protocol requires the class with.
    var arguments = TypeArguments()
    var isolation: Isolation?

    private var lookup: Lookup { symbols.lookup }

    func resolve() -> Resolved? {
        let reader = reader()
        let levels = reader.levels()
        guard let own = levels.first?.declaration else { return nil }
        let (overridden, fixed) = levels.membersOfMock()
        let generics = lookup.outerGenerics(of: inheritanceChain[0]).adding(own.generics)
        var scope = lookup.scope(of: inheritanceChain[0])
        scope.declaration = own.name
        let resolver = TypeResolver(state: state, scope: scope, parameters: Set(generics.parameters.map(\.name)))
        let type = resolver.resolved(constraint: .named(own.name, own.generics.parameters.map(\.asArgument)))
        let traits = reader.traits
        var superclass = superclass(type, of: levels, fixed, isIsolated: traits.globalActor != nil)
        superclass.generics = resolver.resolved(generics)
        var subject = ResolvedProtocol(
            declaration: own, conformance: type,
            requirements: levels.flatMap { level in
                level.members.filter(overridden.contains).map {
                    ResolvedProtocol.Requirement(member: $0, origin: level.declaration.qualifiedName)
                }
            },
            superclass: superclass, traits: traits, globalActors: reader.globalActors, hiddenNames: hiddenNames(reader), imports: [])
        let imports = Imports(
            state: state, target: target, types: subject.typesInDeclarations, requirements: subject.requirements,
            globalActor: subject.traits.globalActor, inherited: inheritanceChain,
            declarations: inheritanceChain.compactMap { library.declarations[$0] },
            subclassed: testableClasses(levels, overridden, superclass)
        ).read()
        subject.imports = imports.lines
        return Resolved(subject: subject, unresolved: imports.unresolved)
    }

    /// Classes that are visible only with `@testable`, by themselves or through the members that the mock uses.
    private func testableClasses(
        _ levels: [ClassLevel], _ overridden: Set<Member>, _ superclass: ResolvedProtocol.Superclass
    ) -> Set<SourceIndex.Reference> {
        if superclass.initializers.contains(where: { $0.access < .public }) { return Set(inheritanceChain) }
        let testable = zip(inheritanceChain, levels).filter { _, level in
            let isOpen = level.declaration.access == .open && level.members.allSatisfy { !overridden.contains($0) || $0.access == .open }
            return level.visibility == .testable && !isOpen
        }
        return Set(testable.map(\.0))
    }

    private func reader(_ globalActors: Set<String> = ["@MainActor"]) -> ClassReader {
        ClassReader(
            isolationReader, inheritanceChain, for: target, state: state, arguments: arguments, isolation: isolation,
            globalActors: globalActors)
    }

    private func hiddenNames(_ reader: ClassReader) -> Set<StandardName> {
        symbols.hiddenNames.union(
            inheritanceChain.flatMap(reader.nestedTypes).compactMap(StandardName.init(rawValue:)).filter { $0 != .mocks })
    }

    /// Resolves the class for the mock of a protocol that requires it.
    /// - Parameters:
    ///   - type: the class with the generic arguments in the protocol.
    ///   - globalActors: attributes that the protocol knows to be global actors.
    func requiredSuperclass(_ type: TypeName, _ globalActors: Set<String>) -> RequiredSuperclass {
        let reader = reader(globalActors)
        let levels = reader.levels()
        let (overridden, fixed) = levels.membersOfMock()
        let isIsolated = if case .globalActor = isolation { true } else { false }
        var superclass = superclass(type, of: levels, fixed, isIsolated: isIsolated)
        superclass.otherNames.formUnion(overridden.compactMap(\.name))
        let parents = library.standardParents(of: inheritanceChain)
        let object = inheritanceChain.last.map(library.saysObject) == true ? StandardLibrary.objectiveCConformances : []
        return RequiredSuperclass(
            superclass: superclass, overridable: levels.flatMap { $0.members.filter(overridden.contains) },
            fixed: fixed + inheritanceChain.flatMap(membersInExtensions), fixedNames: otherNames(of: levels),
            standardParents: object.union(parents), globalActors: reader.globalActors)
    }

    /// Returns the members in extensions without conditions, which all subclasses have.
    private func membersInExtensions(of reference: SourceIndex.Reference) -> [Member] {
        var members: [Member] = []
        for found in lookup.extensions(of: reference) where found.extension.conditions.isEmpty {
            let text = lookup.index.files[found.scope.module][found.scope.file].text
            guard let implementations = try? text.parseImplementations(in: found.extension), implementations.requirements.isEmpty else {
                continue
            }
            let resolver = TypeResolver(state: state, scope: found.scope, parameters: [])
            members += implementations.members.filter(\.conditions.isEmpty).map { resolver.resolved($0) }
        }
        return members
    }

    private func superclass(
        _ type: TypeName, of levels: [ClassLevel], _ fixed: [Member], isIsolated: Bool
    ) -> ResolvedProtocol.Superclass {
        let initializers = initializers(of: levels)
        return ResolvedProtocol.Superclass(
            type, initializers: initializers ?? [], hidesInitializers: initializers == nil,
            hasInitializerOfUnknownIsolation: isIsolated && hasInitializerOfUnknownIsolation(levels),
            otherNames: otherNames(of: levels).union(fixed.compactMap(\.name)), notOverridden: levels.flatMap(\.notOverridden))
    }

    private func otherNames(of levels: [ClassLevel]) -> Set<String> {
        Set(levels.flatMap(\.otherNames) + inheritanceChain.flatMap(lookup.namesInExtensions))
    }
}
