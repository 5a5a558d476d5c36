import Foundation
import PackagePlugin

/// The executable `mockgen`, compiled like the program of the build tool plugin.
///
/// `Plugins/MockgenWrite` has a link to this file: SwiftPM compiles a file for one plugin only, and plugins can share no module.
struct Tool {
    enum Access: String {
        case read, write
    }

    private let context: PluginContext
    private let access: Access
    private let packageManager: PackageManager

    init(_ context: PluginContext, access: Access, _ packageManager: PackageManager) {
        self.context = context
        self.access = access
        self.packageManager = packageManager
    }

    /// Runs the tool, and again as often as it waits for builds. The process ends as the tool does, since SwiftPM reports the exit code.
    func run(_ arguments: [String]) throws {
        let builds = Builds(folder: context.pluginWorkDirectoryURL, tool: try context.tool(named: "mockgen").url)
        try builds.clear()
        var status = try runOnce(arguments)
        while status == Builds.exitCode {
            try builds.run(packageManager)
            status = try runOnce(arguments)
        }
        if status != 0 { exit(status) }
    }

    /// Returns the exit code.
    private func runOnce(_ arguments: [String]) throws -> Int32 {
        let file = try PackageFile(package: context.package, folder: context.pluginWorkDirectoryURL).write()
        let process = Process()
        process.executableURL = try context.tool(named: "mockgen").url
        process.arguments = ["command-plugin", access.rawValue, file.plainPath, scratchFolder.plainPath] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        // SwiftPM talks to this process through its standard input.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// The folder `.build`. The plugin's own folder is `plugins/MockgenRead/outputs` in it.
    private var scratchFolder: URL {
        var folder = context.pluginWorkDirectoryURL
        while folder.lastPathComponent != "plugins", folder.path != "/" { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent()
    }
}

extension URL {
    /// The path without percent encoding.
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
