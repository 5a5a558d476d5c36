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
    /// Whether the target has tests, and can import what only tests can.
    var isTest: Bool
    /// Whether these are all modules of an Xcode project, and not only those that the target depends on.
    var isOfProject = false
    /// The folder for this target's files.
    var folder: URL

    /// The configuration is an input even if it does not exist: SwiftPM keeps its plan when the file is added, and would notice neither that nor
    /// later changes. Without the file, the build stops and names it.
    func command(tool: URL) throws -> Command {
        let configuration = configuration
        if !configuration.exists { warn(missing: configuration) }
        let file = folder.appending(path: "mocks.plan")
        try write(text(configuration), to: file)
        return .buildCommand(
            displayName: "Mocks for \(target)",
            executable: tool,
            arguments: [file.plainPath],
            inputFiles: [configuration, file] + manifests + (modules + [own]).flatMap(\.files),
            outputFiles: (modules.flatMap(division.mockFiles) + [mockFile] + supportFiles).map { outputs.appending(path: $0) })
    }

    /// The file in the package, or the next one around it in the same repository: the tool checks that it is for this package.
    private var configuration: URL {
        let own = package.appending(path: ".mockgen.yml")
        guard !isOfProject, !own.exists else { return own }
        var folder = package
        while folder.plainPath != "/", !folder.appending(path: ".git").exists {
            folder = folder.deletingLastPathComponent()
            let around = folder.appending(path: ".mockgen.yml")
            if around.exists { return around }
        }
        return own
    }

    /// Manifests have the compiler settings of modules; a project of Xcode has none.
    private var manifests: [URL] {
        packages.map { $0.appending(path: "Package.swift") }.filter(\.exists)
    }

    private var division: Division { Division(of: modules) }

    private var outputs: URL { folder.appending(path: "Mocks") }

    private func warn(missing configuration: URL) {
        Diagnostics.warning(
            """
            '\(target)' uses the plugin Mockgen, but '\(configuration.plainPath)' does not exist
            help: run '\(isOfProject ? "mockgen init" : "swift package mockgen-write init")', or create the file with these lines and the names of your protocols:
                  version: 1
                  targets:
                    \(target):
                      protocols: [UserServicing]
            """)
    }

    /// Returns the plan that `BuildInput` of the tool reads: `AnyBuildSystem.md` describes its lines.
    private func text(_ configuration: URL) -> String {
        var lines = [
            "mockgen-plan\t1", "\(isOfProject ? "project" : "package")\t\(package.plainPath)",
            "configuration\t\(configuration.plainPath)", "target\t\(target)",
            "output\t\(path(ofOutput: mockFile))", "cache\t\(folder.appending(path: "mockgen").plainPath)",
        ]
        lines += supportFiles.map { "support\t\(path(ofOutput: $0))" }
        lines += ["module\t\(own.name)\town"] + own.files.map { "source\t\($0.plainPath)" }
        let division = division
        for module in modules {
            lines.append("module\t\(module.name)\t\(module.isLocal ? "local" : "other")")
            lines += division.mockFiles(of: module).map { "output\t\(path(ofOutput: $0))" }
            lines += module.files.map { "source\t\($0.plainPath)" }
        }
        // A path with a line break must not look like several lines. SwiftPM builds no such file.
        return lines.map { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n") + "\n" }
            .joined()
    }

    /// The file for the mocks of the target's own protocols, and of those that have no sources.
    private var mockFile: String { "\(own.name)Mocks.swift" }

    /// The file for the code that the mocks share.
    private var supportFiles: [String] { isTest ? ["\(own.name)MockSupport.swift"] : [] }

    private func path(ofOutput name: String) -> String { outputs.appending(path: name).plainPath }
}
