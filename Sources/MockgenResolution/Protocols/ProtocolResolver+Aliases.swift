import MockgenModel
import MockgenOutline

extension ProtocolResolver {
    /// Finds what the aliases inside the protocols stand for. The mock cannot name those of existentials, which need `any` in front, of
    /// associated types, which are not known before the mock conforms, and those with parameters.
    func resolveAliases(_ draft: inout Draft) {
        let associated = Set(declarations.flatMap(\.associatedTypes).map(\.name))
        var known: [String: TypeName] = [:]
        var targets: [String: TypeName] = [:]
        repeat {
            // One may stand for what another one does, whichever comes first.
            known = targets
            for reference in inheritanceChain {
                for alias in library.declarations[reference]?.typealiases ?? [] {
                    var resolver = resolver(of: reference, draft).withoutAliases(of: associated.union([alias.name]))
                    resolver.parameters.formUnion(alias.parameters)
                    let target = resolver.resolved(alias.type).expanded
                    targets[alias.name] = target
                    if alias.parameters.isEmpty, !target.isExistential, !target.withoutSelf.mentions(associated.union(["Self"])) {
                        draft.aliases[alias.name] = aliasName(
                            alias.name, of: reference, target, isAssociatedType: associated.contains(alias.name), draft)
                    } else {
                        draft.aliases[alias.name] = nil
                        draft.replacedAliases[alias.name] = TypeAlias(name: alias.name, parameters: alias.parameters, type: target)
                    }
                }
            }
        } while targets != known
    }

    private func aliasName(_ name: String, of reference: SourceIndex.Reference, _ target: TypeName, isAssociatedType: Bool, _ draft: Draft)
        -> SymbolName
    {
        let scope = lookup.scope(of: reference)
        let declaration = index.declaration(reference)
        let symbol = Symbol(
            .alias, module: index.module(reference).name, path: declaration.context + [declaration.name, name], source: .mock)
        // The mock has an alias for each associated type.
        guard !isAssociatedType else { return SymbolName(symbol, target: target, spelling: [name]) }
        let resolver = TypeResolver(names: draft.names, scope: scope, parameters: [])
        let path = resolver.resolved(constraint: .named(declaration.name)).path ?? [declaration.name]
        return SymbolName(symbol, target: target, spelling: draft.names.spelling.names(ofAlias: name, in: path))
    }
}

extension TypeName {
    fileprivate var isExistential: Bool { if case .any = self { true } else { false } }

}
