import MockgenModel
import Testing

@testable import MockgenVerbs

/// The log of a build: that of any build command, and of SwiftPM's build systems.
@Suite struct BuildLogTests {
    private func log(_ text: String, besides written: [CompilerMessage] = []) -> BuildLog {
        BuildLog(text, status: 1, besides: written, in: "/p")
    }

    @Test(arguments: [
        ("/a b/M.swift:3:7: error: cannot find 'X' in scope", "/a b/M.swift", 3, 7, "error", "cannot find 'X' in scope"),
        ("/a:1/M.swift:30:1: warning: note: odd", "/a:1/M.swift", 30, 1, "warning", "note: odd"),
        ("M.swift:3:7: warning: old [#DeprecatedDeclaration]", "/p/M.swift", 3, 7, "warning", "old"),
        // Swift Build of Swift 6.4 writes colors to a pipe.
        (
            "\u{1B}[1m/a/M.swift:20:99: \u{1B}[1;31merror: \u{1B}[1;39mtype 'User' has no member 'zero'\u{1B}[0;0m", "/a/M.swift", 20, 99,
            "error", "type 'User' has no member 'zero'"
        ),
    ])
    func messages(_ line: String, _ path: String, _ number: Int, _ column: Int, _ severity: String, _ text: String) throws {
        let message = try #require(log("\nCompiling\n\(line)\n  3 | x\n").messages.first)
        #expect(message.path == path && message.line == number && message.column == column)
        #expect(message.severity.rawValue == severity && message.text == text)
    }

    @Test func otherLinesAreNoMessages() {
        #expect(log("error: unknown argument: '-x'\n<unknown>:0: error: odd\n").messages.isEmpty)
    }

    /// The log and the file of the compiler's messages have the same ones.
    @Test func eachMessageIsKnownOnce() {
        let note = CompilerMessage(path: "/a/M.swift", line: 1, column: 1, severity: .note, text: "declared here")
        let written = CompilerMessage(path: "/a/M.swift", line: 3, column: 7, severity: .error, text: "odd", notes: [note])
        let log = log("/a/M.swift:3:7: error: odd\n/a/M.swift:3:7: error: odd\n/a/M.swift:3:8: error: odd\n", besides: [written])
        #expect(log.messages.map(\.column) == [7, 8])
        #expect(log.messages.first == written, "with its notes")
    }

    @Test(arguments: [
        ("[6 / 17] App\nerror: the build stopped\n[7/17] Compiling App A.swift\n", ["the build stopped"]),
        ("[6 / 17] App\n[7/17] Compiling App A.swift\n[0/1] Planning\nno space is left\n[a/b] c\n", ["no space is left", "[a/b] c"]),
        ("\u{1B}[31merror: \u{1B}[0modd\n", ["odd"]),
        ("a\nb\nc\nd\ne\nf\n", ["b", "c", "d", "e", "f"]),
    ])
    func reasonsAreNotProgress(_ text: String, _ expected: [String]) {
        #expect(log(text).reasons.map(\.message) == expected)
    }
}
