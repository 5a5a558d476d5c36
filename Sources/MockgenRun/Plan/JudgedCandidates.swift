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
    mutating func add(_ candidate: TargetPlan.Entry, made mock: MadeMock?) {
        var entry = candidate
        entry.mock = mock?.plan
        if entry.verdict.isChosen { entry.problems += mock?.problems ?? [] }
        // If mockgen can make the mock, the mock stays under its '#if', so that the file is the same on every system.
        if !entry.problems.isEmpty,
            let condition = index.falseCondition(around: entry.reference, hasErrors: entry.problems.contains(where: \.isOfSyntax))
        {
            (entry.verdict, entry.problems) = (Verdict(.notCompiled(condition: condition)), [])
        }
        entries.append(entry)
        guard entry.verdict.isChosen else { return }
        // A mistake in the configuration is an error, however the protocol was selected.
        guard entry.isNamed || entry.problems.allSatisfy({ $0.cause == .setup }) else {
            return leftOut.add(entry.reference, entry.problems, ancestors: mock?.ancestors ?? [])
        }
        errors += entry.problems
        if let mock { made.append(mock) }
    }
}

extension Diagnostic {
    /// Whether the cause may be the syntax of a later Swift version.
    fileprivate var isOfSyntax: Bool { [.syntaxError, .unsupportedAccessor, .unreadableDeclaration].contains(id) }
}
