import MockgenModel
import MockgenOutline

extension ProtocolResolver {
    /// Finds the types behind the aliases inside the protocols. The mock cannot name aliases of existentials, which need `any`, aliases of
    /// associated types, which are unknown before the mock conforms, and aliases with parameters.
    func resolveAliases(_ draft: inout Draft) {
        let associated = Set(declarations.flatMap(\.associatedTypes).map(\.name))
        let aliases = aliasesInOrder()
        var known: [String: TypeName] = [:]
        var targets: [String: TypeName] = [:]
        var tooLarge: Set<String> = []
        repeat {
            // Aliases may refer to each other in a circle.
            known = targets
            for (reference, alias) in aliases {
                var resolver = resolver(of: reference, draft).withoutAliases(of: associated.union([alias.name]))
                resolver.parameters.formUnion(alias.parameters)
                let target = resolver.resolved(alias.type).expanded
                if target.isTooLargeToExpand { tooLarge.insert(alias.name) }
                let isExpanded = !tooLarge.contains(alias.name)
                targets[alias.name] = isExpanded ? target : .named(alias.name)
                let isNamed = alias.parameters.isEmpty && !target.isExistential && !target.withoutSelf.mentions(associated.union(["Self"]))
                if isNamed || !isExpanded {
                    draft.replacedAliases[alias.name] = nil
                    draft.aliases[alias.name] = aliasName(
                        alias, of: reference, isExpanded ? target : nil, isAssociatedType: associated.contains(alias.name))
                } else {
                    draft.aliases[alias.name] = nil
                    draft.replacedAliases[alias.name] = TypeAlias(name: alias.name, parameters: alias.parameters, type: target)
                }
            }
        } while targets != known
    }

    /// The aliases inside the protocols, each after those that it names.
    private func aliasesInOrder() -> [(reference: SourceIndex.Reference, alias: TypeAlias)] {
        let all = inheritanceChain.flatMap { reference in
            (library.declarations[reference]?.typealiases ?? []).map { (reference: reference, alias: $0) }
        }
        let named = Dictionary(grouping: all, by: \.alias.name)
        var ordered: Set<String> = []
        var result: [(reference: SourceIndex.Reference, alias: TypeAlias)] = []
        for (_, alias) in all {
            let order = postorder(from: alias.name, isDone: ordered.contains) { name in
                (named[name] ?? []).flatMap { $0.alias.type.names }.filter { named[$0] != nil }
            }
            for (name, _) in order where ordered.insert(name).inserted { result += named[name] ?? [] }
        }
        return result
    }

    private func aliasName(
        _ alias: TypeAlias, of reference: SourceIndex.Reference, _ target: TypeName?, isAssociatedType: Bool
    ) -> SymbolName {
        let declaration = index.declaration(reference)
        let symbol = Symbol(
            .alias, module: index.module(reference).name, path: declaration.context + [declaration.name, alias.name], source: .mock,
            traits: Symbol.Traits(isDeprecated: alias.isDeprecated))
        // The mock has an alias for each associated type, and writes its name alone.
        let file = isAssociatedType ? SourceFile(module: -1, file: -1) : lookup.scope(of: reference).sourceFile
        return SymbolName(symbol, target: target, spelling: [alias.name], module: file.module, file: file.file)
    }
}

extension TypeName {
    /// The names in it: `A` of `[A]`, `A` of `Self.A`.
    var names: [String] {
        var names: [String] = []
        visit { if let path = $0.path { names.append(path[path.count - 1]) } }
        return names
    }
}
