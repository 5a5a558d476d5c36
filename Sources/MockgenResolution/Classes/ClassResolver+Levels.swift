import MockgenModel
import MockgenOutline
import MockgenSyntax

extension ClassResolver {
    var traits: ResolvedProtocol.Traits {
        var traits = ResolvedProtocol.Traits()
        if case .globalActor(let attribute) = isolations[0] { traits.globalActor = attribute }
        traits.isSendable = library.inheritsSendable(inheritanceChain[0])
        traits.isCheckedSendable = traits.isSendable && traits.globalActor == nil && lookup.checksSubclasses(of: inheritanceChain[0])
        return traits
    }

    func levels() -> [ClassLevel] {
        let nested = Set(inheritanceChain.flatMap(symbols.nestedTypes))
        var arguments = arguments
        var levels: [ClassLevel] = []
        for (position, reference) in inheritanceChain.enumerated() {
            guard let declaration = library.declarations[reference] else { continue }
            let resolver = resolver(inside: reference, declaration, nested)
            let least: Access = library.index.module(reference).isLocal ? .internal : .open
            let visible = declaration.members.map { least == .internal ? $0 : $0.withoutHiddenSetter }
            let unknown = visible.filter { !isTyped($0, in: declaration, resolver) }
            let members = visible.filter { !unknown.contains($0) }.map { written in
                let isolated = isolated(written, at: position, resolver)
                return arguments.replaced(in: resolver.resolved(isolated))
            }
            levels.append(level(declaration, members, unknown, least))
            for case .superclass(let type, let parent) in library.ancestors[reference] ?? [] {
                arguments = TypeArguments(of: type, parent, in: library, resolver).replaced(by: arguments)
            }
        }
        return levels
    }

    private func level(
        _ declaration: ProtocolDeclaration, _ members: [Member], _ unknown: [Member], _ least: Access
    ) -> ClassLevel {
        let untyped =
            declaration.untyped.filter { $0.access >= least } + unknown.compactMap { $0.inherited(.untyped, by: declaration, least) }
        let others = members.compactMap { member in member.reasonToInherit.flatMap { member.inherited($0, by: declaration, least) } }
        return ClassLevel(
            declaration: declaration, members: members, leastAccess: least,
            otherNames: declaration.otherNames.union(unknown.compactMap(\.name)),
            notOverridden: (untyped + others).sorted { $0.location < $1.location })
    }

    /// Whether the type of a property is known: it is written, or the initial value shows it.
    private func isTyped(_ member: Member, in declaration: ProtocolDeclaration, _ resolver: TypeResolver) -> Bool {
        guard member.kind == .property, declaration.calledTypes.contains(member.writtenName) else { return true }
        return lookup.isTypeOfItsCalls(resolver.resolved(member.result))
    }

    /// Its types contain the type parameters of the class. The caller replaces them by generic arguments.
    private func resolver(
        inside reference: SourceIndex.Reference, _ declaration: ProtocolDeclaration, _ nested: Set<String>
    ) -> TypeResolver {
        let scope = lookup.scope(of: reference)
        let inside = Lookup.Scope(
            module: scope.module, file: scope.file, context: scope.context + [declaration.name],
            conditions: scope.conditions)
        var resolver = TypeResolver(
            symbols: symbols, scope: inside,
            parameters: nested.union(lookup.outerGenerics(of: reference).adding(declaration.generics).parameters.map(\.name)))
        for alias in declaration.typealiases {
            var own = resolver
            own.parameters.formUnion(alias.parameters)
            let target = own.resolved(alias.type).expanded
            if alias.parameters.isEmpty {
                let symbol = Symbol(
                    .alias, module: declaration.module, path: declaration.context + [declaration.name, alias.name], source: .mock,
                    traits: Symbol.Traits(isDeprecated: alias.isDeprecated))
                resolver.aliases[alias.name] = SymbolName(symbol, target: target, spelling: [alias.name])
            } else if !declaration.generics.parameters.isEmpty {
                // The compiler crashes on such an alias of a generic class.
                resolver.replacedAliases[alias.name] = TypeAlias(name: alias.name, parameters: alias.parameters, type: target)
            }
        }
        return resolver
    }

    /// The member with an explicit isolation.
    private func isolated(
        _ written: Member, at position: Int, _ resolver: TypeResolver
    ) -> Member {
        // Before Swift 6, default values of parameters are never created on an actor.
        let member =
            target.settings.contains(.isolatedDefaultValues)
            ? written : written.withoutDefaults { isolationReader.isolatesConformances(of: resolver.resolved($0)) }
        let own = isolation(of: member, at: position)
        return member.isolated(own, inMockOf: isolation, globalActors: globalActors)
            .preservingAsyncIsolation(
                own, from: library.index.module(inheritanceChain[position]).settings, to: target.settings)
    }

    /// An override has the isolation of the overridden member, not that of the class.
    private func isolation(of member: Member, at position: Int) -> Isolation {
        guard member.isOverride, !member.isInitializer else { return isolations[position] }
        for level in namesakes[member.selector] ?? [] where level.position > position {
            guard let overridden = level.members.first(where: { member.replaces($0, among: level.members) }) else { continue }
            switch overridden.readingGlobalActor(globalActors).isolation {
            case .nonisolated, .callersActor: return .none
            case .globalActor(let attribute): return .globalActor(attribute)
            case .unspecified, .concurrent: break
            }
            if !overridden.isOverride { return isolations[level.position] }
        }
        return inheritanceChain.last.map(library.saysObject) == true ? .none : isolations[position]
    }
}
