import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Finds what the mock of a class overrides: of each member of the class and its superclasses the nearest declaration.
struct ClassResolver {
    let library: ProtocolLibrary
    let symbols: SymbolTable
    /// The class and those of its superclasses that have sources, the nearest first, all of them parsed.
    let inheritanceChain: [SourceIndex.Reference]
    /// The module that compiles the mock.
    let target: Module
    let names: MockNames

    /// The types that a protocol is bound to the class with.
    var arguments = TypeArguments()
    /// Where the mock runs, if not where the class does.
    var isolation: Isolation?

    private var lookup: Lookup { symbols.lookup }

    /// One class of the inheritanceChain, its members spelled as they are in the mock: with the arguments that it is inherited with.
    private struct Level {
        let declaration: ProtocolDeclaration
        let members: [Member]
        let place: Place
    }

    /// What a mock may do with a class and its members.
    private enum Place {
        /// All that is not private, with `@testable import`.
        case near
        /// Only what is open: the module belongs to another package.
        case far
    }

    func resolve() -> Resolved? {
        var traits = ResolvedProtocol.Traits()
        var globalActors: Set<String> = ["@MainActor"]
        let levels = levels(&traits, &globalActors)
        guard let own = levels.first?.declaration else { return nil }
        let (overridden, settled) = members(of: levels)
        let generics = own.generics.parameters
        let resolver = TypeResolver(names: names, scope: lookup.scope(of: inheritanceChain[0]), parameters: Set(generics.map(\.name)))
        let type = resolver.resolved(constraint: .named(own.name, generics.map(\.asArgument)))
        var superclass = superclass(type, of: levels, settled, isIsolated: traits.globalActor != nil)
        superclass.generics = resolver.resolved(own.generics)
        var subject = ResolvedProtocol(
            declaration: own, conformance: type,
            requirements: levels.flatMap { level in
                level.members.filter(overridden.contains).map {
                    ResolvedProtocol.Requirement(member: $0, origin: level.declaration.qualifiedName)
                }
            },
            superclass: superclass, traits: traits, globalActors: globalActors, hiddenNames: hiddenNames, imports: [])
        let imports = Imports(
            names: names, target: target, types: subject.typesInDeclarations, inherited: inheritanceChain,
            declarations: inheritanceChain.compactMap { library.declarations[$0] },
            subclassed: testableClasses(levels, overridden, superclass)
        ).read()
        subject.imports = imports.lines
        return Resolved(subject: subject, unresolved: imports.unresolved)
    }

    /// Classes that, with the members that the mock uses, are visible with `@testable` only.
    private func testableClasses(
        _ levels: [Level], _ overridden: Set<Member>, _ superclass: ResolvedProtocol.Superclass
    ) -> Set<SourceIndex.Reference> {
        if superclass.initializers.contains(where: { $0.access < .public }) { return Set(inheritanceChain) }
        let testable = zip(inheritanceChain, levels).filter { _, level in
            let isOpen = level.declaration.access == .open && level.members.allSatisfy { !overridden.contains($0) || $0.access == .open }
            return level.place == .near && !isOpen
        }
        return Set(testable.map(\.0))
    }

    private var hiddenNames: Set<StandardName> {
        symbols.hiddenNames.union(inheritanceChain.flatMap(nestedTypes).compactMap(StandardName.init(rawValue:)))
    }

    /// For the mock of a protocol that is bound to the class.
    /// - Parameter type: the class, with the arguments that the protocol names it with.
    func boundClass(_ type: TypeName, _ globalActors: inout Set<String>) -> BoundClass {
        var traits = ResolvedProtocol.Traits()
        let levels = levels(&traits, &globalActors)
        let (overridden, settled) = members(of: levels)
        let isIsolated = if case .globalActor = isolation { true } else { false }
        var superclass = superclass(type, of: levels, settled, isIsolated: isIsolated)
        superclass.otherNames.formUnion(overridden.compactMap(\.name))
        let parents = inheritanceChain.flatMap(library.standardParents)
        let object = inheritanceChain.last.map(library.saysObject) == true ? StandardLibrary.objectiveCConformances : []
        return BoundClass(
            superclass: superclass, overridable: levels.flatMap { $0.members.filter(overridden.contains) },
            settled: settled + inheritanceChain.flatMap(membersInExtensions), settledNames: otherNames(of: levels),
            standardParents: object.union(parents))
    }

