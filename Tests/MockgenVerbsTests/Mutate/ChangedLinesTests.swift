import Foundation
import MockgenModel
import TestSupport
import Testing

@testable import MockgenVerbs

/// The lines of `mockgen mutate --since`.
@Suite struct ChangedLinesTests {
    private static let text = """
        struct Tests {
            @Test func first() {
                mock.on.a.returns(1)
                check()
            }

            func testSecond() {
                mock.on.b.returns(1)
            }
        }

        """

    private func folder(_ body: (TemporaryFolder, (String...) async throws -> Void) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            func git(_ arguments: String...) async throws {
                let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
                let outcome = try await CommandLineTool("/usr/bin/env", "git").run(identity + arguments, in: folder.url)
                try #require(outcome.exitCode == 0, "\(outcome.text)")
            }
            try folder.write(Self.text, to: "My Tests.swift")
            try await git("init", "-q")
            try await git("add", ".")
            try await git("commit", "-q", "-m", "a")
            try await body(folder, git)
        }
    }

    private func isTried(_ folder: TemporaryFolder, _ line: Int, _ test: String, in file: String = "My Tests.swift") throws -> Bool {
        let lines = try ChangedLines(since: "HEAD", in: folder.url.plainPath)
        return lines.contain(SourceLocation(path: file, line: line, column: 1), tests: [test])
    }

    @Test(arguments: [
        ("returns(1)\n        check", "returns(2)\n        check", true, false), ("check()", "check(3)", true, false),
        ("        check()\n", "", true, false), ("@Test func", "@Test(arguments: [1]) func", true, false),
        ("testSecond() {\n", "testSecond() {\n        prepare()\n", false, true), ("struct Tests", "final class Tests", false, false),
    ])
    func changes(_ old: String, _ new: String, _ first: Bool, _ second: Bool) async throws {
        try await folder { folder, _ in
            try folder.write(Self.text.replacing(old, with: new), to: "My Tests.swift")
            #expect(try isTried(folder, 3, "AppTests.Tests/first()/My Tests.swift:2:6") == first)
            let line = 8 + new.split(separator: "\n").count - old.split(separator: "\n").count
            #expect(try isTried(folder, line, "AppTests.Tests/testSecond") == second)
        }
    }

    @Test func newFiles() async throws {
        try await folder { folder, _ in
            try folder.write(Self.text, to: "New.swift")
            #expect(try isTried(folder, 3, "T", in: "New.swift"))
            #expect(try !isTried(folder, 3, "T"))
        }
    }

    @Test func unknownRevision() async throws {
        try await folder { folder, _ in
            #expect(throws: Diagnostics.self) { try ChangedLines(since: "nowhere", in: folder.url.plainPath) }
        }
    }
}
