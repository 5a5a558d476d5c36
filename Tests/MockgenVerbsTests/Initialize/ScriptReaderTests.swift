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
        ("\t@a b; c", ["@a|b", "c"]),
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
}
