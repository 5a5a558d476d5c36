import Foundation
import PackagePlugin

/// The builds that the tool needs. The tool cannot run SwiftPM, which waits until the plugin has ended. So the tool writes the name of a
/// target (or nothing for the whole package) to a file, exits with a special code, and finds the log in its next run. See `PackageBuild`.
struct Builds {
    static let exitCode: Int32 = 75

    private let request: URL
    private let log: URL
    private let knowsTestTargets: Bool

    /// - Parameter tool: the executable of the tool. Swift Build puts its products in a folder `out`, and has no test targets.
    init(folder: URL, tool: URL) {
        request = folder.appending(path: "build-request.txt")
        log = folder.appending(path: "build-log.txt")
        knowsTestTargets = !tool.pathComponents.contains("out")
    }

    func clear() throws {
        for file in [request, log] where FileManager.default.fileExists(atPath: file.plainPath) {
            try FileManager.default.removeItem(at: file)
        }
    }

    func run(_ packageManager: PackageManager) throws {
        let target = try String(contentsOf: request, encoding: .utf8)
        let isWhole = target.isEmpty || !knowsTestTargets
        let result = try packageManager.build(isWhole ? .all(includingTests: true) : .target(target), parameters: .init())
        try "\(result.succeeded ? "succeeded" : "failed")\n\(result.logText)".write(to: log, atomically: true, encoding: .utf8)
    }
}
