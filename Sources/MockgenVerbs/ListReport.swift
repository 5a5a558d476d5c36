package import MockgenModel

/// Every protocol of the configured targets and every selected class, with its mock or the reason why it has none.
package struct ListReport: Sendable {
    package var targets: [TargetListing] = []
    package var problems: [Diagnostic] = []
}

package struct TargetListing: Sendable {
    package var target: String
    /// The checked-in file, or nil if the plugin generates the mocks.
    package var output: String?
    /// Whether the plugin or `output` makes the mocks.
    package var isGenerated = true
    package var protocols: [ProtocolListing]
    /// Whether other targets use the mocks.
    package var isShared: Bool
    /// Whether mocks have only the members that the target's sources mention.
    package var hasUsedMembers = false
}

package struct ProtocolListing: Sendable {
    package var kind: ProtocolDeclaration.Kind
    package var name: String
    package var module: String
    /// Nil if only an interface declares it: the user cannot open that file.
    package var location: SourceLocation?
    package var verdict: Verdict
    /// The name of its mock, if it is selected and can be mocked.
    package var mock: String?
    package var problems: [Diagnostic]
    /// Properties of a class that the mock does not override, because they have no type annotation.
    package var notOverridden: [InheritedMember] = []
    /// The source files of the target, and of targets that depend on it, that name the mock.
    package var users: [String] = []
    /// Nil for a list without details, and for a protocol without a mock.
    package var details: MockDetails?
    /// Nil for a list without details, and for a protocol with a mock.
    package var wayToMock: WayToMock?

    package var isUsed: Bool { !users.isEmpty }
}
