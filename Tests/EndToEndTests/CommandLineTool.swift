import Foundation

/// Another program, run to its end.
struct CommandLineTool: Sendable {
    struct Outcome: Sendable {
        /// 128 and the signal, if one ended the program.
        let exitCode: Int32
        let standardOutput: String
        let standardError: String
        /// Compilers complain on either.
        var text: String { standardOutput + standardError }
    }

    /// The program and its first arguments.
    let command: [String]

    init(_ command: String...) { self.command = command }

    /// The toolchain that runs these tests.
    static let swift = CommandLineTool("/usr/bin/env", "swift")
    static let git = CommandLineTool("/usr/bin/env", "git")

    /// The one that was built with these tests: it lies beside them.
    static let mockgen: CommandLineTool = {
        #if canImport(Darwin)
            let tests = Bundle(for: TemporaryFolder.self).bundleURL
        #else
            let tests = Bundle.main.executableURL ?? Bundle.main.bundleURL
        #endif
        let folder = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        return CommandLineTool(folder.appending(path: "mockgen").plainPath)
    }()

    func run(_ arguments: [String], in folder: URL, input: String = "", environment: [String: String] = [:]) async throws -> Outcome {
        // Files, not pipes: a pipe that nobody empties would stop the program.
        let files = try TemporaryFolder()
        let inputFile = files.url.appending(path: "input")
        let outputFile = files.url.appending(path: "output")
        let errorFile = files.url.appending(path: "error")
        try Data(input.utf8).write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }

        let process = Process()
        let words = command + arguments
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = folder
        process.environment = Self.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Outcome(
            exitCode: process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus,
            standardOutput: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            standardError: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }

    /// Ours, without what tells a program that it runs under `swift test`, in a git hook or in a workflow, or to use somebody's git
    /// settings.
    private static let environment: [String: String] = {
        let foreign = ["XCTest", "XCInject", "SWIFT_TESTING_", "LLVM_PROFILE_FILE", "DYLD_", "GIT_", "GITHUB_"]
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in !foreign.contains { name.hasPrefix($0) } }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        return environment
    }()
}
