import MockgenBytes
import MockgenDisk
import Testing

/// The fingerprint of a value is that of all its parts.
@Suite struct FingerprintTests {
    private struct Pair { var first: String, second: String }
    private enum Choice { case none, one(Int), two(Int, Int) }

    @Test func valuesThatLookAlikeDiffer() {
        let values: [Any] = [
            Pair(first: "ab", second: "c"), Pair(first: "a", second: "bc"), ["ab", "c"], ["a", "bc"], ["abc"], "abc",
            Choice.none, Choice.one(1), Choice.one(2), Choice.two(1, 2), Optional<Int>.none as Any, Optional(2) as Any, 1, [1], [[1]],
            ["a": "b"], ["b": "a"], Set(["a", "b"]), Set(["a"]), [String](), UInt64(7), UInt64(8),
        ]
        let fingerprints = values.map { Fingerprint(of: $0).text }
        #expect(Set(fingerprints).count == values.count)
    }

    @Test func theOrderOfASetDoesNotMatter() {
        let words = (0..<100).map(String.init)
        #expect(Fingerprint(of: Set(words)) == Fingerprint(of: Set(words.reversed())))
        let numbers = Dictionary(uniqueKeysWithValues: words.map { ($0, $0) })
        #expect(Fingerprint(of: numbers) == Fingerprint(of: Dictionary(uniqueKeysWithValues: words.reversed().map { ($0, $0) })))
    }
}
