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
    /// - Parameter isStrict: whether warnings are errors, so that nothing is written.
    package func generate(targets names: [String], isStrict: Bool = false) async throws(Diagnostics) -> GenerateReport {
        try await prepare(targets: names, isStrict: isStrict).write()
    }

    /// Does everything but write.
    func prepare(targets names: [String], isStrict: Bool) async throws(Diagnostics) -> PreparedMocks {
        let (configuration, _, scopes) = try await scopes(targets: names)
        var report = GenerateReport()
        let withoutOutput = scopes.filter { $0.target.output == nil }
        report.pluginTargets = withoutOutput.filter(\.warnings.isEmpty).map(\.target.name)
        report.warnings = withoutOutput.flatMap(\.warnings) + leftOverFiles(among: scopes.flatMap(\.own.files), configuration)
        var files: [GeneratedFile] = []
        var made: [TargetMocks] = []
        var problems = isStrict ? report.warnings.map(\.asError) : []
        for scope in scopes {
            guard let path = output(of: scope.target) else { continue }
            report.files.append(path)
            do throws(Diagnostics) {
                let mocks = try await mocks(of: scope, in: configuration, for: MockFiles(path), isStrict: isStrict)
                files += mocks.files
                report.mocks += mocks.count
                report.warnings += mocks.warnings
                made.append(mocks)
            } catch {
                problems += error.all
            }
        }
        report.warnings = report.warnings.unique
        guard problems.isEmpty else { throw Diagnostics((problems + (isStrict ? [] : report.warnings)).unique) }
        return PreparedMocks(report: report, files: files, made: made, workspace: self)
    }

    /// Runs the first steps for the targets with these names, or for all targets.
    func scopes(targets names: [String]) async throws(Diagnostics) -> (
        configuration: Configuration, package: PackageModules, scopes: [TargetScope]
    ) {
        let all = try await configure()
        let chosen = try all.targets(named: names)
        let isShared = isOneOfSeveral || !all.packages.isEmpty
        let package = try await discover(for: chosen, of: isShared ? all.with(chosen) : all)
        let configuration = isShared ? all.with(all.targets.filter { package.isOwn($0.name) }) : all
        var scopes: [TargetScope] = []
        var problems: [Diagnostic] = []
        for target in names.isEmpty ? configuration.targets : chosen {
            do throws(Diagnostics) { scopes.append(try scope(of: target, in: package)) } catch { problems += error.all }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return (configuration, package, scopes)
    }

    func scope(of target: TargetConfiguration, in package: PackageModules) throws(Diagnostics) -> TargetScope {
        guard let own = package.targets[target.name]?.module, own.isLocal || !isOneOfSeveral else {
            let suggestion = nearest(to: target.name, among: package.targets.keys.filter(package.isOwn).sorted())
            throw Diagnostics([.unknownTarget(target, suggestion: suggestion)])
        }
        if isOneOfSeveral, let output = target.output, path(of: output).isAbsolutePath {
            throw Diagnostics([.outputInAnotherPackage(output, of: target.name, package: root)])
        }
        return TargetScope(
            target: target, own: own, visible: package.visibleModules(from: target.name),
            modulesWithSources: Set(package.targets.values.map(\.module.name)),
            interfaceFolders: package.interfaceFolders(from: target.name),
            warnings: package.isConfigured(target.name) ? [] : warnings(aboutPlaceOf: target))
    }
}

/// Mocks that are ready to be written.
struct PreparedMocks {
    fileprivate let report: GenerateReport
    fileprivate let files: [GeneratedFile]
    fileprivate let made: [TargetMocks]
    fileprivate let workspace: Workspace

    func write() async throws(Diagnostics) -> GenerateReport {
        var report = report
        report.written = try await workspace.observer.step(
            "writing", result: { "wrote \($0.count) of \(counted(files.count, "file"))" }
        ) { () throws(Diagnostics) in try workspace.fileWriter.write(files) }
        for mocks in made { mocks.noteWritten(in: workspace) }
        return report
    }
}

extension Configuration {
    /// Returns the targets with these names, or all targets if there are no names.
    func targets(named names: [String]) throws(Diagnostics) -> [TargetConfiguration] {
        let unknown = names.filter { name in !targets.contains { $0.name == name } }
        guard unknown.isEmpty else {
            throw Diagnostics(unknown.map { .targetNotConfigured($0, in: self) })
        }
        return names.isEmpty ? targets : targets.filter { names.contains($0.name) }
    }
}

extension Diagnostic {
    fileprivate static func unknownTarget(_ target: TargetConfiguration, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownTarget, cause: .setup, "the package has no target '\(target.name)'",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "name the target as Package.swift does", at: target.location)
    }

    fileprivate static func outputInAnotherPackage(_ output: Located<String>, of target: String, package: String) -> Diagnostic {
        Diagnostic(
            .outputOutsidePackage, cause: .setup, "'\(output.value)' is not in the package of '\(target)', which is '\(package)'",
            help: "write a path in a folder of that package, relative to this file", at: output.location)
    }
}
