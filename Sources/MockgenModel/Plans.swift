package struct MockPlan: Sendable {
    package var subject: ResolvedProtocol
    package var settings: MockSettings
    /// The requirements whose implementation in an extension the mock inherits.
    package let inherited: [ResolvedProtocol.Requirement]

    /// The type that the mock conforms to or inherits from, as the mock writes it.
    package var conformance: String { subject.conformance.description }
    /// Whether it has generic parameters for associated types.
    package var isGeneric: Bool { !subject.associatedTypes.isEmpty }

    package init(subject: ResolvedProtocol, settings: MockSettings) {
        let inherited = subject.requirements.filter { requirement in
            requirement.implementation != nil && (settings.inheritsImplementations || settings.requirements.inherits(requirement))
        }
        var subject = subject
        if settings.isThreadSafe { subject.traits.isSendable = true }
        if !inherited.isEmpty { subject.requirements.removeAll(where: inherited.contains) }
        self.subject = subject
        self.settings = settings
        self.inherited = inherited
    }
}

/// The plan of the stubs of one model, with the other types that they may need a value of.
package struct ModelPlan: Sendable {
    package var model: ResolvedModel
    package var types: [String: ValueType]
    package var settings: MockSettings

    package init(model: ResolvedModel, types: [String: ValueType], settings: MockSettings) {
        (self.model, self.types, self.settings) = (model, types, settings)
    }
}

package struct TestablePlan: Sendable {
    /// A property of the class, and the mock that replaces its value.
    package struct Dependency: Sendable {
        package var property: Member
        package var mock: String

        package init(property: Member, mock: String) { (self.property, self.mock) = (property, mock) }
    }

    package var subject: ResolvedProtocol
    package var dependencies: [Dependency]
    package var settings: MockSettings
    package var imports: [ImportLine]

    package init(subject: ResolvedProtocol, dependencies: [Dependency], settings: MockSettings, imports: [ImportLine]) {
        (self.subject, self.dependencies, self.settings, self.imports) = (subject, dependencies, settings, imports)
    }
}
