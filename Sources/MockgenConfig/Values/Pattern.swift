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

    /// Compares in a time that grows with the product of the lengths at worst: a mismatch goes back to the last `*` only,
    /// since what an earlier one could still take, the last one can take as well.
    package func matches(_ name: String) -> Bool {
        let pattern = Array(text)
        let name = Array(name)
        var p = 0
        var n = 0
        var retry: (afterStar: Int, from: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                p += 1
                retry = (p, n)
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let (afterStar, from) = retry {
                p = afterStar
                n = from + 1
                retry = (afterStar, n)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }

    private static func canMatchIdentifier(_ piece: Substring) -> Bool {
        // Any letter may stand where a wildcard does.
        isIdentifier(String(piece.map { $0 == "*" || $0 == "?" ? "a" : $0 }))
    }
}
