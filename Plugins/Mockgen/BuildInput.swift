import Foundation
import PackagePlugin

/// The facts about one target that the tool needs, and the build command.
struct BuildInput {
    var package: URL
    var packages: [URL]
    var target: String
    /// The target's own module, which can declare protocols and contain checked-in mocks.
    var own: Module
    var modules: [Module]
    var isTest: Bool
    /// Whether `modules` lists all modules of an Xcode project, not only the dependencies of the target.
    var isOfProject = false
    var folder: URL

    /// The configuration is an input even if it does not exist: SwiftPM keeps its plan when the file is added, and would not notice the
    /// file or later changes. Without the file, the build stops and names it.
    func command(tool: URL) throws -> Command {
        let configuration = configuration
        if !configuration.exists { warn(missing: configuration) }
        let file = folder.appending(path: "mocks.input")
        try write(text(configuration), to: file)
        return .buildCommand(
            displayName: "Mocks for \(target)",
            executable: tool,
            arguments: [file.plainPath],
            environment: variables,
            inputFiles: [configuration, file] + manifests + (modules + [own]).flatMap(\.files),
            outputFiles: (modules.flatMap(division.mockFiles) + [mockFile] + supportFiles).map { outputs.appending(path: $0) })
    }

    /// The file in the package, or the nearest one above it in the same git checkout. The tool checks that it lists this package.
    private var configuration: URL {
        let own = package.appending(path: ".mockgen.yml")
        guard !isOfProject else { return own }
        var folder = package
        var nearest: URL?
        while true {
            let file = folder.appending(path: ".mockgen.yml")
            if nearest == nil, file.exists { nearest = file }
            if folder.appending(path: ".git").exists { return nearest ?? own }
            guard folder.plainPath != "/" else { return own }
            folder = folder.deletingLastPathComponent()
        }
    }

    /// Manifests have the compiler settings of modules; an Xcode project does not have a manifest.
    private var manifests: [URL] {
        packages.map { $0.appending(path: "Package.swift") }.filter(\.exists)
    }

    /// The variables that the manifests can read. The tool evaluates the manifests, and Swift Build runs it without the variables of SwiftPM.
    private var variables: [String: String] {
        let texts = manifests.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .filter { $0.contains("environment") || $0.contains("getenv") }
        var variables = ProcessInfo.processInfo.environment.filter { name, _ in name != "_" && texts.contains { $0.contains(name) } }
        // With 'swift test --sanitize address', the tool has the sanitizer too. It takes constants of the tool for leaks.
        variables["ASAN_OPTIONS"] = [ProcessInfo.processInfo.environment["ASAN_OPTIONS"], "detect_leaks=0"].compactMap(\.self)
            .joined(separator: ":")
        return variables
    }

    private var division: Division { Division(of: modules, besides: own) }

    private var outputs: URL { folder.appending(path: "Mocks") }

    private func warn(missing configuration: URL) {
        let problem = "'\(target)' uses the plugin Mockgen, but '\(configuration.plainPath)' does not exist"
        if let misnamed { return Diagnostics.warning("\(problem)\nhelp: rename '\(misnamed)' to '.mockgen.yml'") }
        if let misplaced { return Diagnostics.warning("\(problem)\nhelp: move '\(misplaced.plainPath)' there") }
        Diagnostics.warning(
            """
            \(problem)
            help: run '\(isOfProject ? "mockgen init" : "swift package mockgen-write init")', or create the file with these lines and the names of your protocols:
                  version: 1
                  targets:
                    \(target):
                      protocols: [UserServicing]
            """)
    }

    /// The name of a file that is probably meant to be the configuration, by the rule of `MisnamedConfiguration.swift`.
    private var misnamed: String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package.plainPath)) ?? []
        return names.sorted().first { name in
            let parts = name.lowercased().split { ". ".contains($0) }
            return name != ".mockgen.yml" && parts.first == "mockgen" && (parts.contains("yml") || parts.contains("yaml"))
        }
    }

    /// A configuration in a folder of the target.
    private var misplaced: URL? {
        let folders = Set(own.files.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
        return folders.map { $0.appending(path: ".mockgen.yml") }.first(where: \.exists)
    }

    /// Returns the text that `BuildInput` of the tool reads: `BuildSystems.md` describes its lines.
    private func text(_ configuration: URL) -> String {
        var lines = [
            "mockgen-input\t1", "\(isOfProject ? "project" : "package")\t\(package.plainPath)",
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
        // A path with a line break must not look like several lines.
        return lines.map { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n") + "\n" }
            .joined()
    }

    /// The file for the mocks of the target's own protocols, and of protocols from modules without sources.
    private var mockFile: String { "\(own.name)Mocks.swift" }

    private var supportFiles: [String] { isTest ? ["\(own.name)MockSupport.swift"] : [] }

    private func path(ofOutput name: String) -> String { outputs.appending(path: name).plainPath }
}
