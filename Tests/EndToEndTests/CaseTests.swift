import Foundation
import Testing

/// Every folder in `Cases` is a run of mockgen and what it must print.
///
/// Each begins with a package whose mocks are checked in and fresh. Then `changes` is laid over it, the files named in `removed` are
/// deleted, and mockgen runs with the words of `command`. `expected` holds what it says, and its exit code. No run may touch a file, and
/// where there is a file `read-only` none could: the run is that of a user who may only read the package.
@Suite struct CaseTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let folder: URL

        var testDescription: String { folder.lastPathComponent }

        static let all: [Case] = {
            let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.plainPath)) ?? []
            return names.sorted().map { Case(folder: cases.appending(path: $0)) }
        }()

        /// The text of a file of the case, if it has it.
        func text(_ name: String) -> String? { try? String(contentsOf: folder.appending(path: name), encoding: .utf8) }

        /// The files that are laid over the package.
        var changes: [String] {
            let files = FileManager.default.enumerator(atPath: folder.appending(path: "changes").plainPath)
            return (files?.compactMap { $0 as? String } ?? []).filter { !folder.appending(path: "changes/\($0)").hasDirectoryPath }
        }
    }

    /// With `MOCKGEN_RECORD=1` in the environment what is printed is written down, and the test fails once.
    @Test(arguments: Case.all) func saysWhatIsExpected(_ one: Case) async throws {
        let package = try TeaShop.package()
        let generated = try await package.mockgen("generate")
        try #require(generated.exitCode == 0, "\(generated.text)")
        for path in one.changes {
            guard let text = one.text("changes/\(path)") else { continue }
            // What no tool of this package should take for Swift has another suffix here.
            try package.write(text, to: path.hasSuffix(".txt") ? String(path.dropLast(4)) : path)
        }
        for path in one.text("removed")?.split(separator: "\n") ?? [] { try package.remove(String(path)) }
        let before = try package.snapshot().filter { !$0.key.hasPrefix(".build") }

        let command = try #require(one.text("command"))
        let words = command.split { $0 == " " || $0 == "\n" }.map(String.init)
        let isReadOnly = one.text("read-only") != nil
        let tool = isReadOnly ? try await package.reader() : CommandLineTool.mockgen
        let outcome = try await tool.run(words, in: package.root)
        if isReadOnly { try await package.setModes("u+w") }

        // SwiftPM warns of a home that its user has not.
        let warnings = /warning: .* disabling user-level cache features\.\n/
        let said = "\(outcome.standardOutput)\(outcome.standardError)exit code \(outcome.exitCode)\n"
            .replacing(package.root.resolvingSymlinksInPath().plainPath, with: "<package>").replacing(warnings, with: "")
        #expect(try package.snapshot().filter { !$0.key.hasPrefix(".build") } == before, "it writes nothing outside of the build folder")
        if ProcessInfo.processInfo.environment["MOCKGEN_RECORD"] == "1", said != one.text("expected") {
            try Data(said.utf8).write(to: one.folder.appending(path: "expected"))
            Issue.record("what it said was recorded: run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(said == one.text("expected"), "record it with: MOCKGEN_RECORD=1 swift test --filter CaseTests")
    }

    @Test func thereAreCases() { #expect(!Case.all.isEmpty) }
}
