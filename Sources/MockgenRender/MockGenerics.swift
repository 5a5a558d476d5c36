import MockgenModel

/// What becomes of associated types: a generic parameter of the mock, or an alias where the protocol says which type it is. The type
/// parameters of a class are the mock's as well.
struct MockGenerics {
    let clause: GenericClause
    let aliases: [(name: String, type: TypeName)]

    init(_ subject: MockSubject) {
        if let superclass = subject.superclass {
            clause = superclass.generics
            aliases = []
            return
        }
        let names = Set(subject.associatedTypes.map(\.name))
        let all = (subject.genericRequirements + subject.associatedTypes.flatMap(\.requirements)).map { $0.mapTypes(\.withoutSelf) }
        var aliases: [(name: String, type: TypeName)] = []
        var rest: [GenericRequirement] = []
        for requirement in all {
            if let alias = requirement.fixing(names), !aliases.contains(where: { $0.name == alias.name }) {
                aliases.append(alias)
            } else if !rest.contains(requirement) {
                rest.append(requirement)
            }
        }
        self.aliases = aliases
        let free = subject.associatedTypes.filter { type in !aliases.contains { $0.name == type.name } }
        // What is said of a type that is fixed anyway, the compiler checks where the alias stands.
        rest.removeAll { requirement in aliases.contains { requirement.left == .named($0.name) } }
        // What is said of a type that follows from a parameter, is said of the parameter.
        for alias in aliases {
            guard alias.type.contains({ part in free.contains { part == .named($0.name) } }),
                let inherited = subject.associatedTypes.first(where: { $0.name == alias.name })?.inherited
            else { continue }
            rest += inherited.map { GenericRequirement(left: alias.type, relation: .conforms, right: $0.withoutSelf) }
        }
        clause = GenericClause(
            parameters: free.map { type in
                let inherited = type.inherited.map(\.withoutSelf)
                return GenericParameter(
                    kind: .type, name: type.name, inherited: inherited.count > 1 ? .composition(inherited) : inherited.first)
            },
            requirements: rest)
    }
}
