import Fixtures
import MockgenOutline
import Testing

/// The ends of typealiases. A helper compares each with the parser.
@Suite struct AliasTests {
    @Test(arguments: [
        "typealias T = A",
        "typealias T=A",
        "typealias T = A;",
        "public typealias T = A // B\n",
        "@available(*, deprecated)\npublic typealias T = A.B.C?",
        "typealias T =\n    A",
        "typealias T\n    = A",
        "typealias T = A & B & C",
        "typealias T = A &\n    B\n    & C",
        "typealias T = any A & B",
        "typealias T = A<B, C>.D",
        "typealias T = A<\n    B,\n    C\n>",
        "typealias T = A<\n    B\n    , C<() -> D>\n>.E",
        "typealias T<U, each V> = A<U, repeat each V>",
        "typealias T<U: A> = B<U> where U: C, U.D == E",
        "typealias T<U> = B<U>\n    where U: C,\n    U.D == E",
        "typealias T = (Int, String) -> Void",
        "typealias T = (Int) async throws -> Void",
        "typealias T = (Int)\n    async throws\n    -> Void",
        "typealias T = (\n    Int,\n    String\n) -> Void",
        "typealias T = (Int) ->\n    (String) -> Void",
        "typealias T = @Sendable @MainActor (Int) throws(E) -> Void",
        "typealias T = @convention(c) (Int) -> Void",
        "typealias T = [A: [B]]",
        "typealias T = [\n    A:\n    B\n]",
        "typealias T = [3 of A]",
        "typealias T = ~Copyable",
        "typealias T = A & ~Copyable",
        "typealias T = (a: Int, b: String)",
        "typealias T = A!",
        "typealias T = `Type`",
    ])
    func form(_ text: String) {
        #expect(outline(text).names == ["typealias T"])
        #expect(outline(text + "\nprotocol P {}").names == ["typealias T", "protocol P"])
        #expect(outline(text + "\n@objc(x) public protocol P {}").names == ["typealias T", "protocol P"])
        #expect(outline("struct S {\n" + text + "\n}\nvar a: Int").names == ["struct S", "typealias S.T"])
        #expect(outline("#if A\n" + text + "\n#endif\nlet a = 1").names == ["typealias T"])
        #expect(outline(text + "\ntypealias U = A").names == ["typealias T", "typealias U"])
        #expect(outline(text + "\n(a, b) = (b, a)").names == ["typealias T"])
    }
}
