import MockgenModel

/// A dependency that a class creates, and that a subclass cannot override.
struct FixedDependency {
    let property: StoredProperty
    let type: TypeName
    let declaration: ProtocolDeclaration
    /// `private`, `a constant`
    let obstacle: String
}

extension Rule<FixedDependency> {
    static var testableProperty: Rule {
        Rule(.testableProperty) { dependency in
            let name = dependency.property.name
            return [
                Finding(
                    "a testable subclass of '\(dependency.declaration.qualifiedName)' cannot replace '\(name)' with a mock: "
                        + "it is \(dependency.obstacle)",
                    help: "declare it as: private(set) lazy var \(name): \(dependency.type) = …", at: dependency.property.location)
            ]
        }
    }
}
