/// The settings of single requirements in an override, by signature: `build(withListener:)`, or `build(withListener: String)` for one of
/// several overloads.
package struct RequirementSettings: Hashable, Sendable {
    /// The beginnings of member names that replace those of the naming.
    package var stems: [String: ConfiguredText] = [:]
    /// The Swift expressions that un-stubbed members return. They can use the parameters.
    package var returns: [String: ConfiguredText] = [:]
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

/// A text for one requirement, and the location of its key in the configuration.
package struct ConfiguredText: Hashable, Sendable {
    package let text: String
    package let location: SourceLocation

    package init(_ text: String, at location: SourceLocation) { (self.text, self.location) = (text, location) }
}

extension [String: ConfiguredText] {
    /// Returns the text for a member as the sources spell it.
    package func text(for written: Member) -> String? {
        isEmpty ? nil : written.signatures.firstNonNil { self[$0]?.text }
    }
}
