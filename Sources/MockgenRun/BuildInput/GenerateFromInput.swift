import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenRender

/// Writes the files in a build input, for the build tool plugin or for an action of another build system.
///
/// Each module can have its own files: after a change in one module, the compiler compiles only the mocks of this module again.
/// - Parameter isStrict: whether warnings are errors. Then a warning stops the run before it writes a file.
package func generate(
    from input: BuildInput, isStrict: Bool = false, observer: RunObserver = .none
) async throws(Diagnostics) -> GenerateReport {
    var input = input
    let workspace = Workspace(input: input, observer: observer)
    defer { workspace.stores.moduleCache?.remove() }
    let configuration = try await workspace.configure()
    guard let target = configuration.targets.first(where: { $0.name == input.target }) else {
        let manifest = input.isOfPackage && !input.isOfProject ? try? workspace.manifest() : nil
        throw Diagnostics([.targetNotConfigured(input.target, in: configuration, manifest: manifest)])
    }
    var report = GenerateReport()
    if input.isOfPackage {
        let settings = await ModuleSettings(of: input.modules + [input.own], in: workspace.root, workspace.manifests)
        input.use(settings)
        input.use(configuration)
        report.warnings = settings.warnings
    }
    let scope = try input.scope(of: target, in: configuration)
    // If a file is checked in, the plugin writes nothing and only warns if the file is out of date. Other build systems name the file.
    let isCheckedIn = input.isOfPackage && target.output != nil
    let mocks = try await workspace.mocks(
        of: scope, in: configuration, for: isCheckedIn ? MockFiles(nil) : input.files, isStrict: isStrict)
    report.mocks = mocks.count
    report.warnings += mocks.warnings
    if isCheckedIn, let path = workspace.output(of: target) {
        for (path, text) in await workspace.files(MockFiles(checkedIn: path), with: mocks.parts, for: scope)
        where try workspace.fileWriter.wouldChange(GeneratedFile(path: path, pieces: text.pieces)) {
            report.warnings.append(.outOfDate(path, target: target, exists: Disk.exists(path.inFolder(workspace.root))))
            break
        }
    }
    report.files = input.files.paths
    let empty = workspace.text(of: [], for: target).pieces
    report.written = try workspace.writer(for: input).write(
        isCheckedIn ? report.files.map { GeneratedFile(path: $0, pieces: empty) } : mocks.files)
    mocks.noteWritten(in: workspace)
    return report
}

extension Workspace {
    /// The writer does not wait for the disk: after a power failure, the next build makes the files again, whatever is left of them. Only
    /// SwiftPM, Xcode and mockgen use the plugin's folder.
    fileprivate func writer(for input: BuildInput) -> FileWriter {
        let folders = input.files.paths.map { $0.inFolder(root).parentFolder.split(separator: "/", omittingEmptySubsequences: false) }
        let common = folders.dropFirst().reduce(folders.first ?? []) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }.joined(separator: "/")
        return FileWriter(root: root, folder: Disk.realPathOfExisting(common), isDurable: false, replacing: input.isOfPackage ? .all : .own)
    }
}

extension Diagnostic {
    fileprivate static func outOfDate(_ path: String, target: TargetConfiguration, exists: Bool) -> Diagnostic {
        Diagnostic(
            .staleMocks, .warning, cause: .code, "'\(path)' \(exists ? "is out of date" : "does not exist")",
            help: "run '\(ShellCommand.mockgen("generate --target \(target.name)"))'", at: target.output?.location)
    }
}
