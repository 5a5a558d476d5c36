package import MockgenModel

/// A part of a generated file, with its settings. Indirect, because plans are large and a run has thousands of them.
package indirect enum Plan: Sendable {
    case mock(MockPlan)
    case model(ModelPlan)
    case testable(TestablePlan)

    package var mock: MockPlan? { if case .mock(let plan) = self { plan } else { nil } }

    package var imports: [ImportLine] {
        switch self {
        case .mock(let plan): plan.subject.imports.seen(by: plan.settings)
        case .model(let plan): plan.model.imports.seen(by: plan.settings)
        case .testable(let plan): plan.imports.seen(by: plan.settings)
        }
    }

    /// The module of the source declaration.
    package var module: String {
        switch self {
        case .mock(let plan): plan.subject.declaration.module
        case .model(let plan): plan.model.declaration.module
        case .testable(let plan): plan.subject.declaration.module
        }
    }

    /// The name of the source declaration: `Outer.Listener`.
    package var qualifiedName: String {
        switch self {
        case .mock(let plan): plan.subject.declaration.qualifiedName
        case .model(let plan): plan.model.declaration.qualifiedName
        case .testable(let plan): plan.subject.declaration.qualifiedName
        }
    }

    var kind: RenderedPart.Kind {
        switch self {
        case .mock: .mock
        case .testable: .testable
        case .model: .model
        }
    }

    package var name: String {
        switch self {
        case .mock(let plan): plan.settings.name
        case .testable(let plan): plan.settings.name
        case .model(let plan): plan.model.type.description
        }
    }

    var hiddenNames: Set<StandardName> {
        switch self {
        case .mock(let plan): plan.subject.hiddenNames
        case .model(let plan): plan.model.hiddenNames
        case .testable(let plan): plan.subject.hiddenNames
        }
    }

    /// The parts to write. A mock can have two, one for each branch of an `#if`.
    var variants: [Plan] {
        if case .mock(let plan) = self { plan.variants.map(Plan.mock) } else { [self] }
    }

    func write(to code: inout Code) {
        switch self {
        case .mock(let plan): MockWriter(plan).write(to: &code)
        case .model(let plan): ModelWriter(plan).write(to: &code)
        case .testable(let plan): TestableWriter(plan).write(to: &code)
        }
    }
}

extension ModelPlan {
    var values: ModelValues { ModelValues(standard: model.standard, configured: settings.defaults, types: types) }
}

extension [ImportLine] {
    fileprivate func seen(by settings: MockSettings) -> [ImportLine] {
        let isSeen = settings.access > .internal && settings.compiler.contains(.internalImportsByDefault)
        return map { line in
            var copy = line
            // The package does not see conformances through such an import, so it needs no access level.
            if isSeen, line.isNamed, line.isInSignatures || settings.access == .public { copy.access = settings.access }
            return copy
        }
    }
}
