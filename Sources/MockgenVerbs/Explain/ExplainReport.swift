package import MockgenModel

/// The protocols and classes with one name.
package struct ExplainReport: Sendable {
    package var protocols: [ProtocolExplanation] = []
    /// The names of all protocols and classes.
    var names: Set<String> = []
}

package struct ProtocolExplanation: Sendable {
    package struct Requirement: Sendable {
        package var title: String
        /// The parent protocol that declares it, or nil for a requirement of its own.
        package var origin: String?
        /// Nil if only an interface declares it.
        package var location: SourceLocation?
        /// Whether a mock does not override the property of a class, because it has no type annotation.
        package var notOverridden: InheritedMember.Reason?
    }

    package struct Use: Sendable {
        package var target: String
        package var output: String?
        /// Whether the plugin or `output` makes the mocks.
        package var isGenerated: Bool
        package var listing: ProtocolListing
        package var settings: [EffectiveSetting]
        /// The path of the generated file; nil if there is no mock, or if the plugin has not run yet.
        package var file: String?
        package var members: MockMembers?
    }

    package var access: Access
    /// Associated types first. Empty if the requirements cannot be read: a diagnostic then gives the reason.
    package var requirements: [Requirement]
    /// At least one.
    package var uses: [Use]

    /// All targets agree on what the protocol is, and differ only in whether and how they mock it.
    package var listing: ProtocolListing { uses[0].listing }
}
