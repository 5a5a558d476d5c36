/// A mock that is wanted: of what, and how.
package struct MockPlan: Sendable {
    package var subject: ResolvedProtocol
    package var settings: MockSettings

    package init(subject: ResolvedProtocol, settings: MockSettings) {
        var subject = subject
        if settings.inheritsImplementations { subject.requirements.removeAll { $0.implementation != nil } }
        self.subject = subject
        self.settings = settings
    }
}

/// Stubs that are wanted, of a model, and what else they may need a value of.
package struct StubPlan: Sendable {
    package var model: ResolvedModel
    package var types: [String: ValueType]
    package var settings: MockSettings

    package init(model: ResolvedModel, types: [String: ValueType], settings: MockSettings) {
        self.model = model
        self.types = types
        self.settings = settings
    }
}

/// A subclass that is wanted whose dependencies are mocks.
package struct TestablePlan: Sendable {
    /// A property of the class, and the mock that stands in for what it would make.
    package struct Dependency: Sendable {
        package var property: Property
        /// The attribute of the global actor that guards it.
        package var globalActor: String?
        package var conditions: [String]
        package var location: SourceLocation
        /// The class of the mock.
        package var mock: String

        package init(property: Property, globalActor: String? = nil, conditions: [String], location: SourceLocation, mock: String) {
            self.property = property
            self.globalActor = globalActor
            self.conditions = conditions
            self.location = location
            self.mock = mock
        }
    }

    package var subject: ResolvedProtocol
    package var dependencies: [Dependency]
    package var settings: MockSettings
    package var imports: [ImportLine]

    package init(subject: ResolvedProtocol, dependencies: [Dependency], settings: MockSettings, imports: [ImportLine]) {
        self.subject = subject
        self.dependencies = dependencies
        self.settings = settings
        self.imports = imports
    }
}
