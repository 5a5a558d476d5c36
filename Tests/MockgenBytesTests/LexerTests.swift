import MockgenBytes
import Testing

/// Where tokens begin and end.
@Suite struct LexerTests {
    @Test(arguments: [
        ("protocol P: Q { func f() -> Int }", "protocol P : Q { func f ( ) - > Int }"),
        ("a // b\nc /* d /* e */ f */ g", "a c g"),
        ("`class`.init", "`class` . init"),
        ("1_000 + 0xFF + 1.5e3 ... 1.description", "1_000 + 0xFF + 1.5e3 . . . 1 . description"),
        ("\"a \\(b(\"c\")) d\" e", "\"a \\(b(\"c\")) d\" e"),
        ("#\"a \\(b) \" c\"# d", "#\"a \\(b) \" c\"# d"),
        ("\"\"\"\na \"b\" {\n\"\"\" c", "\"\"\"\na \"b\" {\n\"\"\" c"),
        ("let r = /a{2} \\/ [b]/ b", "let r = /a{2} \\/ [b]/ b"),
        ("a / b / c", "a / b / c"),
        ("value! / 2 / c", "value ! / 2 / c"),
        ("#/ a / b /# c", "#/ a / b /# c"),
        ("#if os(iOS)\n#endif", "#if os ( iOS ) #endif"),
        ("#!/usr/bin/swift {\nä ü", "ä ü"),
        ("\u{FEFF}a", "a"),
        ("", ""),
    ])
    func tokens(_ text: String, _ expected: String) {
        let found = read(text)
        #expect(found.tokens.joined(separator: " ") == expected)
        #expect(!found.isDamaged)
    }

    @Test(arguments: ["\"a", "\"a\nb", "/* a", "/* a /* b */", "\"\"\"\na", "#\"a\"", "#/ a", "\"\\(\""])
    func openEndsAreDamage(_ text: String) {
        #expect(read(text).isDamaged)
    }

    @Test func comments() {
        let text = "// a\nb // c\n/* d\n */ e"
        let found = withLexer(of: text) { lexer in
            while case let token = lexer.next(), token.kind != .end {}
            return lexer.takeComments().map { "\(lexer.text($0.range))|\($0.startsLine)" }
        }
        #expect(found == ["// a|true", "// c|false", "/* d\n */|true"])
    }

    @Test(arguments: [("a\nb c", ["a", "b"]), ("/* a\n */ b c\r\nd", ["b", "d"]), ("#!x\na", ["a"]), ("\u{FEFF}a b", ["a"])])
    func tokensThatStartLines(_ text: String, _ expected: [String]) {
        let found = withLexer(of: text) { lexer in
            var found: [String] = []
            while case let token = lexer.next(), token.kind != .end { if token.startsLine { found.append(lexer.text(token)) } }
            return found
        }
        #expect(found == expected)
    }

    /// Every prefix of a text and every text with one byte changed has an end.
    @Test func anyBytesEnd() {
        let bytes = Array("\u{FEFF}#!x\nlet a = \"\\(b(\"\"\"\n\\(#\"c\"#)\n\"\"\"))\" / /d[/]/ /* e */ #if `f`\n".utf8)
        for place in bytes.indices {
            count(Array(bytes[..<place]))
            for byte in Array("\"\\()/#`*\n{".utf8) + [0, 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                count(damaged)
            }
        }
    }

    private func count(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            var count = 0
            while case let token = lexer.next(), token.kind != .end { count += 1 }
            #expect(count <= bytes.count)
        }
    }

    private func read(_ text: String) -> (tokens: [String], isDamaged: Bool) {
        withLexer(of: text) { lexer in
            var tokens: [String] = []
            while case let token = lexer.next(), token.kind != .end { tokens.append(lexer.text(token)) }
            return (tokens, lexer.isDamaged)
        }
    }

    private func withLexer<Result>(of text: String, _ body: (inout Lexer) -> Result) -> Result {
        Array(text.utf8).withUnsafeBufferPointer { buffer in
            var lexer = Lexer(buffer)
            return body(&lexer)
        }
    }
}
