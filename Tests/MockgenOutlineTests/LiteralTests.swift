import Fixtures
import MockgenOutline
import TestSupport
import Testing

/// Strings and regular expressions with brackets and quotes in them, in front of a protocol that must still be found.
@Suite struct LiteralTests {
    @Test(
        .enabled(if: isOfSwift63),
        arguments: [
            #""{""#, #""\"{""#, #""\\""#, #""""#, #""protocol Q {}""#, ##"#"{"\"#"##, ##"#""{"#"##, ##"#""#"##, ###"##"#"{"##"###,
            ##"#"""#"##,
            ##"#"\n\"#"##, ##"#"\#({ "}" }())"#"##, #""\(a)""#, #""\(a["}"])""#, #""\(f("\(g("\(h)"))"))""#, #""\(a.map { "\($0)}" })""#,
            #""// {""#, #""/* {""#, #""\u{1F98A}""#, #""\(/* ) */ a)""#, "\"\\(\n a\n)\"",
            "\"\"\"\n{\n\"\"\"", "\"\"\"\n\"{\" \"\" \\\"\"\"\n\\\n\"\"\"", "#\"\"\"\n\"\"\" {\n\"\"\"#", "##\"\"\"\n\"\"\"# {\n\"\"\"##",
            "\"\"\"\n  \\(f(\"\"\"\n  }\n  \"\"\"))\n  \"\"\"", "\"\"\"\r\n{\r\n\"\"\"", "##\"\"\"a\"##",
            "/{/", "/\"/", "/[\\/\"]/", "/[a[b])\"]/", "-/{/", "!/{/", "a ? /{/ : /}/", "/b//{", "/b/*{*/", "x = a\n/{/", "/\\//",
            "/(\\))}/",
            "#/{/#", "#/a/b\"/#", "##/\"/#{/##", "#/\n  {  # comment\n/#", "f(/{/, /\"/)",
            "[/{/: /}/]",
            "try /{/.wholeMatch(in: \"\")", "!x", "a / b", "a/b", "(a + 1) / 2 // {", "a[1] / b / c", "a! / b! / c", "a!/b/c",
            "a?.b ?? c / d",
            "x.reduce(1, /)", "(/)", "f(/, b / c)", "1 / 2", "1.5 / 0x2F / 3", "{ $0 / $1 }", "a /* { */ / b", "a </> b", "{ f(/a /, b) }",
            "a\n/ {b}() / c", "a ./ b", "1...2",
            "0..<3",
            "`a` / b / c", "#line / 2", "#function", "\"a\" + /b}/",
        ])
    func literal(_ literal: String) {
        #expect(outline("let a = \(literal)\nprotocol P {}").names == ["protocol P"])
        #expect(outline("func f() {\n return \(literal)\n}\nprotocol P {}").names == ["protocol P"])
        #expect(outline("struct S {\n var a = [\(literal)\n, 1]\n protocol P {}\n}").names == ["struct S", "protocol S.P"])
    }

    @Test(arguments: [
        "static func / (a: S, b: S) -> S { a / b }", "static func /(a: S, b: S) -> S { a/b }",
        "static func </> (a: S, b: S) -> S { a / b }",
        "static func /> (a: S, b: S) -> S { a / b }", "static prefix func / (a: S) -> S { b / a }",
        "static func /= (a: inout S, b: S) { a = a / b }",
        "static func <%> (a: S, b: S) -> Bool { a < b }", "static func ≠ (a: S, b: S) -> Bool { a != b }",
    ])
    func operatorsWithSlashes(_ function: String) {
        #expect(outline("struct S {\n \(function)\n protocol P {}\n}").names == ["struct S", "protocol S.P"])
    }

    @Test func expressionsOverLines() {
        let text = "let a = Regex {\n \"a\"\n /b\"{/\n}\nlet c = d\n / e\nlet f = g as? H\nlet i = j is K\nprotocol P {}"
        #expect(outline(text).names == ["protocol P"])
    }
}
