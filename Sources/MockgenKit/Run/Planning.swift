import MockgenConfig
import MockgenModel
import MockgenRender

extension SourceIndex {
    /// From the configuration of one target to all that is made for it: select -> parse -> resolve -> plan.
    func plans(for target: TargetConfiguration, compiledIn module: Module, admitted: Set<String>?) async throws(Diagnostics) -> [Plan] {
        let selection = Selection(index: self, target: target, admitted: admitted, own: module)
        let wanted = try selection.protocols()
        var problems: [Diagnostic] = []
        let combined = target.combined.map { (mock: $0, protocols: selection.protocols(of: $0, &problems)) }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        let inheriting = ([target.settings] + target.overrides.map(\.settings)).contains { $0.implemented.value == .inherit }
        let (mocks, found) = await plans(
            of: wanted, combined: combined.map(\.protocols), compiledIn: module, inheriting: inheriting
        ) { declaration, number in
            MockSettings(for: declaration, combinedAs: number.map { combined[$0].mock.name.value }, in: target, compiler: module.settings)
        }
        let stubs = stubs(selection, compiledIn: module)
        let testables = await testables(selection, mocks: mocks, compiledIn: module)
        let classes = testables.plans.map { MockPlan(subject: $0.subject, settings: $0.settings) }
        let all = found + stubs.problems + testables.problems + clashes(among: mocks + classes, at: target.location)
        guard all.isEmpty else { throw Diagnostics(all) }
        return mocks.map(Plan.mock) + stubs.plans.map(Plan.stubs) + testables.plans.map(Plan.testable)
    }

    private func stubs(_ selection: Selection, compiledIn module: Module) -> (plans: [StubPlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let builder = ModelBuilder(selection.models(&problems).map(\.reference), in: self, for: module)
        let plans = builder.models.map { model in
            let declaration = model.declaration
            let settings = MockSettings(
                for: declaration.name, declaration.qualifiedName, in: declaration.module, selection.target, compiler: module.settings)
            return StubPlan(model: model, types: builder.types, settings: settings)
        }
        return (plans, problems + builder.problems + plans.flatMap(refusals))
    }

    private func testables(
        _ selection: Selection, mocks: [MockPlan], compiledIn module: Module
    ) async -> (plans: [TestablePlan], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        let wanted = selection.testables(&problems)
        let library = await ProtocolLibrary(parsing: wanted.map(\.reference), in: self, for: module, overridesAll: false)
        let builder = TestableBuilder(library: library, mocks: mocks, target: module)
        problems += library.problems
        var plans: [TestablePlan] = []
        for type in wanted {
            guard let declaration = library.declarations[type.reference] else { continue }
            let settings = MockSettings(forTestable: declaration, in: selection.target, compiler: module.settings)
            let (plan, found) = builder.plan(of: type, settings: settings)
            problems += found
            if let plan { plans.append(plan) }
        }
        return (plans, problems)
    }

    /// From chosen protocols to their mocks: parse -> resolve -> plan, and all that stands in the way.
    /// - Parameters:
    ///   - combined: protocols that have one mock.
    ///   - inheriting: some of the mocks inherit what extensions implement.
    ///   - settings: of a protocol's mock, or of the combined one of this number.
    func plans(
        of wanted: [Reference], combined: [[Reference]] = [], compiledIn module: Module, inheriting: Bool = false,
        settings: (ProtocolDeclaration, Int?) -> MockSettings
    ) async -> (plans: [MockPlan], problems: [Diagnostic]) {
        let library = await ProtocolLibrary(parsing: (wanted + combined.joined()).unique, in: self, for: module)
        let subjects = await (wanted.map { [$0] } + combined).mapOnAllCores(
            with: { SubjectBuilder(library, findsImplementations: inheriting) }
        ) { references, builder in
            builder.subject(of: references, for: module)
        }
        let plans = subjects.enumerated().compactMap { position, subject in
            let number = position < wanted.count ? nil : position - wanted.count
            return subject.map { MockPlan(subject: $0, settings: settings($0.declaration, number)) }
        }
        return (plans, library.problems + plans.flatMap(refusals))
    }

    /// Mocks of one name, which cannot be compiled together.
    func clashes(among plans: [MockPlan], at location: SourceLocation) -> [Diagnostic] {
        Dictionary(grouping: plans, by: \.settings.name).sorted { $0.key < $1.key }.compactMap { name, plans in
            let protocols = plans.map(\.subject.declaration)
            let conditions = Set(protocols.map(\.conditions))
            // Of several under different conditions only one is compiled.
            guard conditions.count < protocols.count || protocols.count > 1 && conditions.contains([]) else { return nil }
            return .duplicateMock(named: name, of: protocols, at: location)
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateMock(named name: String, of protocols: [ProtocolDeclaration], at location: SourceLocation)
        -> Diagnostic
    {
        let protocols = protocols.sorted { ($0.module, $0.qualifiedName, $0.location) < ($1.module, $1.qualifiedName, $1.location) }
        let last = protocols[protocols.count - 1]
        // What tells it from the others, in front.
        let isNested = !last.context.isEmpty && protocols.filter { $0.context == last.context }.count == 1
        let proposal = (isNested ? last.context.joined() : last.module) + name
        return Diagnostic(
            "duplicate-mock", cause: .setup, "\(protocols.count) mocks would be named '\(name)'",
            help: "name one of them under 'overrides': \(last.module).\(last.qualifiedName): { name: \(proposal) }",
            at: location, notes: protocols.map { .init("of this \($0.kind.rawValue) of module \($0.module)", at: $0.location) })
    }
}
