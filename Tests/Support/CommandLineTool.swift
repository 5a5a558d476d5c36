package import Foundation

/// Whether `.ci/sanitizers` runs the tests. A sanitizer has files of its own, and the address sanitizer cannot run under strace.
package let isWithSanitizer = ProcessInfo.processInfo.environment["MOCKGEN_SANITIZER"] != nil

/// Whether the tests take all the time they need, as in `.ci/full`. Otherwise, those of random edits make only some.
package let runsAllTests = ProcessInfo.processInfo.environment["MOCKGEN_ALL_TESTS"] != nil

/// Whether the toolchain has the syntax, the parser's messages and the names of the standard library that some tests expect.
package let isOfSwift63: Bool = {
    #if compiler(>=6.3)
        true
    #else
        false
    #endif
}()

/// Another program that a test runs to its end.
package struct CommandLineTool: Sendable {
    package struct Outcome: Sendable {
        /// The exit code, or 128 plus the number of the signal that ended the program.
        package let exitCode: Int32
        package let standardOutput: String
        package let standardError: String
        /// Standard output, then standard error.
        package var text: String { standardOutput + standardError }
    }

    /// The program and its first arguments.
    package let command: [String]

    package init(_ command: String...) { self.command = command }

    /// The toolchain that runs the tests.
    package static let swift = CommandLineTool("/usr/bin/env", "swift")
    package static let swiftc = CommandLineTool("/usr/bin/env", "swiftc")
    package static let git = CommandLineTool("/usr/bin/env", "git")

    /// The command line.
    package static let mockgen = built(named: "mockgen")

    /// The program that the build tool plugin runs.
    package static let mockgenPlugin = built(named: "mockgen-plugin")

    /// Whether the search path has this program.
    package static func isInstalled(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    /// Returns a program that was built with the tests, in the same folder.
    private static func built(named name: String) -> CommandLineTool {
        #if canImport(Darwin)
            let tests = Bundle(for: TemporaryFolder.self).bundleURL
        #else
            let tests = Bundle.main.executableURL ?? Bundle.main.bundleURL
        #endif
        let folder = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        return CommandLineTool(folder.appending(path: name).plainPath)
    }

    package func run(
        _ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        // Files instead of pipes, because a full pipe stops the program.
        let files = try TemporaryFolder()
        let inputFile = files.url.appending(path: "input")
        let outputFile = files.url.appending(path: "output")
        let errorFile = files.url.appending(path: "error")
        try Data(input.utf8).write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }

        let child = ChildProcess(
            command: command + arguments, folder: folder.plainPath, environment: Self.environment.merging(environment) { $1 },
            input: inputFile.plainPath, output: outputFile.plainPath, errors: errorFile.plainPath)
        let status = isHeavy ? try await ProgramGate.shared.pass { try await Self.run(child) } : try await Self.run(child)
        return Outcome(
            exitCode: status, standardOutput: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            standardError: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// Whether the program is mockgen or the toolchain. Others wait for signals or for each other, so they do not wait for a place.
    private var isHeavy: Bool {
        command.contains { ["swift", "swiftc"].contains($0) || $0 == Self.mockgen.command[0] || $0 == Self.mockgenPlugin.command[0] }
    }

    private static func run(_ child: ChildProcess) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try child.run() }) }
        }
    }

    /// Runs a command of SwiftPM, and again if SwiftPM crashed: 6.3.1 does that now and then, mostly after it has compiled something for a
    /// plugin, and the next run finds what was compiled. If a plugin, a tool or a test crashes, SwiftPM ends with 1.
    package static func swiftPM(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) async throws -> Outcome {
        for _ in 1...2 {
            let outcome = try await swift.run(arguments, in: folder, environment: environment)
            if outcome.exitCode != 128 + SIGSEGV { return outcome }
        }
        return try await swift.run(arguments, in: folder, environment: environment)
    }

    /// The environment without the variables of `swift test`, git hooks and workflows, and without the user's settings of git.
    private static let environment: [String: String] = {
        let foreign = ["XCTest", "XCInject", "SWIFT_TESTING_", "LLVM_PROFILE_FILE", "DYLD_", "GIT_", "GITHUB_"]
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in !foreign.contains { name.hasPrefix($0) } }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        return environment
    }()
}
