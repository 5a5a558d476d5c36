import MockgenModel
import MockgenResolution

extension TargetPlan.Entry {
    /// Whether mockgen leaves it out with a warning. A mistake in the configuration is an error, however the protocol was selected.
    var isLeftOut: Bool { !isNamed && problems.contains { $0.cause != .setup } }

    /// - Parameter planned: nil if its mock is not wanted.
    func judged(by planned: PlannedMock?, in index: SourceIndex) -> TargetPlan.Entry {
        var entry = self
        entry.mock = planned?.plan
        guard verdict.isChosen else { return entry }
        entry.problems += planned?.problems ?? []
        // If mockgen can make the mock, the mock stays under its '#if', so that the file is the same on every system.
        if !entry.problems.isEmpty,
            let condition = index.falseCondition(around: reference, hasErrors: entry.problems.contains(where: \.isOfSyntax))
        {
            (entry.verdict, entry.problems) = (Verdict(.notCompiled(condition: condition)), [])
        }
        return entry
    }
}

extension Diagnostic {
    /// Whether the cause may be the syntax of a later Swift version.
    fileprivate var isOfSyntax: Bool { [.syntaxError, .unsupportedAccessor, .unreadableDeclaration].contains(id) }
}
