import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

@Suite struct ScriptCommandTests {
    /// Words are separated by `|`.
    @Test(arguments: [
        ("", []),
        ("a b  c\t", ["a|b|c"]),
        ("a 'b c' \"d e\"f ''", ["a|b c|d ef|"]),
        ("a # b\nc#d", ["a", "c#d"]),
        ("a \\\n  b \\\r\n  c\r\nd", ["a|b|c", "d"]),
        ("\t@a b", ["@a|b"]),
        ("a $A ${B}c \"$1\" \"$(d e)/f\"", ["a|$A|${B}c|$1|$(d e)/f"]),
    ])
    func words(_ script: String, _ expected: [String]) {
        let commands = ScriptCommand.all(in: Array(script.utf8), path: "file")
        #expect(commands.map { $0.words.map(\.value).joined(separator: "|") } == expected, "\(script)")
        #expect(commands.allSatisfy { $0.unread == nil }, "\(script)")
    }

    @Test func knowsThePlaces() {
        let file = MarkedText("# é\n📍a 📍'é' 📍b \\\n  📍\"$C\"\n📍d", path: "file")
        let commands = ScriptCommand.all(in: file.bytes, path: "file")
        #expect(commands.flatMap(\.words).map(\.location.description) == file.locations.map(\.description))
    }

    @Test(arguments: ["a 📍'b", "a b📍\"c\nd\"", "a 📍`b c`", "a $📍(b c)/d", "📍(a b)", "a📍) b", "a b📍\\ c", "a \"b📍\\\"\""])
    func marksOtherParts(_ marked: String) {
        let file = MarkedText(marked, path: "file")
        #expect(ScriptCommand.all(in: file.bytes, path: "file").first?.unread == file.locations.first, "\(marked)")
    }

    /// Only the first command of a line is read.
    @Test func marksCommandsAfterSigns() {
        let file = MarkedText("a 📍; b 📍&📍& c \\\n 📍| d 2📍> e\nf", path: "file")
        let commands = ScriptCommand.all(in: file.bytes, path: "file")
        #expect(commands.flatMap(\.words).map(\.value) == ["a", "b", "c", "d", "e", "f"])
        #expect(commands.map(\.unread) == [nil, file.locations[0], file.locations[2], file.locations[3], file.locations[4], nil])
    }
}
