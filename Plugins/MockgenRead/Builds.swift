import Foundation
import PackagePlugin

/// The targets that SwiftPM has to build for the tool. The tool cannot run SwiftPM, which waits until the plugin has ended. So it writes their
/// names to a file, ends with a special exit code, and finds the logs of the builds in its next run. `PluginBuilds` is the tool's side.
struct Builds {
    static let exitCode: Int32 = 75

    private let request: URL
    private let logs: URL

    init(folder: URL) {
        request = folder.appending(path: "targets-to-build.txt")
        logs = folder.appending(path: "builds")
    }

    /// Removes the files of an earlier run.
    func clear() throws {
        for file in [request, logs] where FileManager.default.fileExists(atPath: file.plainPath) {
            try FileManager.default.removeItem(at: file)
        }
    }

    func run(_ packageManager: PackageManager) throws {
        try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
        for name in try String(contentsOf: request, encoding: .utf8).split(separator: "\n").map(String.init) {
            let subset: PackageManager.BuildSubset = name == "--build-tests" ? .all(includingTests: true) : .target(name)
            let result = try packageManager.build(subset, parameters: .init())
            // The log of a build that succeeded is empty.
            let log = result.succeeded ? "" : result.logText + "\n"
            try log.write(to: logs.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
        }
    }
}
