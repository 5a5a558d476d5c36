import Testing

@testable import MockgenConsole

@Suite struct SnippetTests {
    @Test(arguments: [
        ("let tea = 1", 5, "let tea = 1", "    "),
        ("\t\tlet tea", 3, "\t\tlet tea", "\t\t"),
        ("茶 tea", 5, "茶 tea", "   "),
        ("é tea", 4, "é tea", "  "),
        ("👩‍👩‍👧 tea", 20, "👩‍👩‍👧 tea", "   "),
        ("茶", 2, "茶", ""),
        ("tea  \r", 99, "tea", "   "),
        ("", 1, "", ""),
        ("tea", 0, "tea", ""),
        ("a\u{1B}[31mb", 7, "a\u{FFFD}[31mb", "      "),
        ("a\u{202E}b", 5, "a\u{FFFD}b", "  "),
    ])
    func caret(_ line: String, _ column: Int, _ text: String, _ indentation: String) {
        let snippet = Snippet(line: line, column: column)
        #expect(snippet.text == text)
        #expect(snippet.indentation == indentation)
    }

    @Test func veryLongLine() {
        let line = String(repeating: "a", count: 5000) + "B" + String(repeating: "c", count: 5000)
        let snippet = Snippet(line: line, column: 5001)
        #expect(snippet.text.count < 200 && snippet.text.hasPrefix("…a") && snippet.text.hasSuffix("c…"))
        #expect(Array(snippet.text)[snippet.indentation.count] == "B")
    }
}
