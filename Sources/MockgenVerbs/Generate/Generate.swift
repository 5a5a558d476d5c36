import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution
package import MockgenRun
import MockgenSyntax

extension Workspace {
    /// `mockgen generate`: configure -> discover -> index -> plan -> render -> write, for the targets that have an `output`.
    /// - Parameters:
    ///   - isStrict: whether warnings are errors, so that nothing is written.
    ///   - replacesOthers: whether to replace files of other mock generators.
    package func generate(
        targets names: [String], isStrict: Bool = false, replacesOthers: Bool = false
    ) async throws(Diagnostics) -> GenerateReport {
        try await prepare(targets: names, isStrict: isStrict, replacesOthers: replacesOthers).write()
    }

    /// Does every step of `generate` except writing.
    func prepare(targets names: [String], isStrict: Bool, replacesOthers: Bool) async throws(Diagnostics) -> PreparedMocks {
        let (configuration, _, scopes) = try await scopes(targets: names)
        var report = GenerateReport()
        let withoutOutput = scopes.filter { $0.target.output == nil }
        report.pluginTargets = withoutOutput.filter(\.warnings.isEmpty).map(\.target.name)
        report.warnings = withoutOutput.flatMap(\.warnings) + leftOverFiles(among: scopes.flatMap(\.own.files), configuration)
        var files: [GeneratedFile] = []
        var made: [TargetMocks] = []
        var problems = isStrict ? report.warnings.map(\.asError) : []
        for scope in scopes {
            guard let outputs = output(of: scope.target).map(MockFiles.init(checkedIn:)) else { continue }
            do throws(Diagnostics) {
                let mocks = try await mocks(of: scope, in: configuration, for: outputs, isStrict: isStrict)
                let leftOver = leftOverFiles(of: outputs, besides: mocks.paths, target: scope.target)
                if isStrict { problems += leftOver.map(\.asError) }
                report.files += mocks.paths
                files += mocks.files
                report.mocks += mocks.count
                report.warnings += mocks.warnings + leftOver
                made.append(mocks)
            } catch {
                problems += error.all
            }
        }
        report.warnings = report.warnings.unique
        guard problems.isEmpty else { throw Diagnostics((problems + (isStrict ? [] : report.warnings)).unique) }
        var writer = fileWriter
        if replacesOthers { writer.replaced = .generated }
        return PreparedMocks(report: report, files: files, made: made, workspace: self, writer: writer)
    }
}

struct PreparedMocks {
    fileprivate let report: GenerateReport
    fileprivate let files: [GeneratedFile]
    fileprivate let made: [TargetMocks]
    fileprivate let workspace: Workspace
    fileprivate let writer: FileWriter

    /// Throws if mockgen may not write one of the files.
    func check() throws(Diagnostics) { try writer.check(files) }

    func write() async throws(Diagnostics) -> GenerateReport {
        var report = report
        if writer.replaced == .generated { report.replaced = generators }
        report.written = try await workspace.observer.step(
            "writing", result: { "wrote \($0.count) of \(counted(files.count, "file"))" }
        ) { () throws(Diagnostics) in try writer.write(files) }
        for mocks in made { mocks.noteWritten(in: workspace) }
        return report
    }

    /// The generator of each file that another one has generated.
    private var generators: [String: MockGenerator] {
        files.reduce(into: [:]) { generators, file in
            generators[file.path] = MockGenerator(ofFileAt: file.path.inFolder(workspace.root))
        }
    }
}

extension MockGenerator {
    /// Nil also for a file that does not exist.
    init?(ofFileAt path: String) {
        guard let text = try? Disk.read(path) else { return nil }
        self.init(ofFile: text)
    }
}
