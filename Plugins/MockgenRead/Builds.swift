import Foundation
import PackagePlugin

/// The targets that SwiftPM has to build for the tool. The tool cannot run SwiftPM, which waits until the plugin has ended. So it writes their
/// names to a file, ends with a special exit code, and finds the logs of failed builds in its second run. `PluginBuilds` is the tool's side.
struct Builds {
    static let exitCode: Int32 = 75

    private let request: URL
    private let logs: URL

    init(folder: URL) {
        request = folder.appending(path: "targets-to-build.txt")
        logs = folder.appending(path: "failed-builds")
    }

    /// Removes the files of an earlier run.
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
