import MockgenModel

extension ProtocolResolver {
    /// Gives each associated type a symbol with its fixed type, and with whether it can be copied.
    func fixAssociatedTypes(_ draft: inout Draft) {
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
}

extension ProtocolResolver.Draft {
    /// The types of fixed associated types. The first protocol that fixes one decides.
    var fixedTypes: [(name: String, type: TypeName)] {
        var free = Set(associatedTypes.map(\.name))
        return (genericRequirements + associatedTypes.flatMap(\.requirements)).compactMap { requirement in
            guard let fixed = requirement.fixing(free) else { return nil }
            free.remove(fixed.name)
            return fixed
        }
    }
}

extension Member {
    /// With symbols instead of associated types, unless a generic parameter has the name.
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
    var isSuppressedCopyable: Bool { suppressed.contains { $0.isStandard("Copyable") } }
}
