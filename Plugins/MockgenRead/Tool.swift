import Foundation
import PackagePlugin

/// The executable `mockgen`, compiled like the program of the build tool plugin.
///
/// `Plugins/MockgenWrite` links to this file, because plugins cannot share a module.
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

    /// Runs the tool again after each build that it requests. The process exits with the code of the tool, because SwiftPM reports it.
    func run(_ arguments: [String]) throws {
        let builds = Builds(folder: context.pluginWorkDirectoryURL, scratch: scratchFolder)
        try builds.clear()
        var status = try runOnce(arguments)
        while status == Builds.exitCode {
            try builds.run(packageManager)
            status = try runOnce(arguments)
        }
        if status != 0 { exit(status) }
    }

    private func runOnce(_ arguments: [String]) throws -> Int32 {
        let file = try PackageFile(package: context.package, folder: context.pluginWorkDirectoryURL).write()
        let process = Process()
        process.executableURL = try context.tool(named: "mockgen").url
        process.arguments =
            ["command-plugin", access.rawValue, file.plainPath, scratchFolder.plainPath, mockgenPackage.plainPath] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        // SwiftPM talks to this process through its standard input.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// The package that contains this file, for the command `bundle`, which copies the plugins.
    private var mockgenPackage: URL { URL(filePath: #filePath).appending(path: "../../..").standardized }

    /// The plugin's own folder is `.build/plugins/MockgenRead/outputs`.
    private var scratchFolder: URL {
        var folder = context.pluginWorkDirectoryURL
        while folder.lastPathComponent != "plugins", folder.path != "/" { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent()
    }
}

extension URL {
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
