import Testing

@testable import MockgenRender

/// Where long lines are broken.
@Suite struct LineBreaksTests {
    @Test(arguments: [
        (
            "func f(a: Int, b: [Int: A<B, C>]) -> (x: Int, y: Int) {",
            ["func f(", "a: Int,", "b: [Int: A<B, C>]", ") -> (x: Int, y: Int) {"]
        ),
        ("let call = Mocks.Call(closure: nil as ((A, B) -> Void)?)", ["let call = Mocks.Call(", "closure: nil as ((A, B) -> Void)?)"]),
        (
            "let add = Mocks.Stub<(a: Int, b: Int), Int>(\"M.add(a:b:)\")",
            ["let add = Mocks.Stub<(a: Int, b: Int), Int>(", "\"M.add(a:b:)\")"]
        ),
        (
            "let add = Mocks.Stub<(first: Int, second: [Int: A<B, C>]), Void>(\"M.add(first:second:)\")",
            ["let add = Mocks.Stub<", "(first: Int, second: [Int: A<B, C>]),", "Void", ">(\"M.add(first:second:)\")"]
        ),
        ("if let f = stubs.closure { return try f(a) }", ["if let f = stubs.closure {", "return try f(a)", "}"]),
        ("var v: Int { get { a } set { a = newValue } }", ["var v: Int {", "get { a }", "set { a = newValue }", "}"]),
        ("var everyStub: [Recorder] { [a, b] }", ["var everyStub: [Recorder] {", "[a, b]", "}"]),
        ("[a, b, c]", ["[", "a, b, c]"]),
        ("final var calls: [(a: Int, b: Int)] = []", ["final var calls:", "[(a: Int, b: Int)] = []"]),
        ("stop(\"a (b, \\\"c) { d\", e)", ["stop(", "\"a (b, \\\"c) { d\", e)"]),
        ("stop(\"a b. c d\")", ["stop(", "\"a b. c d\")"]),
        (
            "\"'M.f()' is not stubbed. Set 'value' or 'closure'.\")",
            ["\"'M.f()' is not stubbed. \"", "+ \"Set 'value' or 'closure'.\")"]
        ),
        (
            "{ a, b in var c = cast(a); defer { a = c }; body(&c, b) })",
            ["{ a, b in", "var c = cast(a)", "defer { a = c }", "body(&c, b)", "})"]
        ),
        (
            "let kept = values.map { value -> (Result<Int, Failure>) in make(value) }",
            ["let kept = values.map {", "value -> (Result<Int, Failure>) in", "make(value)", "}"]
        ),
        ("try run(\"M.f\") { throw error } or: {", ["try run(\"M.f\") {", "throw error", "} or: {"]),
        ("do { return try f() } catch {", ["do {", "return try f()", "} catch {"]),
    ])
    func ofALine(_ line: String, _ expected: [String]) throws {
        let broken = try #require(line.broken(room: 40))
        #expect([broken.head] + broken.lines + (broken.end.isEmpty ? [] : [broken.end]) == expected)
    }

    @Test(arguments: ["// a (b, c)", "return value ?? 0", "let text = #\"(\"#", "\"a name without sentences, of a static string\")"])
    func aLineWithoutAPlaceToBreak(_ line: String) {
        #expect(line.broken(room: 40) == nil)
    }
}
