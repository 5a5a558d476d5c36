import Foundation

/// Another program, run to its end.
struct CommandLineTool: Sendable {
    struct Outcome: Sendable {
        let exitCode: Int32
        /// Standard output and standard error.
        let text: String
    }

    /// The program and its first arguments.
    private let command: [String]

    init(_ command: String...) { self.command = command }

    /// The tool that was built with these tests: it is in the same folder.
    static let mockgen: CommandLineTool = {
        #if canImport(Darwin)
            let tests = Bundle(for: TemporaryFolder.self).bundleURL
        #else
            let tests = Bundle.main.executableURL ?? Bundle.main.bundleURL
        #endif
        let folder = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        return CommandLineTool(folder.appending(path: "mockgen").plainPath)
    }()

    func run(_ arguments: [String], in folder: URL) async throws -> Outcome {
        // A file instead of a pipe: nobody has to empty it.
        let output = folder.appending(path: ".output-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let handle = try FileHandle(forWritingTo: output)
        let process = Process()
        let words = command + arguments
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GITHUB_") }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Outcome(exitCode: process.terminationStatus, text: String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
}

/// A folder that is removed with the last reference to it.
final class TemporaryFolder: Sendable {
    /// Without symbolic links, as the tools print it.
    let url: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = folder.appending(path: "mockgen-book-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension URL {
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
