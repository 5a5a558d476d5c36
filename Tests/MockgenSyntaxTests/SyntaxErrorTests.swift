import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

@Suite struct SyntaxErrorTests {
    /// The error stands at its place in the file, not in the text that the parser was given.
    @Test(
        arguments: [
            ("struct S {}\n\n  protocol P {\n    func f(a📍)\n  }", "expected ':' and type in parameter"),
            ("import A\r\nprotocol P {\r\n  var a: 📍{ get }\r\n}", "expected type in type annotation"),
            ("/* é */ protocol P { func f() -> 📍}", "expected return type in function signature"),
            ("enum E {\n  protocol P {\n    func 📍1f()\n  }\n}", "identifier can only start with a letter or underscore, not a number"),
            ("protocol P: 📍{}", "expected type in inherited type"),
        ])
    func place(_ marked: String, _ message: String) throws {
        let fixture = MarkedText(marked)
        let source = SourceText(path: "A/File.swift", bytes: Array(fixture.text.utf8))
        let declaration = try #require(source.outline().declarations.first { $0.kind == .protocol })
        let error = #expect(throws: Diagnostics.self) { try source.parseProtocol(declaration, module: "App") }
        let found = try #require(error?.all.first)
        #expect(found.location?.place == fixture.locations.first?.place)
        #expect(found.location?.path == "A/File.swift")
        #expect(found.message == message)
        #expect(found.id == .syntaxError && found.cause == .code && found.help != nil)
        // The same as for the whole file.
        #expect(syntaxErrors(in: source).map(\.location) == error?.all.map(\.location))
    }

    @Test(
        arguments: [
            ("protocol P {\n  📍#warning(\"a\")\n}", "mockgen cannot mock '#warning(\"a\")' in a protocol"),
            ("protocol P {\n  func f()\n  📍struct S { }\n}", "mockgen cannot mock 'struct S { }' in a protocol"),
        ])
    func unsupportedMembers(_ marked: String, _ message: String) throws {
        let fixture = MarkedText(marked)
        let error = #expect(throws: Diagnostics.self) { try readProtocol(fixture.text) }
        #expect(error?.all.map(\.message) == [message])
        #expect(error?.all.map { $0.location?.place } == fixture.locations.map(\.place))
        #expect(error?.all.map(\.id) == [.unsupportedMember])
    }

    /// Far more than anyone writes is refused before the parser takes minutes, or the stack, for it.
    @Test(arguments: [("[", "]", 12), ("(", ")", 99), ("A<", ">", 99), ("((A) -> ", ")", 99)])
    func nestedTooDeep(_ open: String, _ close: String, _ limit: Int) throws {
        func text(_ count: Int) -> String {
            "protocol P { var a: " + String(repeating: open, count: count) + "A" + String(repeating: close, count: count) + " { get } }"
        }
        #expect(try readProtocol(text(limit - 4)).members.count == 1)
        for count in [limit + 1, 100_000] {
            let error = #expect(throws: Diagnostics.self) { try readProtocol(text(count)) }
            #expect(error?.all.map(\.id) == [.nestedTooDeep])
            #expect(error?.all.first?.location?.line == 1)
        }
    }

    @Test func notUTF8() throws {
        let bytes = Array("// a\n protocol P { func f".utf8) + [0xFF] + Array("() }".utf8)
        let source = SourceText(path: "File.swift", bytes: bytes)
        let declaration = try #require(source.outline()["P"])
        let error = #expect(throws: Diagnostics.self) { try source.parseProtocol(declaration, module: "App") }
        #expect(error?.all.map(\.id) == [.notUTF8])
        #expect(error?.all.first?.location?.place == "2:2")
    }

    @Test(
        .enabled(if: isOfSwift63),
        arguments: [
            ("struct S {\n  func f() {\n", "expected '}' to end"), ("let a = \"b\n", "expected '\"' to end string literal"),
            ("}", "unexpected brace"),
        ])
    func ofAWholeFile(_ text: String, _ message: String) {
        let found = syntaxErrors(in: SourceText(path: "File.swift", bytes: Array(text.utf8)))
        #expect(found.contains { $0.message.contains(message) }, "\(found.map(\.message))")
    }
}
