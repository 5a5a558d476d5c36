/// Every protocol of the configured targets, the classes that they ask for, and what becomes of it.
package struct ListReport: Sendable {
    package var targets: [TargetListing] = []
    package var problems: [Diagnostic] = []

    package init() {}
}

package struct TargetListing: Sendable {
    package var target: String
    /// The checked-in file; nil: the plugin makes the mocks.
    package var output: String?
    package var protocols: [ProtocolListing]

    package init(target: String, output: String?, protocols: [ProtocolListing]) {
        self.target = target
        self.output = output
        self.protocols = protocols
    }
}

package struct ProtocolListing: Sendable {
    package var kind: ProtocolDeclaration.Kind
    /// `Outer.Listener`
    package var name: String
    package var module: String
    /// nil where only an interface declares it, which is no file that the user can open.
    package var location: SourceLocation?
    package var verdict: Verdict
    /// The name of its mock, if it is chosen and can be mocked.
    package var mock: String?
    /// Why a chosen one cannot be mocked.
    package var refusals: [Diagnostic]
    /// Whether a source names its mock: one of the target, or of what depends on it.
    package var isUsed = false

    package init(
        kind: ProtocolDeclaration.Kind = .protocol, name: String, module: String, location: SourceLocation?, verdict: Verdict,
        mock: String?, refusals: [Diagnostic]
    ) {
        self.kind = kind
        self.name = name
        self.module = module
        self.location = location
        self.verdict = verdict
        self.mock = mock
        self.refusals = refusals
    }
}

/// Whether the configuration of a target wants a protocol to be mocked, and which of its lines says so.
package enum Verdict: Hashable, Sendable {
    /// By a name, a glob, `all` or `annotated`.
    case chosen(by: String, at: SourceLocation)
    case excluded(by: String, at: SourceLocation)
    case notListed(at: SourceLocation)
    case notAnnotated(at: SourceLocation)
    /// The target's own sources name no mock of it.
    case notUsed(at: SourceLocation)
    /// By `// mockgen: skip`.
    case skipped
    case isPrivate
    /// Its file is none of the `sources`.
    case outsideSources(at: SourceLocation)
    /// It stands under a condition of `#if` that does not hold, and could not be mocked if it did.
    case notCompiled(condition: String)
    /// It is less visible than its mock would be; with the line that sets the access of the mock.
    case lessVisible(Access, than: Access, at: SourceLocation?)

    package var isChosen: Bool { if case .chosen = self { true } else { false } }
}
