package import MockgenConfig
package import MockgenModel
import MockgenRender
package import MockgenResolution

extension TargetPlan {
    /// Selects, parses, resolves and plans. Collects all problems instead of stopping at the first one.
    /// - Parameters:
    ///   - own: the module that compiles the mocks.
    ///   - admitted: the files that `sources` selects, or nil for all files of the package.
    ///   - described: names of protocols and classes to plan a mock for even if they are not selected.
    ///   - isOfFiles: whether the command line lists the files. Then messages cannot refer to a configuration.
    package init(
        for target: TargetConfiguration, compiledIn own: Module, from sources: SourceIndex, admitted: Set<String>? = nil,
        describing described: Set<String> = [], isOfFiles: Bool = false, unseen: UnseenProtocols = .none
    ) async {
        let index = sources.forMocks(named: sources.namesOfMocks(for: target))
        let selection = Selection(index: index, target: target, admitted: admitted, own: own, unseen: unseen)
        let selected = selection.selected(describing: described)
        let planner = MockPlanner(
            target: target, own: own, index: index, isDescribing: !described.isEmpty,
            mentioned: await index.mentionsThatSelectMembers(for: target, in: own))
        let entries = await planner.planned(selected.entries)
        let accepted = entries.filter { $0.verdict.isChosen && !$0.isLeftOut }
        let mocks = accepted.filter(\.problems.isEmpty).compactMap(\.mock)
        let models = index.models(selection, compiledIn: own)
        let testables = await index.testables(selection, mocks: mocks, compiledIn: own)
        let planned = PlannedMocks(
            target: target, own: own, index: index, isOfFiles: isOfFiles, entries: entries, mocks: mocks,
            classes: testables.plans.map { MockPlan(subject: $0.subject, settings: $0.settings) },
            errors: selected.problems + accepted.flatMap(\.problems) + models.problems + testables.problems)
        let found = checksOfPlannedMocks.flatMap { $0(planned) }
        // Without a configuration, the user cannot rename a mock, so leave out the duplicates.
        let omitted = isOfFiles ? Set(planned.duplicates.found.map(\.name)) : []
        self.init(
            target: target, index: index, entries: entries.filter { $0.combinedName == nil },
            parts: (mocks.map(Plan.mock) + models.plans.map(Plan.model) + testables.plans.map(Plan.testable)).inOneNamespace
                .filter { !omitted.contains($0.name) },
            errors: (planned.errors + found.filter { $0.severity == .error }).unique, warnings: found.filter { $0.severity == .warning })
    }
}

/// The mocks of a target, for checks of all of them together.
struct PlannedMocks {
    let target: TargetConfiguration
    /// The module that compiles the mocks.
    let own: Module
    let index: SourceIndex
    /// Whether the run has no configuration, and so no `exclude` and no names of mocks.
    let isOfFiles: Bool
    let entries: [TargetPlan.Entry]
    /// The mocks to generate.
    let mocks: [MockPlan]
    /// The testable subclasses.
    let classes: [MockPlan]
    /// The problems of single mocks, models and names.
    let errors: [Diagnostic]
}

/// Each is in a file of its own.
private let checksOfPlannedMocks: [@Sendable (PlannedMocks) -> [Diagnostic]] = [
    { $0.leftOut }, { $0.alreadyDeclared }, { $0.misspelledDefaults }, { $0.duplicateNames },
]

extension SourceIndex {
    fileprivate func models(_ selection: Selection, compiledIn module: Module) -> (plans: [ModelPlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let wanted = selection.types(in: selection.target.models, key: "models", rules: modelRules, &problems)
        let builder = ModelResolver(wanted.map(\.reference), in: self, for: module)
        let plans = builder.models.map { model in
            let declaration = model.declaration
            let names = declaration.name.names(qualifiedAs: declaration.qualifiedName, inModule: declaration.module)
            let settings = MockSettings(
                selection.target.settings(forProtocol: names), simpleName: declaration.name, compiler: module.settings)
            return ModelPlan(model: model, types: builder.types, settings: settings)
        }
        return (plans, problems + builder.problems + plans.flatMap(modelPlanRules.problems))
    }

    fileprivate func testables(
        _ selection: Selection, mocks: [MockPlan], compiledIn module: Module
    ) async -> (plans: [TestablePlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let wanted = selection.types(in: selection.target.testable, key: "testable", rules: testableRules, &problems)
        let resolution = await Resolution(of: wanted.map { [$0.reference] }, in: self, for: module)
        let builder = TestableBuilder(library: resolution.library, mocks: mocks, target: module)
        problems += resolution.library.problems
        var plans: [TestablePlan] = []
        for (type, subject) in zip(wanted, resolution.subjects) {
            guard let subject else { continue }
            let settings = MockSettings(forTestable: subject.declaration, in: selection.target, compiler: module.settings)
            let (plan, found) = builder.plan(of: type, subject, settings: settings)
            problems += found
            if let plan { plans.append(plan) }
        }
        return (plans, problems)
    }
}
