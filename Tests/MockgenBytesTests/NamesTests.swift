import MockgenBytes
import Testing

/// The names in a source text.
@Suite struct NamesTests {
    @Test(arguments: [
        ("let a = B.c(d)", ["let", "a", "B", "c", "d"]),
        ("a // b\n/* c */ d", ["a", "d"]),
        ("`class` ä", ["class", "ä"]),
        ("\"a b\" c", ["c"]),
        ("\"a \\(b.c) d\"", ["a", "b", "c", "d"]),
        ("", []),
    ])
    func names(_ text: String, _ expected: [String]) {
        Array(text.utf8).withUnsafeBufferPointer { buffer in
            #expect(buffer.names == Set(expected))
            #expect(buffer.names(among: ["a", "class", "missing"]) == Set(expected).intersection(["a", "class"]))
        }
    }

    @Test(arguments: [
        ("a b", "b a a", true), ("a b", "a /* c */ b", true), ("a b", "a", false), ("ab", "a b", false), ("", "// a", true),
    ])
    func fingerprints(_ one: String, _ other: String, _ areSame: Bool) {
        func fingerprint(_ text: String) -> Fingerprint { Array(text.utf8).withUnsafeBufferPointer(\.namesFingerprint) }
        #expect((fingerprint(one) == fingerprint(other)) == areSame)
    }

    @Test(arguments: [
        ("let cart = CartMock(wrapping: real)", ["CartMock(wrapping:"]),
        ("BoxMock<Item, [Int: () -> Void]>(wrapping: real)", ["BoxMock(wrapping:"]),
        ("App.CartMock (\n wrapping: real)", ["CartMock(wrapping:"]),
        ("let cart: CartMock = .init(wrapping: real)", ["init(wrapping:"]),
        ("a < b; CartMock(wrapping: real)", ["CartMock(wrapping:"]),
        ("cart.on.owner.get.returns(1); cart.on.`class`.set.count", ["owner.get", "class.set"]),
        ("#expect(cart.on.price.results == [1])", [".results"]),
        ("print(cart.on)", [".on)"]), ("print(on); f(cart.on.add.on())", []),
        ("// CartMock(wrapping: real)\nwrapping(cart); let get = set; results = \"a.get\"", []),
        ("CartMock()", []),
    ])
    func phrases(_ text: String, _ expected: [String]) {
        Array(text.utf8).withUnsafeBufferPointer { #expect($0.phrases == Set(expected)) }
    }
}
