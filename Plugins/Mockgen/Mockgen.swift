import Foundation
import PackagePlugin

/// Generates the mocks of a target whenever it is built.
///
/// It does not read the configuration. It tells the tool which modules the target can see, and names the files that the tool writes.
///
/// It reports warnings instead of errors: an error of the plugin would stop every build of the package, even the command plugins that
/// help to correct the error.
@main
struct Mockgen: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        guard let own = target.withSwiftModule else {
            Diagnostics.warning(
                """
                '\(target.name)' uses the plugin Mockgen, but is not a Swift target
                help: remove the plugin from the target's 'plugins' in Package.swift
                """)
            return []
        }
        if isOff { return [try warnWhenCompiled(folder)] }
        let local = Set(context.package.targets.map(\.id))
        // A module in C has no protocols: its file of mocks would always be empty.
        let modules = target.recursiveTargetDependencies.compactMap { dependency in
            dependency.withSwiftModule.map { Module($0, isLocal: local.contains(dependency.id)) }
        }
        let request = Request(
            package: context.package.directoryURL, packages: context.package.folders, target: target.name,
            own: Module(own, isLocal: true), modules: modules, isTest: own.kind == .test, folder: folder)
        return [try planAgainIfDeleted(folder), try request.command(tool: try context.tool(named: "mockgen-plugin").url)]
    }

    /// Makes SwiftPM plan the build again if the plugin's folder was deleted, because plans depend on the output folders of prebuild commands.
    /// With the old plan, the build command would not find its request.
    private func planAgainIfDeleted(_ folder: URL) throws -> Command {
        try prebuildCommand(outputs: folder.appending(path: "Watched"))
    }

    /// Adds a source file with a warning instead of the mocks, if the target is built with `MOCKGEN=off`.
    private func warnWhenCompiled(_ folder: URL) throws -> Command {
        let sources = folder.appending(path: "Off")
        let command = try prebuildCommand(outputs: sources)
        try write(
            """
            #warning("mockgen generates no mocks for this target, because MOCKGEN=off is set in the environment")

            """, to: sources.appending(path: "MockgenIsOff.swift"))
        return command
    }

    private func prebuildCommand(outputs: URL) throws -> Command {
        try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
        return .prebuildCommand(
            displayName: "mockgen", executable: URL(filePath: "/usr/bin/env"), arguments: ["true"], outputFilesDirectory: outputs)
    }
}

extension Package {
    /// The folders of the package and its dependencies, without duplicates.
    fileprivate var folders: [URL] {
        var folders: [URL] = []
        var open = [self]
        while let package = open.popLast() {
            guard !folders.contains(package.directoryURL) else { continue }
            folders.append(package.directoryURL)
            open += package.dependencies.map(\.package)
        }
        return folders
    }
}

/// mockgen's Package.swift reads the variable too.
var isOff: Bool { ProcessInfo.processInfo.environment["MOCKGEN"] == "off" }
