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
        var sources = sources
        sources.namesOfMocks = sources.namesOfMocks(for: target)
        var selection = Selection(index: sources, target: target, admitted: admitted, own: own, unseen: unseen)
        var selected = selection.selected(describing: described)
        var combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])] = []
        for mock in target.combined { combined.append((mock, selection.protocols(of: mock, &selected.problems))) }
        let planner = MockPlanner(
            target: target, own: own, index: selection.index, isDescribing: !described.isEmpty,
            mentioned: await selection.index.mentionsThatSelectMembers(for: target, in: own),
            locations: Dictionary(
                selected.wanted.map { ($0.reference, $0.verdict.isChosen ? $0.verdict.location ?? target.location : target.location) }
            ) { first, _ in first })
        let mocks = await planner.plan(selected.wanted.map(\.reference), combined: combined)
        let entries = selected.entries.map { $0.judged(by: mocks.single[$0.reference], in: mocks.index) }
        let accepted = entries.filter { $0.verdict.isChosen && !$0.isLeftOut }
        let single = accepted.compactMap { mocks.single[$0.reference] }
        let leftOut = LeftOut(among: entries, planned: mocks.single, target: target, index: mocks.index, isOfFiles: isOfFiles)
        let models = mocks.index.models(&selection, compiledIn: own)
        let made = (single + mocks.combined).filter(\.problems.isEmpty).compactMap(\.plan)
        let testables = await mocks.index.testables(&selection, mocks: made, compiledIn: own)
        let classes = testables.plans.map { MockPlan(subject: $0.subject, settings: $0.settings) }
        let duplicates = DuplicateMocks(
            target: target, renamable: single.compactMap(\.plan) + classes, combined: mocks.combined.compactMap(\.plan),
            isOfFiles: isOfFiles
        ).found
        var errors = selected.problems + accepted.flatMap(\.problems) + mocks.combined.flatMap(\.problems)
        let parts = (made.map(Plan.mock) + models.plans.map(Plan.model) + testables.plans.map(Plan.testable)).inOneNamespace
        if parts.avoidMocks { errors += mocks.index.helperNameClashes(in: own) }
        errors += models.problems + testables.problems + (isOfFiles ? [] : duplicates.map(\.diagnostic))
        // Without a configuration, the user cannot rename a mock, so leave out the duplicates.
        let omitted = isOfFiles ? Set(duplicates.map(\.name)) : []
        self.init(
            target: target, index: mocks.index, entries: entries, parts: parts.filter { !omitted.contains($0.name) },
            errors: errors.unique,
            warnings: leftOut.warnings(except: errors)
                + mocks.index.alreadyDeclared(made + classes, in: own, of: target)
                + mocks.index.misspelledDefaults(of: target, for: made)
                + (isOfFiles ? duplicates.map(\.diagnostic.asWarning) : []))
    }
}

extension SourceIndex {
    fileprivate func models(_ selection: inout Selection, compiledIn module: Module) -> (plans: [ModelPlan], problems: [Diagnostic]) {
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
        _ selection: inout Selection, mocks: [MockPlan], compiledIn module: Module
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
