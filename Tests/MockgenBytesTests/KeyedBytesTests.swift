import MockgenBytes
import Testing

/// The form of the files that mockgen keeps for itself.
@Suite struct KeyedBytesTests {
    @Test(arguments: ["", "text", "\n", "key\n"]) func contentsUnderTheirKey(_ text: String) {
        let bytes = KeyedBytes.bytes(Array(text.utf8), key: "key")
        #expect(KeyedBytes.contents(of: bytes, key: "key").map(Array.init) == Array(text.utf8))
        #expect(KeyedBytes.contents(of: bytes, key: "ke") == nil)
        #expect(KeyedBytes.contents(of: bytes, key: "key ") == nil)
        #expect(KeyedBytes.contents(of: bytes + [0], key: "key") == nil)
        #expect(KeyedBytes.contents(of: Array(bytes.dropLast()), key: "key") == nil)
    }
}
