package import MockgenModel

/// A part of a generated file: what is wanted, of what, and how.
package enum Plan: Sendable {
    case mock(MockPlan)
    case stubs(StubPlan)
    case testable(TestablePlan)

    package var mock: MockPlan? { if case .mock(let plan) = self { plan } else { nil } }

    /// What a file has to import for it. Everything is there for the sake of the part's own declarations.
    package var imports: [ImportLine] {
        switch self {
        case .mock(let plan): plan.subject.imports.seen(by: plan.settings)
        case .stubs(let plan): plan.model.imports.seen(by: plan.settings)
        case .testable(let plan): plan.imports.seen(by: plan.settings)
        }
    }

    /// The module of what it is made of.
    package var module: String {
        switch self {
        case .mock(let plan): plan.subject.declaration.module
        case .stubs(let plan): plan.model.declaration.module
        case .testable(let plan): plan.subject.declaration.module
        }
    }

    /// The name of what it is made of: `Outer.Listener`.
    package var qualifiedName: String {
        switch self {
        case .mock(let plan): plan.subject.declaration.qualifiedName
        case .stubs(let plan): plan.model.declaration.qualifiedName
        case .testable(let plan): plan.subject.declaration.qualifiedName
        }
    }

    /// Mocks first, then what uses them, then stubs; each kind by its names.
    var order: (Int, String, String) {
        switch self {
        case .mock(let plan): (0, plan.settings.name, module)
        case .testable(let plan): (1, plan.settings.name, module)
        case .stubs(let plan): (2, plan.model.type.description, module)
        }
    }

    var hiddenNames: Set<String> {
        switch self {
        case .mock(let plan): plan.subject.facts.hidden
        case .stubs(let plan): plan.model.facts.hidden
        case .testable(let plan): plan.subject.facts.hidden
        }
    }

    /// What is written for it: a mock may be two.
    var parts: [Plan] {
        if case .mock(let plan) = self { plan.variants.map(Plan.mock) } else { [self] }
    }

    func write(to code: inout Code) {
        switch self {
        case .mock(let plan): MockWriter(plan).write(to: &code)
        case .stubs(let plan): StubWriter(plan).write(to: &code)
        case .testable(let plan): TestableWriter(plan).write(to: &code)
        }
    }
}

/// A mock that is wanted: of what, and how.
package struct MockPlan: Sendable {
    package var subject: MockSubject
    package var settings: MockSettings

    package init(subject: MockSubject, settings: MockSettings) {
        var subject = subject
        if settings.inheritsImplementations { subject.requirements.removeAll { $0.implementation != nil } }
        self.subject = subject
        self.settings = settings
    }
}

/// Stubs that are wanted, of a model, and what else they may need a value of.
package struct StubPlan: Sendable {
    package var model: ModelSubject
    package var types: [String: ValueType]
    package var settings: MockSettings

    package init(model: ModelSubject, types: [String: ValueType], settings: MockSettings) {
        self.model = model
        self.types = types
        self.settings = settings
    }

    var values: StubValues { StubValues(facts: model.facts, configured: settings.defaults, types: types) }
}

/// A subclass that is wanted whose dependencies are mocks.
package struct TestablePlan: Sendable {
    /// A property of the class, and the mock that stands in for what it would make.
    package struct Dependency: Sendable {
        package var property: Property
        /// As written on it.
        package var attributes: [String]
        package var conditions: [String]
        package var location: SourceLocation
        /// The class of the mock.
        package var mock: String

        package init(property: Property, attributes: [String], conditions: [String], location: SourceLocation, mock: String) {
            self.property = property
            self.attributes = attributes
            self.conditions = conditions
            self.location = location
            self.mock = mock
        }
    }

    package var subject: MockSubject
    package var dependencies: [Dependency]
    package var settings: MockSettings
    package var imports: [ImportLine]

    package init(subject: MockSubject, dependencies: [Dependency], settings: MockSettings, imports: [ImportLine]) {
        self.subject = subject
        self.dependencies = dependencies
        self.settings = settings
        self.imports = imports
    }
}

extension [ImportLine] {
    fileprivate func seen(by settings: MockSettings) -> [ImportLine] {
        let isSeen = settings.access > .internal && settings.compiler.contains(.internalImportsByDefault)
        let isUnsafe = settings.compiler.contains(.strictMemorySafety)
        return map { line in
            var copy = line
            // What conforms within a package is nothing that the package would see by that.
            if isSeen, line.isNamed, line.isInSignatures || settings.access == .public { copy.access = settings.access }
            if isUnsafe, line.attributes.contains("@preconcurrency") { copy.attributes.append("@unsafe") }
            return copy
        }
    }
}
