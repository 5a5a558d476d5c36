import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenResolution

/// The candidates of a target, each with its verdict and its mock or the reasons why it has none.
struct JudgedCandidates {
    let index: SourceIndex
    private(set) var entries: [TargetPlan.Entry] = []
    /// The mocks for testable subclasses.
    private(set) var mocks: [TestableBuilder.Mock] = []
    private(set) var named: [NamedMock] = []
    private(set) var parts: [Plan] = []
    private(set) var memos: [MockMemory.Memo?] = []
    private(set) var errors: [Diagnostic] = []
    private(set) var leftOut: LeftOut

    init(of target: TargetConfiguration, in index: SourceIndex, isOfFiles: Bool) {
        self.index = index
        leftOut = LeftOut(target: target, index: index, isOfFiles: isOfFiles)
    }

    mutating func add(_ candidate: Selected.Candidate, remembered mock: RememberedMock, key: String) {
        entries.append(TargetPlan.Entry(reference: candidate.reference, verdict: candidate.verdict, plan: nil, problems: []))
        named.append(NamedMock(mock.part, of: candidate.reference, in: index))
        mocks.append(TestableBuilder.Mock(mock.part))
        parts.append(.rendered(mock.part))
        memos.append(MockMemory.Memo(key: key, reference: candidate.reference, isRecalled: true, unresolved: mock.unresolved))
    }

    /// - Parameters:
    ///   - mock: nil for a candidate whose mock nobody wants.
    ///   - key: the key under which the text of the mock can be remembered.
    mutating func add(_ candidate: Selected.Candidate, planned mock: PlannedMock?, key: String?) {
        var problems = candidate.obstacle.map { [$0] } ?? mock?.problems ?? []
        var verdict = candidate.verdict
        // A mock that can be made stays under its '#if', so that the file is the same on every system.
        if !problems.isEmpty, verdict.isChosen,
            let condition = index.falseCondition(around: candidate.reference, hasErrors: problems.contains(where: \.isOfSyntax))
        {
            (verdict, problems) = (.notCompiled(condition: condition), [])
        }
        entries.append(TargetPlan.Entry(reference: candidate.reference, verdict: verdict, plan: mock?.plan, problems: problems))
        guard verdict.isChosen else { return }
        // A mistake in the configuration is an error, whatever selects the protocol.
        guard candidate.isNamed || problems.allSatisfy({ $0.cause == .setup }) else {
            return leftOut.add(candidate.reference, problems, ancestors: mock?.ancestors ?? [])
        }
        errors += problems
        guard let mock, let plan = mock.plan else { return }
        switch plan {
        case .rendered(let part):
            mocks.append(TestableBuilder.Mock(part))
            named.append(NamedMock(part, of: candidate.reference, in: index))
        case .mock(let plan):
            mocks.append(TestableBuilder.Mock(plan))
            named.append(NamedMock(plan))
        case .stubs, .testable: return
        }
        parts.append(plan)
        memos.append(problems.isEmpty ? key.flatMap { mock.memo(candidate.reference, key: $0) } : nil)
    }
}

extension Diagnostic {
    /// Whether it may be about the syntax of a later Swift.
    fileprivate var isOfSyntax: Bool { [.syntaxError, .invalidRequirement, .unsupportedAccessor, .unreadableDeclaration].contains(id) }
}

extension TestableBuilder.Mock {
    init(_ part: RenderedPart) { self.init(name: part.name, conformance: part.conformance, isGeneric: part.isGeneric) }

    init(_ plan: MockPlan) {
        self.init(
            name: plan.settings.name, conformance: plan.subject.conformance.description,
            isGeneric: !plan.subject.associatedTypes.isEmpty)
    }
}

/// A planned mock of one protocol, of a class, or of several protocols.
struct PlannedMock: Sendable {
    /// Nil if the declarations cannot be read.
    let plan: Plan?
    let problems: [Diagnostic]
    /// The ancestors of a protocol that cannot be mocked.
    var ancestors: Set<SourceIndex.Reference> = []
    var unresolved: Set<UnresolvedName> = []
    /// Whether it inherits from a type that only an interface declares.
    var inheritsFromInterface = false

    /// Nil for a mock that has to be planned in every run, so that every run reads the same interfaces.
    func memo(_ reference: SourceIndex.Reference, key: String) -> MockMemory.Memo? {
        inheritsFromInterface ? nil : MockMemory.Memo(key: key, reference: reference, unresolved: unresolved)
    }
}
