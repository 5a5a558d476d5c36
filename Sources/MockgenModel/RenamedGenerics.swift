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
        copy.changeSignature { generics, _ in
            for index in generics.parameters.indices {
                generics.parameters[index].name = renamed[generics.parameters[index].name] ?? generics.parameters[index].name
            }
        }
        return copy
    }

    package mutating func changeSignature(_ change: (inout GenericClause, inout [Parameter]) -> Void) {
        switch kind {
        case .function(var function):
            change(&function.generics, &function.parameters)
            kind = .function(function)
        case .subscript(var value):
            change(&value.generics, &value.parameters)
            kind = .subscript(value)
        case .initializer(var initializer):
            change(&initializer.generics, &initializer.parameters)
            kind = .initializer(initializer)
        case .property: break
        }
    }
}
