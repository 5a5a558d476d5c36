import Fixtures
import MockgenModel
import MockgenOutline
import Testing

@testable import MockgenSyntax

/// Syntax that would overflow the stack is an error with a place. mockgen runs on small stacks, too.
@Suite struct NestingTests {
    @Test(arguments: [
        ("optionals", "var a: Int" + String(repeating: "?", count: 3_000) + " { get }"),
        ("unwrapped optionals", "var a: Int" + String(repeating: "!", count: 3_000) + " { get }"),
        ("functions", "func a(_ b: " + String(repeating: "() -> ", count: 3_000) + "Int)"),
        ("functions on lines", "func a(_ b: " + String(repeating: "()\n-> ", count: 3_000) + "Int)"),
        ("members", "var a: A" + String(repeating: ".B", count: 100_000) + " { get }"),
        ("metatypes", "var a: A" + String(repeating: ".Type", count: 100_000) + " { get }"),
        ("generic arguments", "var a: " + String(repeating: "A<", count: 3_000) + String(repeating: ">", count: 3_000) + " { get }"),
        ("tuples", "var a: " + String(repeating: "(", count: 3_000) + String(repeating: ")", count: 3_000) + " { get }"),
        ("arrays", "var a: " + String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000) + " { get }"),
        ("conditions", String(repeating: "#if A\n", count: 3_000) + "func a()\n" + String(repeating: "#endif\n", count: 3_000)),
        ("interpolations", "@A(" + String(repeating: "\"\\(", count: 40) + "1" + String(repeating: ")\"", count: 40) + ") func a()"),
        (
            "arrays in an interpolation",
            "@A(\"\\(" + String(repeating: "[", count: 30) + "1" + String(repeating: "]", count: 30) + ")\") func a()"
        ),
        (
            "parentheses in an interpolation inside an interpolation",
            "@A(\"\\(\"\\(" + String(repeating: "(", count: 3_000) + "1" + String(repeating: ")", count: 3_000) + ")\")\") func a()"
        ),
        (
            "arrays behind an interpolation that does not end",
            "@A(\"\\(a \") func a()\n    func b" + String(repeating: "[", count: 30) + "c()"
        ),
        ("calls", "@A(x" + String(repeating: ".b()", count: 3_000) + ") func a()"),
    ])
    func tooDeep(_ name: String, _ member: String) throws {
        let text = "protocol P {\n    \(member)\n}\n"
        let source = SourceText(path: "P.swift", bytes: Array(text.utf8))
        let declaration = try #require(source.outline().declarations.first)
        do throws(Diagnostics) {
            _ = try Slice(declaration.range, of: source)
            Issue.record("\(name): no error")
        } catch {
            #expect(error.all.map(\.id) == [.nestedTooDeep])
            #expect(error.all.first?.location?.line ?? 0 >= 2)
        }
    }

    private static let deepMembers: [String] = [
        "func a(_ b: " + String(repeating: "() -> ", count: 90) + "Int)",
        "var a: A" + String(repeating: ".B", count: 400) + " { get }",
        (0..<400).map { "func f\($0)(_ a: A.B.C?, b: () -> () -> Int?) -> [A.B]?" }.joined(separator: "\n"),
        (0..<400).map { "#if A\nfunc f\($0)()\n#endif" }.joined(separator: "\n"),
        "@A(" + (0..<600).map { ".b\($0)" }.joined(separator: ", ") + ") func a()",
        "@A(" + String(repeating: "\"\\(([1]))\", ", count: 200) + "1) func a()",
    ]

    @Test(arguments: deepMembers)
    func deepEnough(_ member: String) throws {
        let source = SourceText(path: "P.swift", bytes: Array("protocol P {\n    \(member)\n}\n".utf8))
        let declaration = try #require(source.outline().declarations.first)
        _ = try Slice(declaration.range, of: source)
    }

    /// The toolchain would stop the process.
    @Test(
        arguments: [
            ("protocol s k \u{0B}= \n", "1:12"), ("protocol s k \u{0C}= \n", "1:12"),
            ("struct Coat: Weighing {\n    var weight \u{01}\u{04}= 0.5\n}\n", "2:9"),
            ("struct A { var b: Int \u{7F}\u{1B} = 0 }", "1:19"), ("struct A { \u{E000} var b \u{E000}= 0 }", "1:10"),
            ("protocol A {\u{0B}\u{0C}var b: Int { get } }", nil),
        ])
    func charactersBetweenTokens(_ text: String, _ place: String?) throws {
        let source = SourceText(path: "P.swift", bytes: Array(text.utf8))
        #expect(syntaxErrors(in: source).first?.location?.place == place)
    }
}
