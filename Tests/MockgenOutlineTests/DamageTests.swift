import Fixtures
import MockgenOutline
import Testing

/// Files that no compiler accepts: the outline says so, and survives.
@Suite struct DamageTests {
    @Test(arguments: [
        "struct A {", "struct A {\n protocol P {\n}", "}", "struct A {} }", "protocol P { func f(", "protocol P", "struct", "protocol {}",
        "enum",
        "extension A", "extension A: B", "typealias", "typealias = A", "import", "import 1", "import struct A", "<<<<<<< main",
        "let a = \"", "let a = \"\nlet b = 1",
        "let a = \"\"\"\n",
        "let a = #\"\"\"\n\"\"\"\n", "let a = \"\\(", "let a = \"\\(b\"", "/* a", "/* /* a */", "#if A", "#if A\n#if B\n#endif", "#endif",
        "#else",
        "#elseif A", "let a = #/b", "func f() { (", "func f() {", "@", "@A(", "@A<", "public", "struct A<", "class A: B<C {",
    ])
    func damaged(_ text: String) {
        for text in [text, "protocol O {}\n" + text] {
            let outline = SourceText(path: "File.swift", bytes: Array(text.utf8)).outline()
            let isHarmless = ["@", "public"].contains { text.hasSuffix($0) }
            #expect(outline.isDamaged || isHarmless, "\(text)")
        }
    }

    @Test(
        arguments: [
            ("{", 100_000), ("struct A {", 20_000), ("extension A.B {", 20_000), ("(", 100_000), ("[", 100_000), ("/*", 100_000),
            ("\"\\(", 100_000),
            ("\"\"\"\n\\(", 100_000), ("@A(", 100_000), ("@A ", 50_000), ("typealias A<", 50_000), ("class A: B<", 50_000), ("`", 100_001),
            ("\"", 100_001), ("#/\n", 50_000), ("#", 100_000), ("#\"\"\"", 30_000), ("#if A\n", 50_000), ("/ ", 50_000), ("a.", 50_000),
        ])
    func deepNesting(_ part: String, _ count: Int) {
        let text = String(repeating: part, count: count)
        let outline = SourceText(path: "File.swift", bytes: Array(text.utf8)).outline()
        #expect(outline.declarations.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }

    @Test func balancedDeepNesting() {
        for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] {
            let text =
                "func f() {" + String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000) + "}\nprotocol P {}"
            let outline = SourceText(path: "File.swift", bytes: Array(text.utf8)).outline()
            #expect(outline.names == ["protocol P"])
            #expect(!outline.isDamaged)
        }
        let comment = String(repeating: "/*", count: 100_000) + String(repeating: "*/", count: 100_000) + "protocol P {}"
        #expect(SourceText(path: "File.swift", bytes: Array(comment.utf8)).outline().names == ["protocol P"])
    }
}
