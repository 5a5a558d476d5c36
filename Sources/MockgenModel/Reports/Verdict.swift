/// Whether the configuration of a target selects a protocol, and the line that decides it.
package struct Verdict: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// By a name, a glob, `all` or `annotated`.
        case chosen(by: String)
        case excluded(by: String)
        case notListed
        case notAnnotated(with: String)
        /// No source file of the target names its mock.
        case notUsed
        /// By `// mockgen: skip`.
        case skipped
        case isPrivate
        /// Its file is not in `sources`.
        case outsideSources
        /// It is inside an `#if` whose condition does not hold, and could not be mocked if it did.
        case notCompiled(condition: String)
        /// Its access level is lower than the one of its mock, which the line at the location sets.
        case lessVisible(Access, than: Access)
    }

    package let reason: Reason
    package var location: SourceLocation?

    package init(_ reason: Reason, at location: SourceLocation? = nil) { (self.reason, self.location) = (reason, location) }

    package var isChosen: Bool { if case .chosen = reason { true } else { false } }
}
