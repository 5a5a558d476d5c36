/// Whether the configuration of a target selects a protocol, and the line that decides it.
package enum Verdict: Hashable, Sendable {
    /// By a name, a glob, `all` or `annotated`.
    case chosen(by: String, at: SourceLocation)
    case excluded(by: String, at: SourceLocation)
    case notListed(at: SourceLocation)
    case notAnnotated(at: SourceLocation)
    /// No source file of the target names its mock.
    case notUsed(at: SourceLocation)
    /// By `// mockgen: skip`.
    case skipped
    case isPrivate
    /// Its file is not in `sources`.
    case outsideSources(at: SourceLocation)
    /// It is inside an `#if` whose condition does not hold, and could not be mocked if it did.
    case notCompiled(condition: String)
    /// Its access level is lower than the one of its mock, which the line at the location sets.
    case lessVisible(Access, than: Access, at: SourceLocation?)

    package var isChosen: Bool { if case .chosen = self { true } else { false } }
}
