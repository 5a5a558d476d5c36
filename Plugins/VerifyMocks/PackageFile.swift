import Foundation
import PackagePlugin

/// What the tool has to know of the package: inside a plugin it cannot ask SwiftPM, which waits for the plugin to end.
struct PackageFile {
    let package: Package
    let folder: URL

    /// A line for each fact; `PackageModules` of the tool reads it.
    func write() throws -> URL {
        let local = Set(package.targets.map(\.id))
        var lines = ["package\t\(package.directoryURL.path(percentEncoded: false))"]
        for target in targets {
            let place = local.contains(target.id) ? "local" : "other"
            lines.append("target\t\(target.name)\t\(target.moduleName)\t\(place)\t\(target.kind == .test ? "test" : "source")")
            lines += target.sourceFiles(withSuffix: "swift").map { "file\t\($0.url.path(percentEncoded: false))" }.sorted()
            lines += target.recursiveTargetDependencies.map { "needs\t\($0.name)" }
        }
        let file = folder.appending(path: "package.txt")
        try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Those of the package itself, and what they depend on.
    private var targets: [any SourceModuleTarget] {
        var seen: Set<Target.ID> = []
        return (package.targets + package.targets.flatMap(\.recursiveTargetDependencies))
            .filter { seen.insert($0.id).inserted }
            .compactMap { $0 as? any SourceModuleTarget }
    }
}

extension PluginContext {
    /// A plugin's own folder is `plugins/VerifyMocks/outputs` in there.
    private var scratchPath: String {
        var folder = pluginWorkDirectoryURL
        while folder.lastPathComponent != "plugins", folder.path != "/" { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent().path(percentEncoded: false)
    }

    /// Runs the tool where the package is.
    func mockgen(_ arguments: [String]) throws {
        let file = try PackageFile(package: package, folder: pluginWorkDirectoryURL).write()
        let process = Process()
        process.executableURL = try tool(named: "mockgen").url
        process.arguments = ["plugin", file.path(percentEncoded: false)] + arguments + ["--scratch-path", scratchPath]
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has said why.
        if process.terminationStatus != 0 { Diagnostics.error("mockgen ended with \(process.terminationStatus)") }
    }
}
