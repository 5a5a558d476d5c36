import MockgenModel

/// A name of a protocol, or a glob: `*` matches any characters, `?` matches one.
///
/// It must match the whole name. A glob without a dot matches only plain names, and in one with a dot, `*` also matches dots: `App.*` matches
/// `App.Outer.P`.
package struct Pattern: Hashable, Sendable {
    package let text: String

    /// Returns nil if the text cannot match any Swift name.
    init?(_ text: String) {
        let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
        guard pieces.allSatisfy(Self.canMatchIdentifier) else { return nil }
        self.text = text
    }

    package var isGlob: Bool { text.contains { $0 == "*" || $0 == "?" } }

    package func matches(_ name: String) -> Bool {
        (text.contains(".") || !name.contains(".")) && matchesWildcards(Array(text), Array(name))
    }

    private static func canMatchIdentifier(_ piece: Substring) -> Bool {
        // A wildcard can match any letter.
        isIdentifier(String(piece.map { $0 == "*" || $0 == "?" ? "a" : $0 }))
    }
}
