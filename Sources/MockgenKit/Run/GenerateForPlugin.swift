import MockgenConfig
package import MockgenModel
import MockgenRender

/// Runs the build tool plugin for one target: writes the files of mocks for each module that the target can see.
///
/// Each module has its own files, because the plugin must name its outputs before it reads anything, and because a change in one module
/// then compiles only its own mocks again.
package func generateForPlugin(requestPath: String) async throws(Diagnostics) -> GenerateReport {
    var request = try PluginRequest(readingFrom: requestPath)
    let workspace = Workspace(request: request)
    let configuration = try await workspace.configure()
    guard let target = configuration.targets.first(where: { $0.name == request.target }) else {
        throw Diagnostics([.targetNotConfigured(request.target, in: configuration)])
    }
    let settings = await ModuleSettings(of: request.modules + [request.own], in: workspace.root, workspace.manifests)
    request.use(settings)
    let scope = TargetScope(target: target, own: request.own, visible: request.modules)
    let sourceFiles = try await workspace.files(of: scope, in: configuration)
    // With a checked-in file, the plugin generates nothing, but warns if the file is out of date.
    let outputs = target.output == nil ? request.mockFiles : []
    let known = FreshOutput(at: outputs, of: scope, from: sourceFiles, in: workspace)
    // After a failure of the machine, the next build makes the files again.
    let writer = FileWriter(
        root: workspace.root, folder: Disk.realPathOfExisting(request.output), records: workspace.mockMemory.transactions, isDurable: false)
    var report = GenerateReport()
    report.warnings = settings.warnings
    if let mocks = known.mocks {
        (report.files, report.mocks) = (outputs, mocks)
        return report
    }
    if let edited = await known.edited() {
        (report.files, report.mocks) = (outputs, edited.state.mocks)
        report.written = try writer.write(edited.files)
        known.remember(edited.state)
        return report
    }
    var read = OutlinedFiles()
    let sources = try await workspace.sources(of: scope, from: sourceFiles, sharing: &read)
    let memory = MockMemory(of: scope, from: sources, sourceFiles, in: workspace)
    let plan = try await workspace.plan(of: scope, from: sources, recalling: memory, rendering: .atOnceWithoutLocations)
    let parts = try await plan.rendered()

    report.mocks = parts.count
    report.warnings += plan.warnings
    if let file = workspace.checkedInFile(parts, of: target), try workspace.fileWriter.wouldChange(file) {
        report.warnings.append(.outOfDate(file.path, target: target))
    }
    let texts = await request.divide(target.output == nil ? parts : []).mapOnAllCores { path, numbers in
        (path: path, text: workspace.text(of: numbers.map { parts[$0] }, for: target), parts: numbers)
    }
    report.files = texts.map(\.path)
    report.written = try writer.write(texts.map { GeneratedFile(path: $0.path, pieces: $0.text.pieces) })
    if let state = known.state(after: plan, parts, in: texts.map { ($0.text, $0.parts) }) { known.remember(state) }
    return report
}

extension PluginRequest {
    /// The paths of all files that the plugin has declared, in the order of the modules.
    fileprivate var mockFiles: [String] { (modules + [own]).flatMap { mockFiles(ofModule: $0.name).paths } }

    /// Divides the parts of a plan over the files that the plugin has declared, in the order of the modules. Returns the numbers of the parts.
    ///
    /// The plugin declares no files for modules without sources: the mocks of their protocols go into the file of the target.
    fileprivate func divide(_ parts: [RenderedPart]) -> [(path: String, parts: [Int])] {
        let modules = modules + [own]
        let files = Dictionary(modules.map { ($0.name, mockFiles(ofModule: $0.name)) }) { first, _ in first }
        let ofTarget = mockFiles(ofModule: own.name)
        let divided = Dictionary(grouping: parts.indices) { number in
            (files[parts[number].module] ?? ofTarget).path(forProtocol: parts[number].qualifiedName)
        }
        return modules.flatMap { files[$0.name]?.paths ?? [] }.map { ($0, divided[$0] ?? []) }
    }
}

extension Diagnostic {
    fileprivate static func outOfDate(_ path: String, target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .staleMocks, .warning, cause: .code, "'\(path)' is out of date",
            help: "run '\(ShellCommand.mockgen("generate --target \(target.name)"))'", at: target.output?.location)
    }
}
