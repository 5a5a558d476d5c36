import Foundation
import MockgenDisk

/// Whether the compiler rejects the file for other reasons than missing declarations. mockgen leaves such errors to the compiler.
func compilerRejects(_ text: [UInt8]) -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(ProcessInfo.processInfo.globallyUniqueString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
        try Data(text).write(to: file)
        let output = try Subprocess.run(["swiftc", "-typecheck", file.path(percentEncoded: false)], errors: .captured)
        let lines = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n")
        return lines.contains { $0.contains("error: ") && !$0.contains("error: cannot find ") }
    } catch {
        fatalError("cannot run the compiler: \(error)")
    }
}
