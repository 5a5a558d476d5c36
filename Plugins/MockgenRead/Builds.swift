import Foundation
import PackagePlugin

/// The targets that the tool needs built. It cannot run SwiftPM, which waits until the plugin has ended, so it writes their names to a file,
/// ends with an exit code of its own, and finds the logs of failed builds in its second run. `PluginBuilds` is the tool's side.
struct Builds {
    static let exitCode: Int32 = 75

    private let request: URL
    private let logs: URL

    init(folder: URL) {
        request = folder.appending(path: "targets-to-build.txt")
        logs = folder.appending(path: "failed-builds")
    }

    /// Removes what an earlier run has left.
    func clear() throws {
        for file in [request, logs] where FileManager.default.fileExists(atPath: file.plainPath) {
            try FileManager.default.removeItem(at: file)
        }
    }

    func run(_ packageManager: PackageManager) throws {
        try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
        for target in try String(contentsOf: request, encoding: .utf8).split(separator: "\n").map(String.init) {
            let result = try packageManager.build(.target(target), parameters: .init())
            guard !result.succeeded else { continue }
            try result.logText.write(to: logs.appending(path: "\(target).txt"), atomically: true, encoding: .utf8)
        }
    }
}
