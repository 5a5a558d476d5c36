import Foundation
import PackagePlugin

/// The builds that the tool needs. The tool cannot run SwiftPM, which waits until the plugin has ended. So the tool writes the names of
/// targets (or nothing for the whole package) to a file, exits with a special code, and finds the log in its next run. See `PackageBuild`.
struct Builds {
    static let exitCode: Int32 = 75

    private let request: URL
    private let log: URL
    private let knowsTestTargets: Bool

    /// - Parameter scratch: SwiftPM's build folder. Swift Build puts its products in `out` and knows no test targets before 6.4; the other build
    ///   system has a plan there. If neither of them has built with 6.3, the whole package is built.
    init(folder: URL, scratch: URL) {
        request = folder.appending(path: "build-request.txt")
        log = folder.appending(path: "build-log.txt")
        #if compiler(>=6.4)
            knowsTestTargets = true
        #else
            let (plan, products) = (scratch.appending(path: "debug.yaml"), scratch.appending(path: "out"))
            knowsTestTargets =
                FileManager.default.fileExists(atPath: plan.plainPath) && !FileManager.default.fileExists(atPath: products.plainPath)
        #endif
    }

    func clear() throws {
        for file in [request, log] where FileManager.default.fileExists(atPath: file.plainPath) {
            try FileManager.default.removeItem(at: file)
        }
    }

    func run(_ packageManager: PackageManager) throws {
        let targets = try String(contentsOf: request, encoding: .utf8).split(separator: "\n").map(String.init)
        let isWhole = targets.isEmpty || !knowsTestTargets
        let results = try (isWhole ? [.all(includingTests: true)] : targets.map { .target($0) }).map {
            try packageManager.build($0, parameters: .init())
        }
        let text = ([results.allSatisfy(\.succeeded) ? "succeeded" : "failed"] + results.map(\.logText)).joined(separator: "\n")
        try text.write(to: log, atomically: true, encoding: .utf8)
    }
}
