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
            "let add = Mocks.Stub<(a: Int, b: Int), Void>(\"M.add(a:b:)\")",
            ["let add = Mocks.Stub<(a: Int, b: Int), Void>(", "\"M.add(a:b:)\")"]
        ),
        ("if let f = stubs.closure { return try f(a) }", ["if let f = stubs.closure {", "return try f(a)", "}"]),
        ("var v: Int { get { a } set { a = newValue } }", ["var v: Int {", "get { a }", "set { a = newValue }", "}"]),
        ("var everyStub: [Recorder] { [a, b] }", ["var everyStub: [Recorder] {", "[a, b]", "}"]),
        ("[a, b, c]", ["[", "a, b, c]"]),
        ("final var calls: [(a: Int, b: Int)] = []", ["final var calls:", "[(a: Int, b: Int)] = []"]),
        ("stop(\"a (b, \\\"c) { d\", e)", ["stop(", "\"a (b, \\\"c) { d\", e)"]),
    ])
    func ofALine(_ line: String, _ expected: [String]) throws {
        let broken = try #require(line.broken(room: 40))
        #expect([broken.head] + broken.lines + (broken.end.isEmpty ? [] : [broken.end]) == expected)
    }

    @Test(arguments: ["// a (b, c)", "return value ?? 0", "let text = #\"(\"#"]) func aLineWithoutAPlaceToBreak(_ line: String) {
        #expect(line.broken(room: 40) == nil)
    }
}
