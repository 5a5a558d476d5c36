extension Member {
    package var types: [TypeName] {
        var types = generics.types
        for parameter in parameters { types.append(parameter.type) }
        if case .typed(let error) = effects.throwing { types.append(error) }
        if let result { types.append(result) }
        return types
    }

    package func mapTypes(_ change: (TypeName) -> TypeName) -> Member { mapTypes(change, ofParameters: change) }

    /// - Parameter changeParameter: changes the type of a parameter that takes one value.
    package func mapTypes(_ change: (TypeName) -> TypeName, ofParameters changeParameter: (TypeName) -> TypeName) -> Member {
        var copy = self
        copy.kind =
            switch kind {
            case .function(let function):
                .function(
                    Function(
                        name: function.name, generics: function.generics.mapTypes(change),
                        parameters: function.parameters.map { $0.mapType($0.isVariadic ? change : changeParameter) },
                        effects: function.effects.mapTypes(change),
                        result: change(function.result)))
            case .property(let property):
                .property(
                    Property(
                        name: property.name, type: change(property.type), accessors: property.accessors.mapTypes(change),
                        subject: property.subject))
            case .subscript(let value):
                .subscript(
                    Subscript(
                        generics: value.generics.mapTypes(change),
                        parameters: value.parameters.map { $0.mapType($0.isVariadic ? change : changeParameter) },
                        result: change(value.result), accessors: value.accessors.mapTypes(change)))
            case .initializer(let initializer):
                .initializer(
                    Initializer(
                        failing: initializer.failing, generics: initializer.generics.mapTypes(change),
                        parameters: initializer.parameters.map { $0.mapType($0.isVariadic ? change : changeParameter) },
                        effects: initializer.effects.mapTypes(change)))
            }
        return copy
    }
}

extension Member {
    package func mapParameters(_ change: (Parameter) -> Parameter) -> Member {
        var copy = self
        switch kind {
        case .function(var function):
            function.parameters = function.parameters.map(change)
            copy.kind = .function(function)
        case .subscript(var value):
            value.parameters = value.parameters.map(change)
            copy.kind = .subscript(value)
        case .initializer(var initializer):
            initializer.parameters = initializer.parameters.map(change)
            copy.kind = .initializer(initializer)
        case .property: break
        }
        return copy
    }
}

extension Parameter {
    fileprivate func mapType(_ change: (TypeName) -> TypeName) -> Parameter {
        var copy = self
        copy.type = change(type)
        return copy
    }
}

extension Accessors {
    fileprivate func mapTypes(_ change: (TypeName) -> TypeName) -> Accessors {
        var copy = self
        copy.getEffects = getEffects.mapTypes(change)
        return copy
    }
}
