extension ResolvedProtocol {
    /// Whether the compiler cannot infer the associated types from the members of a mock whose generic parameters have their names.
    /// - Parameter names: the associated types that the protocol does not fix.
    func hidesAssociatedTypes(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let members = requirements.map(\.member)
        return members.contains { $0.needsAssociatedTypesEarly(names) }
            || Dictionary(grouping: members, by: \.titleOfOverloads).values.contains { overloads in
                overloads.contains { member in overloads.contains { member.infers(names, from: $0) } }
            }
    }

    /// The names that the mock uses for types, besides those that it declares.
    var namesOfTypes: Set<String> {
        var names = Set(associatedTypes.map(\.name)).union(superclass?.otherNames ?? [])
        for type in typesInDeclarations + [conformance] { type.visit { names.formUnion([$0.outermostName].compactMap(\.self)) } }
        return names.union(requirements.flatMap { $0.member.generics.parameters.map(\.name) })
    }
}

extension Member {
    /// Whether an overload looks like the requirement with other associated types.
    fileprivate func infers(_ names: Set<String>, from other: Member) -> Bool {
        let own = Set(other.generics.parameters.map(\.name))
        var match = TypeMatch(of: names.union(generics.parameters.map(\.name)))
        guard match.add(matchedTypes, as: other.matchedTypes) else { return false }
        return match.types.contains { names.contains($0) && $1 != .named($0) && !$1.mentions(own) }
    }

    private var matchedTypes: [TypeName] {
        (parameters.map { $0.type.withoutWordsOfNoOverload() } + [result]).map(\.withoutSelf.canonical)
    }

    /// Whether the compiler needs an associated type before it can compare the requirement with the member of the mock, because a constraint
    /// names it and a type has the mock as an argument: `Aliased<Self, Field>`.
    fileprivate func needsAssociatedTypesEarly(_ names: Set<String>) -> Bool {
        generics.types.contains { $0.withoutSelf.mentions(names) } && types.contains { $0.contains(\.hasSelfAsArgument) }
    }
}

extension TypeName {
    fileprivate var hasSelfAsArgument: Bool {
        switch self {
        case .named(_, let arguments): arguments.containSelf
        case .symbol(let name): name.allArguments.containSelf
        default: false
        }
    }
}

extension [TypeName] {
    fileprivate var containSelf: Bool { contains { $0.contains { $0 == .named("Self") } } }
}
