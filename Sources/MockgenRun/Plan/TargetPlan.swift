package import MockgenConfig
package import MockgenModel
import MockgenOutline
package import MockgenRender
package import MockgenResolution

/// The plan of one target: the verdict on every protocol, the parts to generate, and all problems. All commands use it.
package struct TargetPlan: Sendable {
    /// A protocol that the target can see, a class that it mocks, or the protocols of a mock under `combined`.
    package struct Entry: Sendable {
        let references: [SourceIndex.Reference]
        /// The name of a mock under `combined`.
        var combinedName: String?
        package internal(set) var verdict: Verdict
        /// Whether the configuration names it exactly. Then it is an error if mockgen cannot mock it.
        let isNamed: Bool
        /// Whether to plan its mock even if it is not selected.
        var isDescribed = false
        /// The reasons why mockgen cannot mock a selected declaration. Before mockgen parses it, only what the index tells.
        package internal(set) var problems: [Diagnostic] = []
        /// The ancestors of declarations that mockgen cannot mock.
        var ancestors: Set<SourceIndex.Reference> = []
        /// Nil if the declaration is neither selected nor described, or if mockgen cannot read it.
        package internal(set) var mock: MockPlan?

        package var reference: SourceIndex.Reference { references[0] }

        var isWanted: Bool { problems.isEmpty && (verdict.isChosen || isDescribed) }

        /// Whether mockgen leaves it out with a warning. A mistake in the configuration is an error, however the protocol was selected.
        var isLeftOut: Bool { !isNamed && problems.contains { $0.cause != .setup } }

        /// The plan of its mock, if it is selected and can be mocked.
        package var taken: MockPlan? { verdict.isChosen && problems.isEmpty ? mock : nil }
    }

    package let target: TargetConfiguration
    package let index: SourceIndex
    /// The protocols, then the classes, in the order of modules and files.
    package let entries: [Entry]
    /// The mocks, the stubs of models and the testable subclasses.
    package let parts: [Plan]
    package let errors: [Diagnostic]
    /// The warnings about protocols that mockgen leaves out because it cannot mock them, and about the location of the mocks.
    package var warnings: [Diagnostic]

    /// Returns the parts, or throws the errors.
    /// - Parameter isStrict: whether warnings are errors.
    package func checked(isStrict: Bool = false) throws(Diagnostics) -> [Plan] {
        let warnings = isStrict ? warnings.map(\.asError) : warnings
        guard errors.isEmpty, !isStrict || warnings.isEmpty else { throw Diagnostics(errors + warnings) }
        return parts
    }

    /// Whether the plugin or `output` makes the mocks.
    package var isGenerated: Bool { !warnings.contains { $0.id == .notGenerated } }

    package func entries(named name: String) -> [Entry] { entries.filter { index.names(of: $0.reference).contains(name) } }
}
