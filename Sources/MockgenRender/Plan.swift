package import MockgenModel

/// A part of a generated file, with its settings. Indirect, because plans are large and a run has thousands of them.
package indirect enum Plan: Sendable {
    case mock(MockPlan)
    case model(ModelPlan)
    case testable(TestablePlan)

    package var mock: MockPlan? { if case .mock(let plan) = self { plan } else { nil } }

    package var name: String { facts.name }
    package var imports: [ImportLine] { facts.imports }
    var kind: RenderedPart.Kind { facts.kind }

    /// The kind and the name of the part, the module and the name of its source declaration, and what it needs from the file.
    typealias Facts = (
        kind: RenderedPart.Kind, name: String, module: String, qualifiedName: String, imports: [ImportLine], hiddenNames: Set<StandardName>,
        compiler: Set<CompilerSetting>
    )

    var facts: Facts {
        switch self {
        case .mock(let plan): Plan.facts(.mock, plan.settings, of: plan.subject, plan.subject.imports)
        case .testable(let plan): Plan.facts(.testable, plan.settings, of: plan.subject, plan.imports)
        case .model(let plan):
            (
                .model, plan.model.type.description, plan.model.declaration.module, plan.model.declaration.qualifiedName,
                plan.model.imports.seen(by: plan.settings), plan.model.hiddenNames, plan.settings.compiler
            )
        }
    }

    private static func facts(
        _ kind: RenderedPart.Kind, _ settings: MockSettings, of subject: ResolvedProtocol, _ imports: [ImportLine]
    ) -> Facts {
        let declaration = subject.declaration
        return (
            kind, settings.name, declaration.module, declaration.qualifiedName, imports.seen(by: settings), subject.hiddenNames,
            settings.compiler
        )
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

extension [Plan] {
    /// The parts of a target, which have one namespace: the second one if `Mocks` means something else in one of the parts.
    package var inOneNamespace: [Plan] {
        let isTaken = contains { $0.facts.hiddenNames.contains(.mocks) || $0.ownNames.contains(StandardName.mocks.rawValue) }
        return isTaken ? map(\.avoidingMocks) : self
    }
}

extension Plan {
    /// The names that hide others inside the part.
    fileprivate var ownNames: Set<String> {
        switch self {
        case .mock(let plan): plan.subject.namesInUse
        case .model(let plan): Set(plan.model.parts.map(\.parameter.name) + plan.model.generics.parameters.map(\.name))
        case .testable: []
        }
    }

    fileprivate var avoidingMocks: Plan {
        switch self {
        case .mock(var plan):
            plan.subject.hiddenNames.insert(.mocks)
            return .mock(plan)
        case .model(var plan):
            plan.model.hiddenNames.insert(.mocks)
            return .model(plan)
        case .testable(var plan):
            plan.subject.hiddenNames.insert(.mocks)
            return .testable(plan)
        }
    }
}

extension ModelPlan {
    var values: ModelValues { ModelValues(standard: standard, configured: settings.defaults, types: types) }
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
