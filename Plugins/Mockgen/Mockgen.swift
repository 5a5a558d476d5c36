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
        if isOff { return try warnWhenCompiled(context) }
        let local = Set(context.package.targets.map(\.id))
        // A module in C has no protocols: its file of mocks would always be empty.
        let modules = target.recursiveTargetDependencies.compactMap(\.withSwiftModule).map { module in
            module.name == Module.support.name ? .support : Module(module, isLocal: local.contains(module.id))
        }
        let input = BuildInput(
            package: context.package.directoryURL, packages: context.package.folders, target: target.name,
            own: Module(own, isLocal: true), modules: modules, isTest: own.kind == .test, folder: folder)
        return try planAgainIfDeleted(context) + [input.command(tool: context.tool(named: "mockgen-plugin").url)]
    }

    /// Makes SwiftPM plan the build again if the plugin's folder was deleted, because plans depend on the output folders of prebuild commands.
    /// With the old plan, the build command would not find its build input.
    private func planAgainIfDeleted(_ context: PluginContext) throws -> [Command] {
        try prebuildCommand(context, outputs: context.pluginWorkDirectoryURL.appending(path: "Watched"))
    }

    /// Adds a source file with a warning instead of the mocks, if the target is built with `MOCKGEN=off`.
    private func warnWhenCompiled(_ context: PluginContext) throws -> [Command] {
        let sources = context.pluginWorkDirectoryURL.appending(path: "Off")
        let command = try prebuildCommand(context, outputs: sources)
        try write(
            """
            #warning("mockgen generates no mocks for this target, because MOCKGEN=off is set in the environment")

            """, to: sources.appending(path: "MockgenIsOff.swift"))
        return command
    }

    /// Returns a command that does nothing; only its folder counts. SwiftPM does not build a tool of a package for a prebuild command, so the
    /// command runs a small program of the toolchain, which is the same on every platform.
    private func prebuildCommand(_ context: PluginContext, outputs: URL) throws -> [Command] {
        try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
        guard let program = try? context.tool(named: "swift-demangle").url else { return [] }
        return [.prebuildCommand(displayName: "mockgen", executable: program, arguments: ["--version"], outputFilesDirectory: outputs)]
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
