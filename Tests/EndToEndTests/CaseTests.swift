import Foundation
import Testing

/// Every folder in `Cases` is a run of mockgen and what it must print.
///
/// A case begins with the tea shop, whose mocks are checked in and up to date, or with the files of its own `package`. Then these
/// steps follow, each only if the case has its file or folder:
/// 1. `before`: commands of mockgen that must succeed, one a line.
/// 2. `changes`: files that are written over the package.
/// 3. `removed`: paths that are deleted, one a line.
/// 4. `command`: the commands under test, one a line. With `read-only`, a user runs them who may only read the package.
///
/// `expected` holds the output and the exit code. The commands may write the files of `written` and, outside of the build folder,
/// nothing else.
///
/// The suffix `.txt` is dropped from the name of a file in `package`, `changes` and `written`: it hides Swift files from other tools.
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

        /// The lines of a file of the case.
        func lines(_ name: String) -> [String] { text(name)?.split(separator: "\n").map(String.init) ?? [] }

        /// The files in one of the case's folders, by their paths in the package.
        func files(_ name: String) -> [String: String] {
            let paths = FileManager.default.enumerator(atPath: folder.appending(path: name).plainPath)?.compactMap { $0 as? String } ?? []
            return paths.reduce(into: [:]) { files, path in
                guard let text = text("\(name)/\(path)") else { return }
                files[path.hasSuffix(".txt") ? String(path.dropLast(4)) : path] = text
            }
        }

        func package() async throws -> TemporaryPackage {
            let own = files("package")
            let package = try own.isEmpty ? TeaShop.package() : TemporaryPackage([:])
            for (path, text) in own { try package.write(text, to: path) }
            for command in (own.isEmpty ? ["generate"] : []) + lines("before") {
                let outcome = try await CommandLineTool.mockgen.run(command.words, in: package.root)
                try #require(outcome.exitCode == 0, "\(command): \(outcome.text)")
            }
            for (path, text) in files("changes") { try package.write(text, to: path) }
            for path in lines("removed") { try package.remove(path) }
            return package
        }
    }

    /// With `MOCKGEN_RECORD=1` in the environment the output is recorded, and the test fails once.
    @Test(arguments: Case.all) func saysWhatIsExpected(_ one: Case) async throws {
        let package = try await one.package()
        let before = try package.snapshot().outsideOfBuilds
        let isReadOnly = one.text("read-only") != nil
        let tool = isReadOnly ? try await package.reader() : CommandLineTool.mockgen
        let commands = one.lines("command")
        try #require(!commands.isEmpty)
        var said = ""
        for command in commands {
            let outcome = try await tool.run(command.words, in: package.root)
            said += commands.count == 1 ? "" : "$ mockgen \(command)\n"
            said += "\(outcome.standardOutput)\(outcome.standardError)exit code \(outcome.exitCode)\n"
        }
        if isReadOnly { try await package.setModes("u+w") }
        // SwiftPM warns of a home that its user has not.
        let warnings = /warning: .* disabling user-level cache features\.\n/
        said = said.replacing(package.root.resolvingSymlinksInPath().plainPath, with: "<package>").replacing(warnings, with: "")

        let after = try package.snapshot().outsideOfBuilds
        let touched = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] && after[$0] != .folder }
        let written = try touched.filter { after[$0] != nil }.reduce(into: [:]) { $0[$1] = try package.read($1) }
        if ProcessInfo.processInfo.environment["MOCKGEN_RECORD"] == "1", said != one.text("expected") || written != one.files("written") {
            try one.record(said, written: written)
            Issue.record("the output was recorded: run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(said == one.text("expected"), "record it with: MOCKGEN_RECORD=1 swift test --filter CaseTests")
        #expect(written == one.files("written"))
        #expect(touched.filter { after[$0] == nil } == [], "no command deletes a file")
    }

    @Test func thereAreCases() { #expect(!Case.all.isEmpty) }
}

extension CaseTests.Case {
    /// Overwrites what the case expects.
    fileprivate func record(_ said: String, written: [String: String]) throws {
        try Data(said.utf8).write(to: folder.appending(path: "expected"))
        let own = folder.appending(path: "written")
        try? FileManager.default.removeItem(at: own)
        for (path, text) in written {
            let file = own.appending(path: path.hasSuffix(".swift") ? path + ".txt" : path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}

extension [String: FileState] {
    /// Without the files that SwiftPM and mockgen keep for themselves.
    fileprivate var outsideOfBuilds: Self { filter { !$0.key.hasPrefix(".build") } }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
