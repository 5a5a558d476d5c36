package import MockgenModel

/// A value that is one of a few words.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
    /// What the words are called in a message.
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

/// Who sees the mocks.
package enum AccessLevel: String, Choice {
    case `internal`, package, `public`

    package static let noun = "access"
}

/// What becomes of requirements that an extension of their protocol implements.
package enum Implemented: String, Choice {
    case mock, inherit

    package static let noun = "way"
}

extension Choice {
    package static var words: [String] { allCases.map(\.rawValue) }
}
