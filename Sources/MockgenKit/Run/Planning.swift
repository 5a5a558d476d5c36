import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenResolution

extension TargetPlan {
    /// Selects, parses, resolves and plans. Collects all problems instead of stopping at the first one.
    /// - Parameters:
    ///   - own: the module that compiles the mocks.
    ///   - admitted: the files that `sources` selects, or nil for all files of the package.
    ///   - described: names of protocols and classes to plan a mock for even if they are not selected.
    ///   - memory: the mocks that earlier runs have rendered.
    ///   - isOfFiles: whether the command line lists the files, so that messages cannot refer to a configuration.
    init(
        for target: TargetConfiguration, compiledIn own: Module, from sources: SourceIndex, admitted: Set<String>? = nil,
        describing described: Set<String> = [], recalling memory: MockMemory? = nil, isOfFiles: Bool = false
    ) async {
        var memory = memory
        var selection = Selection(index: sources, target: target, admitted: admitted, own: own)
        var selected = selection.selected()
        selected.addDescribed(described, in: &selection)
        var combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])] = []
        for mock in target.combined { combined.append((mock, selection.protocols(of: mock, &selected.problems))) }
        var wanted = selected.candidates.filter { $0.obstacle == nil && ($0.verdict.isChosen || $0.isDescribed) }
        var remembered: [SourceIndex.Reference: RememberedMock] = [:]
        var keys: [SourceIndex.Reference: String] = [:]
        let mentioned = await selection.index.namesThatSelectMembers(for: target, in: own)
        for reference in wanted.map(\.reference) {
            guard let recalled = memory?.recall(reference, mentioned: mentioned) else { continue }
            keys[reference] = recalled.key
            remembered[reference] = recalled.mock
        }
        wanted.removeAll { remembered[$0.reference] != nil }
        let planner = MockPlanner(
            target: target, own: own, index: selection.index, isDescribing: !described.isEmpty, mentioned: mentioned,
            locations: Dictionary(wanted.map { ($0.reference, $0.verdict.location ?? target.location) }) { first, _ in first })
        // With the same mocks as before, the same interfaces would be read for nothing.
        let isUnchanged = memory?.isUnchanged == true && wanted.isEmpty && combined.isEmpty
        let unresolved = isUnchanged ? [] : remembered.values.reduce(into: Set<UnresolvedName>()) { $0.formUnion($1.unresolved) }
        let mocks = await planner.plan(wanted.map(\.reference), combined: combined, besides: unresolved)
        // A type of an interface can make it necessary that any mock names its types in full.
        if let known = memory, !isUnchanged, !known.holds(after: mocks.index) {
            self = await TargetPlan(
                for: target, compiledIn: own, from: sources, admitted: admitted, describing: described, recalling: known.withoutMocks,
                isOfFiles: isOfFiles)
            return
        }
        if !isUnchanged { memory?.note(mocks.index) }

        var leftOut = LeftOut(target: target, index: mocks.index, isOfFiles: isOfFiles)
        var entries: [Entry] = []
        var single: [MockPlan] = []
        var named: [NamedMock] = []
        var parts: [Plan] = []
        var memos: [MockMemory.Memo?] = []
        var errors = selected.problems
        for candidate in selected.candidates {
            if let part = remembered[candidate.reference]?.part {
                entries.append(Entry(reference: candidate.reference, verdict: candidate.verdict, mock: nil, problems: []))
                named.append(NamedMock(part, of: candidate.reference, in: mocks.index))
                parts.append(.remembered(part))
                memos.append(nil)
                continue
            }
            let mock = mocks.single[candidate.reference]
            var problems = candidate.obstacle.map { [$0] } ?? mock?.problems ?? []
            var verdict = candidate.verdict
            // A mock that can be made stays under its '#if', so that the file is the same on every system.
            if !problems.isEmpty, verdict.isChosen, let condition = mocks.index.falseCondition(around: candidate.reference) {
                (verdict, problems) = (.notCompiled(condition: condition), [])
            }
            entries.append(Entry(reference: candidate.reference, verdict: verdict, mock: mock?.plan, problems: problems))
            guard verdict.isChosen else { continue }
            // A mistake in the configuration is an error, whatever selects the protocol.
            if candidate.isNamed || problems.allSatisfy({ $0.cause == .setup }) {
                errors += problems
                guard let plan = mock?.plan else { continue }
                single.append(plan)
                parts.append(.mock(plan))
                memos.append(problems.isEmpty ? keys[candidate.reference].flatMap { mock?.memo(key: $0) } : nil)
            } else {
                leftOut.add(candidate.reference, problems, ancestors: mock?.ancestors ?? [])
            }
        }
        errors += mocks.combined.flatMap(\.problems)
        let several = mocks.combined.compactMap(\.plan)
        let stubs = mocks.index.stubs(selection, compiledIn: own)
        let testables = await mocks.index.testables(selection, mocks: single + several, compiledIn: own)
        let classes = testables.plans.map { MockPlan(subject: $0.subject, settings: $0.settings) }
        let duplicates = DuplicateMocks(
            target: target, renamable: named + (single + classes).map(NamedMock.init), combined: several.map(NamedMock.init),
            isOfFiles: isOfFiles)
        if !(parts.isEmpty && several.isEmpty && stubs.plans.isEmpty) { errors += mocks.index.helperNameClashes(in: own) }
        errors += stubs.problems + testables.problems + duplicates.diagnostics
        let others = several.map(Plan.mock) + stubs.plans.map(Plan.stubs) + testables.plans.map(Plan.testable)
        self.init(
            target: target, index: mocks.index, entries: entries, parts: parts + others, memos: memos + others.map { _ in nil },
            memory: memory, errors: errors.unique, warnings: leftOut.warnings(except: errors))
    }
}

