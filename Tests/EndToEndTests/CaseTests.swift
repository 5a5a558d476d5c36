import Foundation
import TestSupport
import Testing

/// Every folder in `Cases` is a run of mockgen and what it must print and write.
///
/// A case begins with the tea shop, whose mocks are checked in and up to date, or with the files of its own `package`. These files of a
/// case are optional:
/// - `before`: commands of mockgen that must succeed, one a line.
/// - `changes`, `removed`: files that are then written over the package, and paths that are then deleted, one a line. `changes-2` and
///   `removed-2` take effect before the second command under test, and so on.
/// - `read-only`: a user who may only read the package runs the commands.
/// - `heavy`: the case compiles much, so it belongs to `.ci/full`.
///
/// `command` has the commands under test, one a line, in the form of `Command`. `expected` holds their output and exit codes. They may write
/// the files of `written` and, outside of the build folder, nothing else.
///
/// `<package>` is the path of the package. The suffix `.txt` is dropped from the name of a file in `package`, `changes` and `written`: it
/// hides Swift files from other tools.
@Suite struct CaseTests {
    /// With `MOCKGEN_RECORD=1` in the environment the output is recorded, and the test fails once. `MOCKGEN_CASES=init-few,list` runs only
    /// these cases.
    @Test(arguments: Case.all.filter { runsAllTests || !$0.isHeavy }) func printsAndWritesWhatIsExpected(_ one: Case) async throws {
        let package = try await one.package()
        let commands = one.commands
        try #require(!commands.isEmpty)
        var before: [String: FileState] = [:]
        var written: [String: String] = [:]
        var output = ""
        for (number, command) in commands.enumerated() {
            try one.change(package, before: number + 1)
            before = try package.snapshot().outsideOfBuilds
            let outcome = try await run(command, of: one, in: package)
            output += commands.count == 1 ? "" : "$ \(command.line)\n"
            output += "\(outcome.standardOutput)\(outcome.standardError)exit code \(outcome.exitCode)\n"

            let after = try package.snapshot().outsideOfBuilds
            for path in after.keys where after[path] != before[path] && after[path] != .folder { written[path] = try package.read(path) }
            #expect(Set(before.keys).subtracting(after.keys) == [], "no command deletes a file")
        }
        output = output.withPlaceholders(for: package)
        written = written.mapValues { $0.withoutSharedCode.withPlaceholders(for: package) }

        if RecordedText.isRecording, output != one.expected || written != one.written {
            try one.record(output, written: written)
            Issue.record("the output was recorded: run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(output == one.expected, "record it with: MOCKGEN_RECORD=1 swift test --filter CaseTests")
        #expect(written == one.written)
    }

    private func run(_ command: Command, of one: Case, in package: TemporaryPackage) async throws -> CommandLineTool.Outcome {
        guard one.isReadOnly else { return try await command.run(command.isOfPlugin ? .mockgenPlugin : .mockgen, in: package) }
        let outcome = try await command.run(package.reader(), in: package)
        try await package.setModes("u+w")
        return outcome
    }

    @Test func thereAreCases() { #expect(!Case.all.isEmpty) }
}

extension [String: FileState] {
    /// Without the files that SwiftPM and mockgen keep for themselves.
    fileprivate var outsideOfBuilds: Self {
        filter { !$0.key.split(separator: "/").contains(".build") && !$0.key.hasPrefix("mockgen/") && $0.key != "mockgen" }
    }
}
