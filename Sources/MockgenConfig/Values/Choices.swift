package import MockgenModel

/// A value that the configuration chooses by name.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
    /// The kind of value in a message.
    static var noun: String { get }
    /// The id of the message about an unknown word.
    static var unknown: Diagnostic.ID { get }
}

extension BuiltInStyle: Choice {
    package static let noun = "style"
    package static let unknown = Diagnostic.ID.unknownStyle
}

extension Naming: Choice {
    package static let noun = "naming"
    package static let unknown = Diagnostic.ID.unknownNaming
}

extension MockInitializer: Choice {
    package static let noun = "initializer"
    package static let unknown = Diagnostic.ID.unknownInitializer
}

extension Role: Choice {
    package static let noun = "role"
    package static let unknown = Diagnostic.ID.unknownRole
}

/// The access level of the mocks.
package enum AccessLevel: String, Choice {
    case `internal`, package, `public`

    package static let noun = "access"
    package static let unknown = Diagnostic.ID.unknownAccess
}

/// How mocks treat requirements that an extension of their protocol implements.
package enum Implemented: String, Choice {
    case mock, inherit

    package static let noun = "way"
    package static let unknown = Diagnostic.ID.unknownWay
}

/// The values of mocks, such as call counts and stubs, that mockgen generates.
package enum MockMemberSelection: String, Choice {
    case all
    /// The values that the target's own sources name.
    case used

    package static let noun = "selection of members"
    package static let unknown = Diagnostic.ID.unknownMembers
}

extension Choice {
    package static var names: [String] { allCases.map(\.rawValue) }
}

extension LanguageVersion: Choice {
    package static let noun = "language mode"
    package static let unknown = Diagnostic.ID.unknownLanguage
}

extension DefaultIsolation: Choice {
    package static let noun = "isolation"
    package static let unknown = Diagnostic.ID.unknownIsolation
}
