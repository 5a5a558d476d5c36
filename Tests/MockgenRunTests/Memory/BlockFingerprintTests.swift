import MockgenBytes
import Testing

/// The fingerprints of texts that come in pieces.
@Suite struct BlockFingerprintTests {
    /// Longer than two blocks, and no two blocks are the same.
    private static let text = (0..<30_000).map { "\($0) " }.joined()

    @Test(arguments: [[0], [1, 1], [65_535, 1, 1], [65_536], [65_537, 131_072], [10, 0, 70_000, 3]])
    func divisionDoesNotMatter(lengths: [Int]) {
        var rest = Substring(Self.text)
        var pieces: [String] = []
        for length in lengths {
            pieces.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        pieces.append(String(rest))
        #expect(BlockFingerprint(of: pieces).value == BlockFingerprint(of: Array(Self.text.utf8)).value)
    }

    @Test(arguments: [0, 65_535, 65_536, 140_000])
    func everyByteMatters(place: Int) {
        var bytes = Array(Self.text.utf8)
        let before = BlockFingerprint(of: bytes).value
        bytes[place] ^= 1
        #expect(BlockFingerprint(of: bytes).value != before)
        bytes.remove(at: place)
        #expect(BlockFingerprint(of: bytes).value != before)
    }
}
