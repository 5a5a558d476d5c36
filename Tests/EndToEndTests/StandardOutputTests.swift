import Foundation
import TestSupport
import Testing

/// Standard output that cannot be written.
@Suite struct StandardOutputTests {
    /// A reader that closes the pipe early does not stop the run.
    @Test(arguments: ["list", "schema", "help"])
    func closedPipeIsNoError(_ verb: String) async throws {
        let package = try TeaShop.package()
        let tool = CommandLineTool.mockgen.command[0]
        let outcome = try await CommandLineTool("/bin/sh").run(
            ["-c", "{ '\(tool)' \(verb); echo $? >&2; } | true"], in: package.root)
        #expect(outcome.standardError == "0\n")
    }

    #if os(Linux)
        /// `script` runs a command in a terminal of its own.
        @Test(arguments: ["xterm", "dumb"]) func onlyATerminalThatCanEraseALineShowsTheProgress(_ terminal: String) async throws {
            let package = try TeaShop.package()
            let tool = CommandLineTool.mockgen.command[0]
            let outcome = try await CommandLineTool("/usr/bin/script").run(
                ["-qec", "stty cols 40; TERM=\(terminal) '\(tool)' list", "/dev/null"], in: package.root)
            let steps = outcome.standardOutput.split(separator: "\r\u{1B}[2K").dropLast()
            #expect(steps.contains("…e sources of CatalogTests: read 1 of 1\r") == (terminal == "xterm"))
            #expect(steps.allSatisfy { $0.count <= 40 })
            #expect(outcome.standardOutput.contains("\u{1B}") == (terminal == "xterm"))
        }

        @Test func fullDiskIsAnError() async throws {
            let package = try TeaShop.package()
            let tool = CommandLineTool.mockgen.command[0]
            let outcome = try await CommandLineTool("/bin/sh").run(["-c", "'\(tool)' schema >/dev/full"], in: package.root)
            #expect(outcome.exitCode == 2)
            #expect(
                outcome.standardError
                    == "mockgen: error: cannot write to standard output: no space left on device [cannot-write]\nhelp: check where the output is sent\n"
            )
        }
    #endif
}