    /// What extensions add to a class, all of its subclasses have; of what stands under conditions of any kind, that is not sure.
    private func membersInExtensions(of reference: SourceIndex.Reference) -> [Member] {
        var members: [Member] = []
        for found in lookup.extensions(of: reference) where found.extension.conditions.isEmpty {
            let text = lookup.index.files[found.scope.module][found.scope.file].text
            guard let implementations = try? text.parseImplementations(in: found.extension), implementations.requirements.isEmpty else {
                continue
            }
            let resolver = TypeResolver(names: names, scope: found.scope, parameters: [])
            members += implementations.members.filter(\.conditions.isEmpty).map { resolver.resolved($0) }
        }
        return members
    }

    private func superclass(
        _ type: TypeName, of levels: [Level], _ settled: [Member], isIsolated: Bool
    ) -> ResolvedProtocol.Superclass {
        let initializers = initializers(of: levels)
        return ResolvedProtocol.Superclass(
            type, initializers: initializers ?? [], hidesInitializers: initializers == nil,
            hasUnsettledInitializer: isIsolated && hasUnsettledInitializer(levels),
            otherNames: otherNames(of: levels).union(settled.compactMap(\.name)))
    }

    private func otherNames(of levels: [Level]) -> Set<String> {
        Set(levels.flatMap(\.declaration.otherNames) + inheritanceChain.flatMap(lookup.namesInExtensions))
    }

    // MARK: - Reading

    private func levels(_ traits: inout ResolvedProtocol.Traits, _ globalActors: inout Set<String>) -> [Level] {
        let reader = IsolationReader(library: library, lookup: lookup, compiler: target.settings)
        let isolations = inheritanceChain.map(reader.isolation)
        for reference in inheritanceChain { globalActors.formUnion(reader.globalActors(namedBy: reference)) }
        if case .globalActor(let attribute) = isolations[0] { traits.globalActor = attribute }
        let nested = Set(inheritanceChain.flatMap(nestedTypes))
        var arguments = arguments
        var levels: [Level] = []
        for (position, reference) in inheritanceChain.enumerated() {
            guard let declaration = library.declarations[reference] else { continue }
            let resolver = resolver(inside: reference, declaration, nested: nested, arguments)
            let place: Place = library.index.module(reference).isLocal ? .near : .far
            let members = declaration.members.map { place == .near ? $0 : $0.withoutHiddenSetter }.map { written in
                let isolated = isolated(written, at: position, isolations, globalActors, reader, resolver)
                return arguments.replaced(in: resolver.resolved(isolated.namingItself(declaration)))
            }
            levels.append(Level(declaration: declaration, members: members, place: place))
            for ancestor in library.ancestors[reference] ?? [] {
                switch ancestor {
                case .superclass(let type, let parent):
                    let values = type.arguments.map { arguments.replaced(in: resolver.resolved($0)) }
                    let names = library.declarations[parent]?.generics.parameters.map(\.name) ?? []
                    arguments = TypeArguments(Dictionary(zip(names, values)) { first, _ in first })
                case .builtIn("Sendable"): traits.isSendable = true
                case .builtIn, .declared: break
                }
            }
        }
        return levels
    }

    private func resolver(
        inside reference: SourceIndex.Reference, _ declaration: ProtocolDeclaration, nested: Set<String>, _ arguments: TypeArguments
    ) -> TypeResolver {
        let scope = lookup.scope(of: reference)
        let inside = Lookup.Scope(module: scope.module, file: scope.file, context: scope.context + [declaration.name])
        var resolver = TypeResolver(
            names: names, scope: inside, parameters: nested.union(declaration.generics.parameters.map(\.name)))
        for alias in declaration.typealiases {
            var own = resolver
            own.parameters.formUnion(alias.parameters)
            let target = arguments.replaced(in: own.resolved(alias.type).expanded)
            if alias.parameters.isEmpty {
                let symbol = Symbol(
                    .alias, module: declaration.module, path: declaration.context + [declaration.name, alias.name], source: .mock)
                resolver.aliases[alias.name] = SymbolName(symbol, target: target, spelling: [alias.name])
            } else if !declaration.generics.parameters.isEmpty {
                // The compiler crashes on such an alias of a generic class.
                resolver.replacedAliases[alias.name] = TypeAlias(name: alias.name, parameters: alias.parameters, type: target)
            }
        }
        return resolver
    }

    /// The member with its isolation spelled out.
    private func isolated(
        _ written: Member, at position: Int, _ isolations: [Isolation], _ globalActors: Set<String>, _ reader: IsolationReader,
        _ resolver: TypeResolver
    ) -> Member {
        // Before Swift 6 no value for what a caller leaves out is made on an actor.
        let member =
            target.settings.contains(.isolatedDefaultValues)
            ? written : written.withoutDefaults { reader.isolatesConformances(of: resolver.resolved($0)) }
        let own = isolation(of: member, at: position, isolations, globalActors)
        return member.isolated(own, inMockOf: isolation ?? isolations[0], globalActors: globalActors)
            .preservingAsyncIsolationOfOverride(
                own, from: library.index.module(inheritanceChain[position]).settings, to: target.settings)
    }

