import Foundation
import PackagePlugin

/// The facts that the tool needs for one target, and the build command that follows from them.
struct Request {
    var package: URL
    /// The folders of the package and of those that it depends on.
    var packages: [URL]
    var target: String
    /// The target's own module: it may have protocols, and checked-in mocks.
    var own: Module
    var modules: [Module]
    /// The folder for this target's files.
    var folder: URL

    /// The configuration is an input even if it does not exist: SwiftPM keeps its plan when the file is added, and would notice neither that nor
    /// later changes. Without the file, the build stops and names it.
    func command(tool: URL) throws -> Command {
        let configuration = package.appending(path: ".mockgen.yml")
        if !FileManager.default.fileExists(atPath: configuration.plainPath) { warn(missing: configuration) }
        let file = folder.appending(path: "modules.txt")
        try write(text(configuration), to: file)
        return .buildCommand(
            displayName: "Mocks for \(target)",
            executable: tool,
            arguments: [file.plainPath],
            inputFiles: [configuration, file] + manifests + (modules + [own]).flatMap(\.files),
            outputFiles: (modules.flatMap(division.mockFiles) + ["\(own.name)Mocks.swift"]).map { outputs.appending(path: $0) })
    }

    /// Manifests have the compiler settings of modules; a project of Xcode has none.
    private var manifests: [URL] {
        packages.map { $0.appending(path: "Package.swift") }.filter { FileManager.default.fileExists(atPath: $0.plainPath) }
    }

    private var division: Division { Division(of: modules) }

    private var outputs: URL { folder.appending(path: "Mocks") }

    private func warn(missing configuration: URL) {
        Diagnostics.warning(
            """
            '\(target)' uses the plugin Mockgen, but '\(configuration.plainPath)' does not exist
            help: run 'swift package mockgen-write init', or create the file with these lines and the names of your protocols:
                  version: 1
                  targets:
                    \(target):
                      protocols: [UserServicing]
            """)
    }

    /// Returns the text that `PluginRequest` of the tool reads.
    private func text(_ configuration: URL) -> String {
        var lines = [
            "package\t\(package.plainPath)", "configuration\t\(configuration.plainPath)", "target\t\(target)",
            "output\t\(outputs.plainPath)",
        ]
        lines += ["own\t\(own.name)"] + own.files.map { "ownfile\t\($0.plainPath)" }
        let division = division
        for module in modules {
            lines.append("module\t\(module.name)\t\(module.isLocal ? "local" : "other")")
            let parts = division.parts(of: module)
            if parts > 1 { lines.append("parts\t\(parts)") }
            lines += module.files.map { "file\t\($0.plainPath)" }
        }
        // A path with a line break must not look like several lines. SwiftPM builds no such file.
        return lines.map { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n") + "\n" }
            .joined()
    }
}
