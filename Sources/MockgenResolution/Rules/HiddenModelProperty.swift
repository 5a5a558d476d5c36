import MockgenModel

extension Rule<ModelDeclaration> {
    static var modelProperty: Rule {
        Rule(.modelProperty) { model in
            model.properties.filter { !$0.isFixed }.compactMap { property in
                guard let reason = property.obstacleToMemberwiseInitializer else { return nil }
                let isUntyped = property.type == nil && property.wrapper == nil && property.access >= .internal
                return Finding(
                    "'\(model.qualifiedName)' cannot be stubbed: \(reason)",
                    help: isUntyped ? "add a type annotation" : "declare an initializer in '\(model.name)' that the stubs can call",
                    at: property.location)
            }
        }
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
