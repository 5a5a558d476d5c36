import MockgenModel

/// A protocol's name, or a glob of names: `*` stands for any characters, `?` for one.
///
/// It is compared with the whole name it is given. A nested protocol is written `Outer.P`; `*` also stands for the dots.
package struct Pattern: Hashable, Sendable {
    package let text: String

    /// Only for text that can match a Swift name at all.
    init?(_ text: String) {
        let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
        guard pieces.allSatisfy(Self.canMatchIdentifier) else { return nil }
        self.text = text
    }

    /// Whether it is a glob, which may match several names or none.
    package var isGlob: Bool { text.contains { $0 == "*" || $0 == "?" } }

    package func matches(_ name: String) -> Bool { matchesWildcards(Array(text), Array(name)) }

    private static func canMatchIdentifier(_ piece: Substring) -> Bool {
        // Any letter may stand where a wildcard does.
        isIdentifier(String(piece.map { $0 == "*" || $0 == "?" ? "a" : $0 }))
    }
}
