import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

@Suite struct ScriptReaderTests {
    /// Words are separated by `|`.
    @Test(arguments: [
        ("", []),
        ("a b  c\t", ["a|b|c"]),
        ("a 'b c' \"d e\"f ''", ["a|b c|d ef|"]),
        ("a # b\nc#d", ["a", "c#d"]),
        ("a; b && c || d | e & f > g", ["a", "b", "c", "d", "e", "f", "g"]),
        ("a \\\n  b \\\r\n  c\r\nd", ["a|b|c", "d"]),
        ("(a b)", ["a|b"]),
        ("\t@a $(B) $(C)/d; e", ["@a|$(B)|$(C)/d", "e"]),
        ("a $A ${B}c \"$1\" \"$(d e)/f\"", ["a|$A|${B}c|$1|$(d e)/f"]),
    ])
    func words(_ script: String, _ expected: [String]) {
        let commands = ScriptReader.read(Array(script.utf8), path: "file")
        #expect(commands.map { $0.words.map(\.value).joined(separator: "|") } == expected, "\(script)")
        #expect(commands.allSatisfy { $0.unread == nil }, "\(script)")
    }

    @Test func knowsThePlaces() {
        let file = MarkedText("# é\n📍a 📍'é' 📍b \\\n  📍\"$C\"\n📍d", path: "file")
        let commands = ScriptReader.read(file.bytes, path: "file")
        #expect(commands.flatMap(\.words).map(\.location.description) == file.locations.map(\.description))
    }

    @Test(arguments: ["a 📍'b", "a b📍\"c\nd\"", "a 📍`b c`", "a $📍(b c)/d", "a b📍\\ c", "a \"b📍\\\"\""])
    func marksOtherParts(_ marked: String) {
        let file = MarkedText(marked, path: "file")
        #expect(ScriptReader.read(file.bytes, path: "file").first?.unread == file.locations.first, "\(marked)")
    }

    @Test(arguments: [
        ("A=b\nmockolo $A/c ${A} \"$A\"", "mockolo|b/c|b|b"),
        ("A := b\nC ?= $(A)/d\nmockolo $(C)", "mockolo|b/d"),
        ("export A=b; mockolo $A", "mockolo|b"),
        // A command computes it, it has several words, or several values.
        ("A=$(pwd)/b\nC='d e'\nmockolo $A $C", "mockolo|$A|$C"),
        ("A=b; A=c; mockolo $A", "mockolo|$A"),
        ("for A in b c; do mockolo $A; done", "do|mockolo|$A"),
    ])
    func replacesVariables(_ script: String, _ expected: String) {
        let commands = ScriptReader.read(Array(script.utf8), path: "file")
        let variables = ScriptVariables(of: commands)
        let words = commands.map { variables.replaced(in: $0).words.map(\.value).joined(separator: "|") }
        #expect(words.contains(expected), "\(script): \(words)")
    }
}
