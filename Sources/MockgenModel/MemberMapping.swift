extension Member {
    package var types: [TypeName] {
        var types = generics.types
        for parameter in parameters { types.append(parameter.type) }
        if case .typed(let error) = effects.throwing { types.append(error) }
        if !isInitializer { types.append(result) }
        return types
    }

    package func mapTypes(_ change: (TypeName) -> TypeName) -> Member { mapTypes(change, ofParameters: change) }

    /// - Parameter changeParameter: changes the type of a parameter that takes one value.
    package func mapTypes(_ change: (TypeName) -> TypeName, ofParameters changeParameter: (TypeName) -> TypeName) -> Member {
        var copy = self
        copy.generics = generics.mapTypes(change)
        for index in parameters.indices {
            let parameter = parameters[index]
            copy.parameters[index].type = parameter.isVariadic ? change(parameter.type) : changeParameter(parameter.type)
        }
        copy.effects = effects.mapTypes(change)
        copy.result = change(result)
        return copy
    }
}
