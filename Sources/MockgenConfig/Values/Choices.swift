/// A value that is one of a few words.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
    /// What the words are called in a message.
    static var noun: String { get }
    /// Words that have a meaning, which this version does not offer.
    static var unavailable: [String] { get }
}

/// How mocks record calls and are told what to answer.
package enum BuiltInStyle: String, Choice {
    case automockable

    package static let noun = "style"
    package static let unavailable = ["handler", "spy"]
}

/// How the members of a mock are told apart when their requirements share a name.
package enum Naming: String, Choice {
    case label

    package static let noun = "naming"
    package static let unavailable = ["short", "full"]
}

/// Who sees the mocks.
package enum AccessLevel: String, Choice {
    case `internal`, package, `public`

    package static let noun = "access"
    package static let unavailable: [String] = []
}

/// A style as one `style:` of the file gives it: by its name, or spelled out.
package struct StyleChoice: Hashable, Sendable {
    package let style: BuiltInStyle
    package let naming: Setting<Naming>
}

extension Choice {
    static var words: [String] { allCases.map(\.rawValue) }
}
