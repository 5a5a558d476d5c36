import MockgenModel

extension Member {
    /// The reason why the mock does not override the member of a class, or nil if it can.
    var reasonToInherit: InheritedMember.Reason? {
        if result.contains({ if case .some = $0 { true } else { false } }) { return .opaque }
        if generics.parameters.contains(where: { $0.kind == .pack }) { return .pack }
        let own = Set(generics.parameters.map(\.name))
        let others = generics.requirements.filter { !$0.constrains(own) }
        return others.contains { !$0.mayHold || types(need: $0) } ? .constrained : nil
    }

    /// Whether a type may exist only where the requirement holds: `Set<T>` where `T: Hashable`.
    private func types(need requirement: GenericRequirement) -> Bool {
        let parameters = Set([requirement.left, requirement.right].compactMap(\.root))
        func isConstrained(_ type: TypeName) -> Bool { type.contains { part in part.root.map(parameters.contains) ?? false } }
        return (parameterTypes + [result]).contains { type in
            type.contains { part in
                switch part {
                case .member(let base, _, _): isConstrained(base)
                case .dictionary(let key, _): isConstrained(key)
                case .symbol(let name):
                    !["Array", "Optional"].contains(name.symbol.standardName) && name.allArguments.contains(where: isConstrained)
                default: false
                }
            }
        }
    }
}

extension GenericRequirement {
    /// Whether it constrains one of these generic parameters.
    fileprivate func constrains(_ parameters: Set<String>) -> Bool { sides.contains { $0.root.map(parameters.contains) ?? false } }

    /// Whether it constrains a generic parameter of the mock. A known type may violate it.
    fileprivate var mayHold: Bool { sides.contains { if case .symbol = $0 { false } else { $0.root != nil } } }

    private var sides: ArraySlice<TypeName> { [left, right].prefix(relation == .conforms ? 1 : 2) }
}
