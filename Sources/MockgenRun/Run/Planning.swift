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
    ///   - memory: the mocks that earlier runs have rendered.
    ///   - rendering: when mocks are rendered, and what is kept of them.
    ///   - isOfFiles: whether the command line lists the files, so that messages cannot refer to a configuration.
    package init(
        for target: TargetConfiguration, compiledIn own: Module, from sources: SourceIndex, admitted: Set<String>? = nil,
        describing described: Set<String> = [], recalling memory: MockMemory? = nil, rendering: Rendering = .later,
        isOfFiles: Bool = false
    ) async {
        var sources = sources
        sources.namesOfMocks = sources.namesOfMocks(for: target)
        var selection = Selection(index: sources, target: target, admitted: admitted, own: own)
        var selected = selection.selected()
        selected.addDescribed(described, in: &selection)
        var combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])] = []
        for mock in target.combined { combined.append((mock, selection.protocols(of: mock, &selected.problems))) }
        let wanted = selected.candidates.filter { $0.obstacle == nil && ($0.verdict.isChosen || $0.isDescribed) }
        let mentioned = await selection.index.namesThatSelectMembers(for: target, in: own)
        let recalled = RecalledMocks(
            wanted, from: memory, mentioned: mentioned,
            plansMore: !(combined.isEmpty && target.models.isEmpty && target.testable.isEmpty))
        let planner = MockPlanner(
            target: target, own: own, index: selection.index, isDescribing: !described.isEmpty, mentioned: mentioned,
            locations: Dictionary(wanted.map { ($0.reference, $0.verdict.location ?? target.location) }) { first, _ in first },
            rendering: rendering)
        let mocks = await planner.plan(recalled.open.map(\.reference), combined: combined, besides: recalled.unresolved)
        guard recalled.holds(after: mocks.index) else {
            self = await TargetPlan(
                for: target, compiledIn: own, from: sources, admitted: admitted, describing: described, recalling: memory?.withoutMocks,
                rendering: rendering, isOfFiles: isOfFiles)
            return
        }

        var judged = JudgedCandidates(of: target, in: mocks.index, isOfFiles: isOfFiles)
        for candidate in selected.candidates {
            if let mock = recalled.mocks[candidate.reference], let key = recalled.keys[candidate.reference] {
                judged.add(candidate, remembered: mock, key: key)
            } else {
                judged.add(candidate, planned: mocks.single[candidate.reference], key: recalled.keys[candidate.reference])
            }
        }
        let several = mocks.combined.compactMap { $0.plan?.mock }
        let stubs = mocks.index.stubs(&selection, compiledIn: own)
        let testables = await mocks.index.testables(
            &selection, mocks: judged.mocks + several.map(TestableBuilder.Mock.init), compiledIn: own)
        let classes = testables.plans.map { MockPlan(subject: $0.subject, settings: $0.settings) }
        let duplicates = DuplicateMocks(
            target: target, renamable: judged.named + classes.map(NamedMock.init), combined: several.map(NamedMock.init),
            isOfFiles: isOfFiles
        ).found
        let others = several.map(Plan.mock) + stubs.plans.map(Plan.stubs) + testables.plans.map(Plan.testable)
        var errors = selected.problems + judged.errors + mocks.combined.flatMap(\.problems)
        if !(judged.parts.isEmpty && several.isEmpty && stubs.plans.isEmpty) {
            errors += mocks.index.helperNameClashes(in: own, hasStubs: target.hasStubs)
        }
        errors += stubs.problems + testables.problems + (isOfFiles ? [] : duplicates.map(\.diagnostic))
        // Without a configuration nothing can rename a mock, so the others are made.
        let leftOut = isOfFiles ? Set(duplicates.map(\.name)) : []
        let parts = zip(judged.parts + others, judged.memos + others.map { _ in nil }).filter { part, _ in
            !(part.nameOfMock.map(leftOut.contains) ?? false)
        }
        self.init(
            target: target, index: mocks.index, entries: judged.entries, parts: parts.map(\.0), memos: parts.map(\.1),
            memory: recalled.memory(after: mocks.index), errors: errors.unique,
            warnings: judged.leftOut.warnings(except: errors) + (isOfFiles ? duplicates.map(\.diagnostic.asWarning) : []))
    }
}

/// When a run renders mocks. The plans of many mocks need much memory, so a run that needs only their texts does not keep them.
package enum Rendering {
    /// After all mocks are planned.
    case later
    /// Each mock as soon as it is planned.
    case atOnce
    /// In the same way, without the locations of what each line comes from, which only reports need.
    case atOnceWithoutLocations
}

/// Plans mocks: parse -> resolve -> plan.
struct MockPlanner: Sendable {
    private struct Job: Sendable {
        /// The declarations of one mock.
        let references: [SourceIndex.Reference]
        /// The location in the configuration that selects them.
        let location: SourceLocation?
        /// The name of a combined mock.
        var name: String?
    }

    struct Results {
        /// The index, with the interfaces that were read.
        let index: SourceIndex
        let single: [SourceIndex.Reference: PlannedMock]
        let combined: [PlannedMock]
    }

