import MockgenConfig
import MockgenModel
import MockgenRender
import MockgenResolution

/// The candidates of a target, each with its verdict, and its mock or the reasons why it has none.
struct JudgedCandidates {
    let index: SourceIndex
    private(set) var entries: [TargetPlan.Entry] = []
    private(set) var made: [MadeMock] = []
    private(set) var errors: [Diagnostic] = []
    private(set) var leftOut: LeftOut

    init(of target: TargetConfiguration, in index: SourceIndex, isOfFiles: Bool) {
        self.index = index
        leftOut = LeftOut(target: target, index: index, isOfFiles: isOfFiles)
    }

    /// - Parameter mock: nil for a candidate without a requested mock.
    mutating func add(_ candidate: Selected.Candidate, made mock: MadeMock?) {
        var problems = candidate.obstacle.map { [$0] } ?? mock?.problems ?? []
        var verdict = candidate.verdict
        // If mockgen can make the mock, the mock stays under its '#if', so that the file is the same on every system.
        if !problems.isEmpty, verdict.isChosen,
            let condition = index.falseCondition(around: candidate.reference, hasErrors: problems.contains(where: \.isOfSyntax))
        {
            (verdict, problems) = (Verdict(.notCompiled(condition: condition)), [])
        }
        entries.append(TargetPlan.Entry(reference: candidate.reference, verdict: verdict, mock: mock?.plan, problems: problems))
        guard verdict.isChosen else { return }
        // A mistake in the configuration is an error, however the protocol was selected.
        guard candidate.isNamed || problems.allSatisfy({ $0.cause == .setup }) else {
            return leftOut.add(candidate.reference, problems, ancestors: mock?.ancestors ?? [])
        }
        errors += problems
        if let mock { made.append(mock) }
    }
}

extension Diagnostic {
    /// Whether the cause may be the syntax of a later Swift version.
    fileprivate var isOfSyntax: Bool { [.syntaxError, .unsupportedAccessor, .unreadableDeclaration].contains(id) }
}
