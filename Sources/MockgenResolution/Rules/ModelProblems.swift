import MockgenModel

// The problems of a model whose initializer the stubs cannot call.

extension Diagnostic {
    static func modelInitializer(_ model: ModelDeclaration) -> Diagnostic {
        let parameters = model.properties.filter { !$0.isFixed && !$0.isLazy }
            .map { "\($0.name): \($0.type?.description ?? "…")" }.joined(separator: ", ")
        return Diagnostic(
            .modelInitializer, cause: .code,
            "'\(model.qualifiedName)' cannot be stubbed: it has no visible initializer that is synchronous, non-throwing and non-failable",
            help: "declare init(\(parameters)) in '\(model.name)', or remove it from 'models'", at: model.location)
    }

    /// Nil if the memberwise initializer has a parameter for the property, or needs none.
    static func modelProperty(_ property: StoredProperty, of model: ModelDeclaration) -> Diagnostic? {
        guard let reason = property.obstacleToMemberwiseInitializer else { return nil }
        let isUntyped = property.type == nil && property.wrapper == nil && property.access >= .internal
        return Diagnostic(
            .modelProperty, cause: .code, "'\(model.qualifiedName)' cannot be stubbed: \(reason)",
            help: isUntyped ? "add a type annotation" : "declare an initializer in '\(model.name)' that the stubs can call",
            at: property.location)
    }
}

extension StoredProperty {
    fileprivate var obstacleToMemberwiseInitializer: String? {
        if access < .internal { return "its initializer is private, because '\(name)' is" }
        if isLazy { return nil }
        if let wrapper { return "'\(wrapper)' decides the parameter for '\(name)' in its initializer" }
        if !conditions.isEmpty { return "'\(name)' exists only under '#if \(conditions.joined(separator: " && "))'" }
        return type == nil ? "the value of '\(name)' does not show its type" : nil
    }
}
