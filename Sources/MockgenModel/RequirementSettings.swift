/// The settings of single requirements in an override, by signature: `build(withListener:)`, or `build(withListener: String)` for one of
/// several overloads.
package struct RequirementSettings: Hashable, Sendable {
    /// The beginnings of member names that replace those of the naming, with the locations of their keys.
    package var stems: [String: Located<String>] = [:]
    /// The Swift expressions that un-stubbed members return. They can use the parameters.
    package var returns: [String: Located<String>] = [:]
    /// The requirements whose default implementation the mock inherits, and the places in the configuration that say so.
    package var inherited: [String: SourceLocation] = [:]

    package init() {}

    package func inherits(_ requirement: ResolvedProtocol.Requirement) -> Bool {
        !inherited.isEmpty && requirement.signatures.contains { inherited.keys.contains($0) }
    }

    package func result(of requirement: ResolvedProtocol.Requirement) -> String? {
        returns.text(for: requirement.written)
    }
}

extension [String: Located<String>] {
    /// Returns the text for a member as the sources spell it.
    package func text(for written: Member) -> String? {
        isEmpty ? nil : written.signatures.firstNonNil { self[$0]?.value }
    }
}
