package import MockgenModel

/// A value that the configuration chooses by name.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
    /// The kind of value in a message.
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

extension Role: Choice {
    package static let noun = "role"
}

/// The access level of the mocks.
package enum AccessLevel: String, Choice {
    case `internal`, package, `public`

    package static let noun = "access"
}

/// How mocks treat requirements that an extension of their protocol implements.
package enum Implemented: String, Choice {
    case mock, inherit

    package static let noun = "way"
}

/// The values of mocks, such as call counts and stubs, that mockgen generates.
package enum MockMemberSelection: String, Choice {
    case all
    /// The values that the target's own sources name.
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
