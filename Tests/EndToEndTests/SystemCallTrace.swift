import Foundation
import TestSupport
import Testing

/// The system calls of mockgen and of the programs that it runs, as `strace` prints them.
struct SystemCallTrace {
    static let needsStrace = ConditionTrait.enabled("strace is not installed, or may not trace here") {
        let strace = CommandLineTool("/usr/bin/strace", "-o", "/dev/null", "true")
        return (try? await strace.run([], in: FileManager.default.temporaryDirectory))?.exitCode == 0
    }

    let outcome: CommandLineTool.Outcome
    /// The calls that succeeded.
    let calls: [Substring]

    init(of arguments: String..., in package: TemporaryPackage, environment: [String: String] = [:]) async throws {
        let file = URL.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let strace = CommandLineTool(
            "/usr/bin/strace", "-f", "-s", "4096", "-e", "trace=open,openat,execve", "-o", file.plainPath)
        outcome = try await strace.run(CommandLineTool.mockgen.command + arguments, in: package.root, environment: environment)
        calls = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.contains(" = -1 ") }
    }
}
