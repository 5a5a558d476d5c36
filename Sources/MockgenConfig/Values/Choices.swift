package import MockgenModel

/// A value that the configuration chooses by name.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
    static var noun: String { get }
}

extension BuiltInStyle: Choice {
    package static let noun = "style"
}

extension Naming: Choice {
    package static let noun = "naming"
}

extension MockInitializer: Choice {
    package static let noun = "initializer"
}

extension AutoclosureArguments: Choice {
    package static let noun = "form of autoclosures"
}

extension SingleArgument: Choice {
    package static let noun = "form of a single argument"
}

extension Role: Choice {
    package static let noun = "role"
}

package enum AccessLevel: String, Choice {
    case `internal`, package, `public`

    package static let noun = "access"
}

/// The treatment of requirements that an extension of their protocol implements.
package enum Implemented: String, Choice {
    case mock, inherit

    package static let noun = "way"
}

/// The generated members, such as call counts and stubs.
package enum MockMemberSelection: String, Choice {
    case all
    /// Only the members that the target's own sources name.
    case used

    package static let noun = "selection of members"
}

extension Choice {
    package static var names: [String] { allCases.map(\.rawValue) }
}

extension LanguageVersion: Choice {
    package static let noun = "language mode"
}

extension DefaultIsolation: Choice {
    package static let noun = "isolation"
}
