extension TypeName {
    /// The same type with each part changed, innermost first.
    package func map(_ change: (TypeName) -> TypeName) -> TypeName {
        change(mapParts { $0.map(change) })
    }

    /// Changes the types that this one is directly made of.
    package func mapParts(_ change: (TypeName) -> TypeName) -> TypeName {
        switch self {
        case .named(_, []), .value: self
        case .named(let name, let arguments): .named(name, arguments.map(change))
        case .member(let base, let name, let arguments): .member(change(base), name, arguments.map(change))
        case .symbol(let name): name.isPlain ? self : .symbol(name.mapArguments(change))
        case .optional(let type): .optional(change(type))
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(change(type))
        case .array(let type): .array(change(type))
        case .dictionary(let key, let value): .dictionary(key: change(key), value: change(value))
        case .inlineArray(let count, let element): .inlineArray(count: change(count), element: change(element))
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: change($0.type)) })
        case .function(let function): .function(function.mapTypes(change))
        case .composition(let types): .composition(types.map(change))
        case .some(let type): .some(change(type))
        case .any(let type): .any(change(type))
        case .metatype(let type): .metatype(change(type))
        case .protocolMetatype(let type): .protocolMetatype(change(type))
        case .suppressed(let type): .suppressed(change(type))
        case .expansion(let type): .expansion(change(type))
        case .element(let type): .element(change(type))
        case .attributed(let attributes, let type): .attributed(attributes, change(type))
        }
    }

    package var parts: [TypeName] {
        switch self {
        case .named(_, let arguments): arguments
        case .member(let base, _, let arguments): [base] + arguments
        case .symbol(let name): name.allArguments
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type), .metatype(let type),
            .protocolMetatype(let type), .suppressed(let type), .expansion(let type), .element(let type), .attributed(_, let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .inlineArray(let count, let element): [count, element]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters.map(\.type) + function.effects.types + [function.result]
        case .composition(let types): types
        case .value: []
        }
    }

    private var isPlain: Bool {
        switch self {
        case .named(_, let arguments): arguments.isEmpty
        case .symbol(let name): name.arguments.isEmpty && name.outerArguments.isEmpty
        default: false
        }
    }

    package func contains(_ property: (TypeName) -> Bool) -> Bool {
        property(self) || !isPlain && parts.contains { $0.contains(property) }
    }

    package func visit(_ body: (TypeName) -> Void) {
        body(self)
        guard !isPlain else { return }
        for part in parts { part.visit(body) }
    }
}

extension FunctionType {
    package func mapTypes(_ change: (TypeName) -> TypeName) -> FunctionType { mapTypes(change, ofParameters: change) }

    /// - Parameter changeParameter: for a parameter that takes one value.
    package func mapTypes(_ change: (TypeName) -> TypeName, ofParameters changeParameter: (TypeName) -> TypeName) -> FunctionType {
        FunctionType(
            parameters: parameters.map { parameter in
                let type = parameter.isVariadic ? change(parameter.type) : changeParameter(parameter.type)
                return FunctionTypeParameter(name: parameter.name, type: type, isVariadic: parameter.isVariadic)
            },
            effects: effects.mapTypes(change), result: change(result))
    }
}

extension Effects {
    package var types: [TypeName] {
        if case .typed(let error) = throwing { [error] } else { [] }
    }

    func mapTypes(_ change: (TypeName) -> TypeName) -> Effects {
        guard case .typed(let error) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .typed(change(error)))
    }
}
