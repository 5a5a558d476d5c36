import MockgenModel

extension Member {
    /// The same requirement with generic parameters that a mock can work with: none is named like one of the mock's own, which would
    /// hide it, and `inout some P` has a name to cast back to.
    func namingGenerics(apartFrom taken: [String]) -> Member {
        let clause = generics
        guard !clause.isEmpty || parameters.contains(where: \.type.isChangeableOpaque) else { return self }
        var renamed: [String: TypeName] = [:]
        for parameter in clause.parameters where taken.contains(parameter.name) {
            renamed[parameter.name] = .named(parameter.name.free(of: Set(taken + clause.parameters.map(\.name))))
        }
        var copy = mapTypes { type in
            // An alias can refer to a generic parameter by its old name.
            (renamed.isEmpty ? type : type.map(\.expanded)).map { part in
                switch part {
                case .named(let name, []): renamed[name] ?? part
                case .value(let name): renamed[name].map { .value($0.description) } ?? part
                default: part
                }
            }
        }
        copy.changeSignature { generics, parameters in
            for index in generics.parameters.indices {
                generics.parameters[index].name = renamed[generics.parameters[index].name]?.description ?? generics.parameters[index].name
            }
            for index in parameters.indices {
                guard case .attributed(let words, .some(let constraint)) = parameters[index].type, words.contains("inout") else { continue }
                let name = parameters[index].name.identifier.capitalizedFirst.free(of: typesInUse.union(taken))
                generics.parameters.append(GenericParameter(kind: .type, name: name, inherited: constraint))
                parameters[index].type = .attributed(words, .named(name))
            }
        }
        return copy
    }

    private mutating func changeSignature(_ change: (inout GenericClause, inout [Parameter]) -> Void) {
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

    private var typesInUse: Set<String> {
        var names = Set(generics.parameters.map(\.name))
        for type in types { type.visit { names.formUnion([$0.outermostName].compactMap(\.self)) } }
        return names
    }
}

extension TypeName {
    /// `inout some P`
    fileprivate var isChangeableOpaque: Bool {
        if case .attributed(let words, .some) = self { words.contains("inout") } else { false }
    }
}
