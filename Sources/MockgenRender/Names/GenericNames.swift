import MockgenModel

extension Member {
    /// Renames generic parameters that would hide those of the mock, and names those of `inout some P`, to cast values back to them.
    func namingGenerics(apartFrom taken: [String]) -> Member {
        var copy = renamingGenerics(apartFrom: Set(taken))
        guard parameters.contains(where: \.type.isChangeableOpaque) else { return copy }
        for (index, parameter) in copy.parameters.enumerated() {
            guard case .attributed(let words, .some(let constraint)) = parameter.type, words.contains("inout") else { continue }
            let name = parameter.name.identifier.capitalizedFirst.free(of: typesInUse.union(taken))
            copy.generics.parameters.append(GenericParameter(kind: .type, name: name, inherited: constraint))
            copy.parameters[index].type = .attributed(words, .named(name))
        }
        return copy
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
