import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds the members that the mock of a class overrides: for each member of the class and its superclasses, the nearest declaration.
struct ClassResolver {
    /// The class and its superclasses with sources, the nearest first. All of them are parsed.
    let inheritanceChain: [SourceIndex.Reference]
    let target: Module
    let symbols: SymbolTable
    /// The generic arguments that a protocol requires the class with.
    let arguments: TypeArguments
    let isolations: [Isolation]
    /// The isolation of the mock, which its superclass can decide.
    let isolation: Isolation
    let globalActors: Set<String>
    let isolationReader: IsolationReader
    let namesakes: [[String]: [(position: Int, members: [Member])]]

    /// - Parameters:
    ///   - isolation: that of the mock, if it is not that of the class.
    ///   - globalActors: attributes that are already known to be global actors.
    init(
        _ reader: IsolationReader, _ inheritanceChain: [SourceIndex.Reference], for target: Module, symbols: SymbolTable,
        arguments: TypeArguments = TypeArguments(), isolation: Isolation? = nil, globalActors: Set<String> = ["@MainActor"]
    ) {
        (self.inheritanceChain, self.target, self.symbols, self.arguments) = (inheritanceChain, target, symbols, arguments)
        isolations = inheritanceChain.map(reader.isolation)
        self.isolation = isolation ?? isolations[0]
        self.globalActors = inheritanceChain.reduce(into: globalActors) { $0.formUnion(reader.globalActors(namedBy: $1)) }
        isolationReader = reader
        namesakes = Self.namesakes(inheritanceChain.map { reader.library.declarations[$0]?.members ?? [] })
    }

    private static func namesakes(_ levels: [[Member]]) -> [[String]: [(position: Int, members: [Member])]] {
        guard levels.contains(where: { $0.contains(where: \.isOverride) }) else { return [:] }
        var namesakes: [[String]: [(position: Int, members: [Member])]] = [:]
        for (position, members) in levels.enumerated() {
            for (selector, own) in Dictionary(grouping: members, by: \.selector) {
                namesakes[selector, default: []].append((position, own))
            }
        }
        return namesakes
    }

    var library: ProtocolLibrary { isolationReader.library }
    var lookup: Lookup { symbols.lookup }

    func resolve() -> Resolved? {
        let levels = levels()
        guard let own = levels.first?.declaration else { return nil }
        let (overridden, fixed) = levels.membersOfMock()
        let generics = lookup.outerGenerics(of: inheritanceChain[0]).adding(own.generics)
        var scope = lookup.scope(of: inheritanceChain[0])
        scope.declaration = own.name
        let resolver = TypeResolver(symbols: symbols, scope: scope, parameters: Set(generics.parameters.map(\.name)))
        let type = resolver.resolved(constraint: .named(own.name, own.generics.parameters.map(\.asArgument)))
        let traits = traits
        var superclass = superclass(type, of: levels, fixed)
        superclass.generics = resolver.resolved(generics)
        let subject = ResolvedProtocol(
            declaration: own, conformance: type,
            requirements: levels.flatMap { level in
                level.members.filter(overridden.contains).map {
                    ResolvedProtocol.Requirement(member: $0, origin: level.declaration.qualifiedName)
                }
            },
            superclass: superclass, traits: traits, globalActors: globalActors, hiddenNames: hiddenNames, imports: [])
        let imports = Imports(
            index: library.index, target: target, inherited: inheritanceChain,
            declarations: inheritanceChain.compactMap { library.declarations[$0] },
            subclassed: testableClasses(levels, overridden, superclass))
        return Resolved(subject: subject, imports: imports)
    }

    /// Classes that are visible only with `@testable`, by themselves or through the members that the mock uses.
    private func testableClasses(
        _ levels: [ClassLevel], _ overridden: Set<Member>, _ superclass: ResolvedProtocol.Superclass
    ) -> Set<SourceIndex.Reference> {
        if superclass.initializers.contains(where: { $0.access < .public }) { return Set(inheritanceChain) }
        let testable = zip(inheritanceChain, levels).filter { _, level in
            let isOpen = level.declaration.access == .open && level.members.allSatisfy { !overridden.contains($0) || $0.access == .open }
            return level.isTestable && !isOpen
        }
        return Set(testable.map(\.0))
    }

    private var hiddenNames: Set<StandardName> {
        symbols.hiddenNames.union(
            inheritanceChain.flatMap(symbols.nestedTypes).compactMap(StandardName.init(rawValue:)))
    }

    /// Resolves the class for the mock of a protocol that requires it.
    /// - Parameter type: the class with the generic arguments in the protocol.
    func requiredSuperclass(_ type: TypeName) -> RequiredSuperclass {
        let levels = levels()
        let (overridden, fixed) = levels.membersOfMock()
        var superclass = superclass(type, of: levels, fixed)
        superclass.otherNames.formUnion(overridden.compactMap(\.name))
        let parents = library.standardParents(of: inheritanceChain)
        let object = inheritanceChain.last.map(library.saysObject) == true ? StandardLibrary.objectiveCConformances : []
        return RequiredSuperclass(
            superclass: superclass, overridable: levels.flatMap { $0.members.filter(overridden.contains) },
            fixed: fixed + inheritanceChain.flatMap(membersInExtensions), fixedNames: otherNames(of: levels),
            standardParents: object.union(parents), globalActors: globalActors)
    }

    /// Returns the members in extensions without conditions, which all subclasses have.
    private func membersInExtensions(of reference: SourceIndex.Reference) -> [Member] {
        var members: [Member] = []
        for found in lookup.extensions(of: reference) where found.extension.conditions.isEmpty {
            let text = lookup.index.file(found.scope.sourceFile).text
            guard let implementations = try? text.parseImplementations(in: found.extension), implementations.requirements.isEmpty else {
                continue
            }
            let resolver = TypeResolver(symbols: symbols, scope: found.scope, parameters: [])
            members += implementations.members.filter(\.conditions.isEmpty).map { resolver.resolved($0) }
        }
        return members
    }

    private func superclass(_ type: TypeName, of levels: [ClassLevel], _ fixed: [Member]) -> ResolvedProtocol.Superclass {
        let isIsolated = if case .globalActor = isolation { true } else { false }
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
