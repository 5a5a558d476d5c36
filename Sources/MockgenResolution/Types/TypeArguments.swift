import MockgenModel

/// The generic arguments that a class is inherited with, by the names of its type parameters.
struct TypeArguments {
    private let values: [String: TypeName]
    private let closures: Set<String>

    init(_ values: [String: TypeName] = [:]) {
        self.init(values, closures: Set(values.filter { $0.value.function != nil }.keys))
    }

    private init(_ values: [String: TypeName], closures: Set<String>) { (self.values, self.closures) = (values, closures) }

    /// A member of the class with the arguments instead of type parameters, except its own.
    func replaced(in member: Member) -> Member {
        guard !values.isEmpty else { return member }
        let member = member.generics.parameters.isEmpty ? member : member.renamingGenerics(apartFrom: Set(values.values.flatMap(\.names)))
        let own = Set(member.generics.parameters.map(\.name))
        let others = TypeArguments(values.filter { !own.contains($0.key) }, closures: closures.subtracting(own))
        return member.mapTypes(others.replaced(in:), ofParameters: others.replaced(inParameter:)).withoutWhatIsMet
    }

    func replaced(by others: TypeArguments) -> TypeArguments { TypeArguments(values.mapValues(others.replaced(in:))) }

    func replaced(in type: TypeName) -> TypeName {
        switch type {
        case .named(let name, []): values[name] ?? type
        case .function(let function): .function(function.mapTypes(replaced(in:), ofParameters: replaced(inParameter:)))
        // `Any.Type` would be the type of any value, not of `Any` itself.
        case .metatype(.named(let name, [])) where values[name] == .named("Any"): .metatype(.any(.named("Any")))
        default: type.mapParts(replaced(in:))
        }
    }

    /// As a generic argument, a closure is a value and may escape.
    private func replaced(inParameter type: TypeName) -> TypeName {
        switch type {
        case .named(let name, []) where closures.contains(name): replaced(in: type).escaping(with: [])
        case .attributed(let words, .named(let name, [])) where closures.contains(name) && !words.contains("inout"):
            replaced(in: .named(name)).escaping(with: words)
        default: replaced(in: type)
        }
    }
}

extension TypeArguments {
    /// The generic arguments of a type, by the names of its type parameters and those of the types around it.
    init(of type: TypeName, _ reference: SourceIndex.Reference, in library: ProtocolLibrary, _ resolver: TypeResolver) {
        let own = library.declarations[reference]?.generics.parameters.map(\.name) ?? []
        let outer = resolver.lookup.outerGenerics(of: reference).names
        var values = type.genericArguments.map { resolver.resolved($0) }
        if !outer.isEmpty, case .symbol(let name) = resolver.resolved(constraint: type) {
            values = name.outerArguments.flatMap(\.self) + values
        }
        self.init(Dictionary(zip(outer + own, values)) { _, inner in inner })
    }
}

extension Member {
    /// Without constraints such as `Int == Int`.
    fileprivate var withoutWhatIsMet: Member {
        guard kind == .function else { return self }
        var copy = self
        copy.generics.requirements.removeAll { $0.relation == .equals && $0.left == $0.right }
        return copy
    }
}

extension TypeName {
    fileprivate func escaping(with words: [String]) -> TypeName {
        guard case .attributed(let own, let type) = self else { return .attributed(words + ["@escaping"], self) }
        return .attributed(words + own.specifiers + ["@escaping"] + own.attributes, type)
    }
}
