extension Member {
    /// Returns the member with new names for the generic parameters of these names. In types with symbols, the type behind an alias
    /// replaces an alias that contains such a parameter.
    package func renamingGenerics(apartFrom taken: Set<String>) -> Member {
        let own = generics.parameters.map(\.name)
        let hiding = own.filter(taken.contains)
        guard !hiding.isEmpty else { return self }
        let names = taken.union(own)
        let renamed = Dictionary(hiding.map { ($0, $0.free(of: names)) }) { first, _ in first }
        var copy = mapTypes { type in
            type.map(\.expanded).map { part in
                switch part {
                case .named(let name, []): renamed[name].map { .named($0) } ?? part
                case .value(let name): renamed[name].map { .value($0) } ?? part
                default: part
                }
            }
        }
        for index in copy.generics.parameters.indices {
            let name = copy.generics.parameters[index].name
            copy.generics.parameters[index].name = renamed[name] ?? name
        }
        return copy
    }
}