    /// An override runs where what it overrides does, not where the rest of its class runs.
    private func isolation(of member: Member, at position: Int, _ isolations: [Isolation], _ globalActors: Set<String>) -> Isolation {
        guard member.modifiers.contains("override"), !member.isInitializer else { return isolations[position] }
        for (reference, isolation) in zip(inheritanceChain, isolations).dropFirst(position + 1) {
            let members = library.declarations[reference]?.members ?? []
            guard let overridden = members.first(where: { member.replaces($0, among: members) }) else { continue }
            switch overridden.readingGlobalActor(globalActors).isolation {
            case .nonisolated, .callersActor: return .none
            case .globalActor(let attribute): return .globalActor(attribute)
            case .unspecified, .concurrent: break
            }
            if !overridden.modifiers.contains("override") { return isolation }
        }
        return inheritanceChain.last.map(library.saysObject) == true ? .none : isolations[position]
    }

    /// A subclass names them as the class does. Protocols are left out: they are spelled with `any`.
    private func nestedTypes(of reference: SourceIndex.Reference) -> [String] {
        let declaration = library.index.declaration(reference)
        return library.index.file(reference).outline.declarations.filter { nested in
            nested.context == declaration.context + [declaration.name] && nested.kind != .protocol && nested.kind != .alias
        }.map(\.name)
    }

    // MARK: - Choosing

    /// What the mock overrides, and what it cannot or need not.
    private func members(of levels: [Level]) -> (overridden: Set<Member>, settled: [Member]) {
        var overridden: Set<Member> = []
        var settled: [Member] = []
        var nearer: [Member] = []
        for level in levels {
            for member in level.members where !nearer.contains(where: { $0.replaces(member, among: level.members) }) {
                if member.isOverridable(level.place == .near ? .internal : .open), !StandardProtocol.Behavior.hashable.meets(member) {
                    overridden.insert(member)
                } else if !member.isInitializer {
                    settled.append(member)
                }
            }
            // What an override was found for here, stands for it from here on.
            nearer.removeAll { member in level.members.contains { member.replaces($0, among: level.members) } }
            nearer += level.members
        }
        return (overridden, settled)
    }

    /// Those of the nearest class that has some of its own: the others inherit them, and so does the mock. Nil if no one may call them.
    private func initializers(of levels: [Level]) -> [Member]? {
        for level in levels {
            let all = level.members.filter(\.isInitializer)
            guard all.contains(where: \.isDesignated) else { continue }
            let visible = all.filter { $0.access >= (level.place == .near ? .internal : .public) }
            return visible.isEmpty ? nil : visible.filter(\.isDesignated)
        }
        guard let last = levels.last, let reference = inheritanceChain.last else { return [] }
        // What is not found may be a superclass with initializers of its own.
        let ancestors = library.ancestors[reference] ?? []
        guard ancestors.count >= last.declaration.parents.count else { return [] }
        let isObject = library.saysObject(reference)
        guard last.place == .near || isObject else { return nil }
        let settings = library.index.module(reference).settings
        // The compiler adds to a subclass what its module says, to a root what the values of properties need.
        let isIsolated = settings.contains(.mainActorByDefault) && (isObject || !settings.contains(.isolatedDefaultValues))
        return [.implicitInitializer(nonisolated: !isIsolated, at: last.declaration.location)]
    }

    /// What is declared at hand may need the actor, what others declare does hardly.
    private func hasUnsettledInitializer(_ levels: [Level]) -> Bool {
        guard let root = levels.last?.declaration, !levels.contains(where: { $0.members.contains(where: \.isDesignated) }) else {
            return false
        }
        return inheritanceChain.contains { library.index.module($0).settings.contains(.isolatedDefaultValues) }
            && root.valueNames.contains { $0.first?.isUppercase != true || !library.index.declarations(named: $0).isEmpty }
    }
}

extension GenericParameter {
    /// As a generic argument: `T`, `repeat each T`.
    fileprivate var asArgument: TypeName { kind == .pack ? .expansion(.element(.named(name))) : .named(name) }
}

extension Member {
    /// Inside a generic class its name alone stands for it with the same type parameters.
    fileprivate func namingItself(_ declaration: ProtocolDeclaration) -> Member {
        guard !declaration.generics.parameters.isEmpty else { return self }
        let itself = TypeName.named(declaration.name, declaration.generics.parameters.map(\.asArgument))
        return mapTypes { $0.map { $0 == .named(declaration.name) ? itself : $0 } }
    }
}
