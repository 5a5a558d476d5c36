package import MockgenConfig
import MockgenDisk
package import MockgenModel
package import MockgenOutline
import MockgenRender
package import MockgenResolution
import MockgenRun
import MockgenSyntax

/// `mockgen generate --stdout`: returns the mocks of all protocols and annotated classes in these files. `-` is standard input.
/// mockgen does not read a configuration or other files.
/// - Parameter settings: the settings of the module that compiles the files and the mocks.
package func mocksText(
    ofFiles paths: [String], style: BuiltInStyle = .stub, naming: Naming? = nil, settings: [ManifestSetting] = []
) async throws(Diagnostics) -> (text: String, warnings: [Diagnostic]) {
    // If the current folder contains a package, its build folder can contain prebuilt modules and a cache.
    try await mocksText(of: try read(paths), for: try everything(in: style, naming), settings, reading: Workspace().interfaces())
}

/// Returns the mocks of a target whose only sources are these.
package func mocksText(
    of sources: [SourceText], for target: TargetConfiguration, _ settings: [ManifestSetting] = [], reading interfaces: Interfaces
) async throws(Diagnostics) -> (text: String, warnings: [Diagnostic]) {
    var module = Module(name: "", isLocal: true, files: sources.map(\.path))
    module.use(settings)
    let index = SourceIndex(modules: [module], files: [sources.map { SourceIndex.File($0, isOwn: true) }], interfaces: interfaces)
    try index.checkDamage(admitted: Set(module.files))
    let plan = await TargetPlan(for: target, compiledIn: module, from: index, isOfFiles: true)
    guard plan.entries.contains(where: \.verdict.isChosen) || !plan.parts.isEmpty else {
        throw Diagnostics([.noProtocol(in: sources.map(\.path))])
    }
    let parts = await rendered(try plan.checked())
    guard !parts.isEmpty else { throw Diagnostics(plan.warnings.map(\.asError)) }
    return (MockText(of: parts, imports: parts.flatMap(\.imports).merged()).text, plan.warnings)
}

private func read(_ paths: [String]) throws(Diagnostics) -> [SourceText] {
    var problems: [Diagnostic] = []
    var sources: [SourceText] = []
    for path in paths.map(\.normalizedPath).unique {
        do throws(Disk.Failure) {
            let bytes = path == "-" ? try Disk.readStandardInput() : try Disk.read(path)
            sources.append(SourceText(path: path == "-" ? "<stdin>" : path, bytes: bytes))
        } catch {
            problems.append(.cannotReadFile(path, error.reason))
        }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return sources.sorted { $0.path < $1.path }
}

private func everything(in style: BuiltInStyle, _ naming: Naming?) throws(Diagnostics) -> TargetConfiguration {
    let naming = naming.map { ", naming: \($0.rawValue)" } ?? ""
    let text = "version: 1\nstyle: { extends: \(style.rawValue)\(naming) }\ntargets: { files: { protocols: all } }"
    return try readConfiguration(Array(text.utf8), path: "--stdout").targets[0]
}

extension Diagnostic {
    fileprivate static func cannotReadFile(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "cannot read '\(path)': \(reason)",
            help: "give the path of a Swift file, or - for standard input", at: nil)
    }

    fileprivate static func noProtocol(in paths: [String]) -> Diagnostic {
        Diagnostic(
            .noProtocols, cause: .setup,
            "\(paths.count == 1 ? "'\(paths[0])' declares" : "these files declare") no protocol that can be mocked",
            help: "give a file that declares one, or write '// mockgen: mock' on the line above a class", at: nil)
    }
}