    let target: TargetConfiguration
    let own: Module
    let index: SourceIndex
    /// Whether the run reports which requirements have default implementations.
    let isDescribing: Bool
    /// The names in the target's own sources.
    let mentioned: Set<String>
    /// The location in the configuration that selects each declaration.
    let locations: [SourceIndex.Reference: SourceLocation]
    /// When mocks without problems are rendered.
    var rendering = Rendering.later

    /// - Parameters:
    ///   - others: the unresolved names of mocks that are known from an earlier run.
    ///   - interfaces: modules whose interfaces the run reads in any case.
    func plan(
        _ wanted: [SourceIndex.Reference], combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])] = [],
        besides others: Set<UnresolvedName> = [], reading interfaces: [String] = []
    ) async -> Results {
        let isInheriting = ([target.settings] + target.overrides.all.map(\.settings)).contains { $0.implemented.value == .inherit }
        let findsImplementations = isDescribing || isInheriting
        let jobs =
            wanted.map { Job(references: [$0], location: locations[$0]) }
            + combined.map { Job(references: $0.protocols, location: $0.mock.name.location, name: $0.mock.name.value) }
        let resolution = await Resolution(
            of: jobs.map(\.references), in: index, for: own, besides: others, reading: interfaces,
            findsImplementations: findsImplementations
        ) { planned(jobs[$0.number], $0.subject, $0.unresolved, $0.library) }
        let results = resolution.results
        return Results(
            index: resolution.library.index, single: Dictionary(zip(wanted, results)) { first, _ in first },
            combined: Array(results.dropFirst(wanted.count)))
    }

    private func planned(
        _ job: Job, _ subject: ResolvedProtocol?, _ unresolved: Set<UnresolvedName>, _ library: ProtocolLibrary
    ) -> PlannedMock {
        // Without sources, point at the configuration.
        let location = job.references.contains(where: library.index.hasNoSource) ? job.location : nil
        let plan = subject.map { subject in
            MockPlan(
                subject: location.map(subject.located) ?? subject,
                settings: MockSettings(
                    for: subject.declaration, combinedAs: job.name, in: target, mentioned: mentioned, compiler: own.settings))
        }
        let unreadable = library.problems.isEmpty ? [] : job.references.flatMap(library.problems).unique
        let problems = unreadable.map { location.map($0.located) ?? $0 } + (plan?.problems ?? [])
        let chain = job.references.flatMap(library.inheritanceChain)
        let isRendered = rendering != .later && problems.isEmpty && location == nil && job.name == nil
        return PlannedMock(
            plan: plan.map { isRendered ? .rendered(RenderedPart(.mock($0)).compact(isMapped: rendering == .atOnce)) : .mock($0) },
            problems: problems,
            ancestors: problems.isEmpty ? [] : Set(chain).subtracting(job.references), unresolved: unresolved,
            inheritsFromInterface: chain.contains(where: library.index.isOfInterface))
    }
}

extension SourceIndex {
    fileprivate func stubs(_ selection: inout Selection, compiledIn module: Module) -> (plans: [StubPlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let builder = ModelResolver(selection.models(&problems).map(\.reference), in: self, for: module)
        let plans = builder.models.map { model in
            let declaration = model.declaration
            let settings = MockSettings(
                for: declaration.name, declaration.qualifiedName, in: declaration.module, selection.target, compiler: module.settings)
            return StubPlan(model: model, types: builder.types, settings: settings)
        }
        return (plans, problems + builder.problems + plans.flatMap(stubRules.problems))
    }

    fileprivate func testables(
        _ selection: inout Selection, mocks: [TestableBuilder.Mock], compiledIn module: Module
    ) async -> (plans: [TestablePlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let wanted = selection.testables(&problems)
        let resolution = await Resolution(of: wanted.map { [$0.reference] }, in: self, for: module, \.subject)
        let builder = TestableBuilder(library: resolution.library, mocks: mocks, target: module)
        problems += resolution.library.problems
        var plans: [TestablePlan] = []
        for (type, subject) in zip(wanted, resolution.results) {
            guard let subject else { continue }
            let settings = MockSettings(forTestable: subject.declaration, in: selection.target, compiler: module.settings)
            let (plan, found) = builder.plan(of: type, subject, settings: settings)
            problems += found
            if let plan { plans.append(plan) }
        }
        return (plans, problems)
    }
}

extension Verdict {
    /// The location that selects the declaration.
    fileprivate var location: SourceLocation? { if case .chosen(_, let location) = self { location } else { nil } }
}

extension ResolvedProtocol {
    /// Protocols of modules without sources have the location that selects them, because there is no file to open.
    fileprivate func located(at location: SourceLocation) -> ResolvedProtocol {
        var copy = self
        copy.declaration.location = location
        for number in copy.requirements.indices { copy.requirements[number].member.location = location }
        for number in copy.associatedTypes.indices { copy.associatedTypes[number].location = location }
        return copy
    }
}

extension Diagnostic {
    fileprivate func located(at location: SourceLocation) -> Diagnostic {
        Diagnostic(id, severity, cause: cause, message, help: help, at: location, notes: notes)
    }
}