/// Plans mocks: parse -> resolve -> plan.
private struct MockPlanner {
    struct Result: Sendable {
        /// Nil if the declarations cannot be read.
        let plan: MockPlan?
        let problems: [Diagnostic]
        /// The ancestors of a protocol that cannot be mocked.
        var ancestors: Set<SourceIndex.Reference> = []
        var unresolved: Set<UnresolvedName> = []
        /// Whether it inherits from a type that only an interface declares.
        var inheritsFromInterface = false

        /// Nil for a mock that has to be planned in every run, so that every run reads the same interfaces.
        func memo(key: String) -> MockMemory.Memo? { inheritsFromInterface ? nil : MockMemory.Memo(key: key, unresolved: unresolved) }
    }

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
        let single: [SourceIndex.Reference: Result]
        let combined: [Result]
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

    func plan(
        _ wanted: [SourceIndex.Reference], combined: [(mock: CombinedMock, protocols: [SourceIndex.Reference])],
        besides others: Set<UnresolvedName>
    ) async -> Results {
        let isInheriting = ([target.settings] + target.overrides.all.map(\.settings)).contains { $0.implemented.value == .inherit }
        let findsImplementations = isDescribing || isInheriting
        let jobs =
            wanted.map { Job(references: [$0], location: locations[$0]) }
            + combined.map { Job(references: $0.protocols, location: $0.mock.name.location, name: $0.mock.name.value) }
        let resolution = await Resolution(
            of: jobs.map(\.references), in: index, for: own, besides: others, findsImplementations: findsImplementations)
        let (library, target, own, mentioned) = (resolution.library, target, own, mentioned)
        let resolved = Array(zip(jobs, zip(resolution.subjects, resolution.unresolved)))
        let results = await resolved.mapOnAllCores { job, resolved in
            let (subject, unresolved) = resolved
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
            return Result(
                plan: plan, problems: problems, ancestors: problems.isEmpty ? [] : Set(chain).subtracting(job.references),
                unresolved: unresolved, inheritsFromInterface: chain.contains(where: library.index.isOfInterface))
        }
        return Results(
            index: library.index, single: Dictionary(zip(wanted, results)) { first, _ in first },
            combined: Array(results.dropFirst(wanted.count)))
    }
}

extension SourceIndex {
    fileprivate func stubs(_ selection: Selection, compiledIn module: Module) -> (plans: [StubPlan], problems: [Diagnostic]) {
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
        _ selection: Selection, mocks: [MockPlan], compiledIn module: Module
    ) async -> (plans: [TestablePlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let wanted = selection.testables(&problems)
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
