import MockgenConfig
import MockgenDisk
package import MockgenModel
import MockgenRender
package import MockgenRun

extension Workspace {
    /// `mockgen verify`: configure -> discover -> plan -> render, as for `generate`; then compare, build the modules, and compile.
    package func verify(targets names: [String], compiles: Bool, wantsDiffs: Bool) async throws(Diagnostics) -> VerifyReport {
        let (configuration, package, scopes) = try await scopes(targets: names)
        let outputs = Set(configuration.targets.compactMap { $0.output.map(path(of:)) })
        let inputs = compiles ? BuildInputs(of: package, root: root, buildFolder: buildFolder) : nil
        var report = VerifyReport()
        var checks: [CompileCheck] = []
        let command = compiles ? BuildCommand(of: configuration, in: self) : nil
        var builds: [BuildCommand.Build] = []
        for scope in scopes {
            let target = scope.target
            let isBuiltByCommand = command != nil && package.isConfigured(target.name)
            report.targets.append(target.name)
            do throws(Diagnostics) {
                let path = output(of: target)
                let memory = inputs.map { CheckMemory(named: "\(target.name)/verified", key: $0.key, in: buildFolder) }
                let sources = try await sources(of: scope, in: configuration)
                let plan = try await plan(of: sources, keepsPlans: false)
                let parts = try plan.checked()
                report.problems += plan.warnings
                let mocks = text(of: parts, for: target)
                report.mocks += parts.count
                let isFresh = report.compare(mocks, with: path, of: target, in: root, wantsDiff: wantsDiffs)
                if isBuiltByCommand {
                    if isFresh, let path { builds.append(BuildCommand.Build(target: target.name, path: path, mocks: mocks)) }
                    continue
                }
                // SwiftPM compiles no target without a source file.
                guard let inputs, let memory, !scope.own.files.isEmpty || !hasPackage else { continue }
                let result = CheckMemory.Result(mocks: parts.count, found: plan.warnings)
                let project = ProjectBuild(of: scope, in: package, sources.index, root: root, buildFolder: buildFolder)
                checks.append(CompileCheck(scope, mocks, inputs, outputs: outputs, in: self, whole: (memory, result), project: project))
            } catch {
                report.problems += error.all
            }
        }
        do throws(Diagnostics) {
            try await compile(checks, in: package, &report)
            if let command {
                if !configuration.targets.contains(where: { package.isConfigured($0.name) }) { report.problems.append(command.unused) }
                try await run(command, for: builds, ofAll: scopes.filter { package.isConfigured($0.target.name) }, &report)
            }
        } catch {
            report.problems += error.all
        }
        report.problems += orphanedFiles(among: package, owned: outputs)
        report.problems = report.problems.unique
        return report
    }

    /// Compiles the mocks of several targets, and first builds the modules that they need.
    private func compile(_ checks: [CompileCheck], in package: PackageModules, _ report: inout VerifyReport) async throws(Diagnostics) {
        let open = checks.filter { check in
            guard let found = check.known else { return true }
            report.add(found, ofMocksIn: check.target)
            return false
        }
        guard !open.isEmpty else { return }
        let targets = open.map(\.target)
        let toBuild = package.targetsToBuild(for: targets)
        let isOfProject = toBuild.isEmpty && open.allSatisfy { $0.project != nil }
        let built = isOfProject ? ModuleBuilds.Outcome() : try await build(toBuild, for: targets[0], in: package)
        report.awaitedBuilds = built.awaited
        guard built.awaited.isEmpty else { return }
        report.problems += built.problems(for: targets, in: package, buildFolder)
        let ready = open.filter { built.isComplete(for: $0.target, in: package) }
        let description = try await description(of: ready.filter { $0.project == nil }.map(\.target), in: package, &report)
        guard report.awaitedBuilds.isEmpty else { return }
        for check in ready {
            do throws(Diagnostics) {
                report.add(try await compile(check, description, in: package), ofMocksIn: check.target)
            } catch {
                report.problems += error.all
            }
        }
    }

    /// Returns how SwiftPM compiles these targets and those that they depend on; nil without a target, or if a plugin must build first.
    private func description(
        of targets: [String], in package: PackageModules, _ report: inout VerifyReport
    ) async throws(Diagnostics) -> BuildDescription? {
        guard let first = targets.first else { return nil }
        let needed = Set(targets.flatMap { [$0] + package.visibleTargets(from: $0) })
        let description = try BuildDescription(of: needed, in: buildFolder, root: root)
        guard !description.unplanned.isDisjoint(with: targets) else { return description }
        let built = try await run("building the tests", "built the tests", for: first, in: package) { builds throws(Disk.Failure) in
            try builds.buildTests()
        }
        report.awaitedBuilds = built.awaited
        return report.awaitedBuilds.isEmpty ? try BuildDescription(of: needed, in: buildFolder, root: root) : nil
    }

    /// - Parameter description: nil if there are only targets that SwiftPM does not know.
    private func compile(
        _ check: CompileCheck, _ description: BuildDescription?, in package: PackageModules
    ) async throws(Diagnostics) -> [Diagnostic] {
        try await observer.step("compiling the mocks of \(check.target)", result: { _ in "compiled the mocks of \(check.target)" }) {
            () throws(Diagnostics) in
            if let project = check.project {
                try project.run()
                return try check.run(project.command, with: project.builtFiles)
            }
            guard let description else { return [] }
            let names = [check.target] + package.visibleTargets(from: check.target)
            return try check.run(try description.command(ofTarget: check.target), with: description.builtFiles(neededBy: names))
        }
    }

    private func build(_ targets: [String], for first: String, in package: PackageModules) async throws(Diagnostics)
        -> ModuleBuilds.Outcome
    {
        let result = "built \(counted(targets.count, "target"))"
        return try await run("building the modules of \(first)", result, for: first, in: package) { builds throws(Disk.Failure) in
            try targets.isEmpty ? builds.plan(for: first) : builds.build(targets)
        }
    }

    private func run(
        _ step: String, _ result: String, for target: String, in package: PackageModules,
        _ build: @Sendable (ModuleBuilds) throws(Disk.Failure) -> ModuleBuilds.Outcome
    ) async throws(Diagnostics) -> ModuleBuilds.Outcome {
        let builds = ModuleBuilds(
            package: package, root: root, buildFolder: buildFolder, pluginBuilds: packageFile.map(PluginBuilds.init(besideFile:)))
        return try await observer.step(step, result: { _ in result }) { () throws(Diagnostics) in
            do throws(Disk.Failure) {
                return try build(builds)
            } catch {
                throw Diagnostics([.cannotCheck(target, error)])
            }
        }
    }

    /// Runs the build command if it compiles up-to-date mocks.
    private func run(
        _ command: BuildCommand, for builds: [BuildCommand.Build], ofAll scopes: [TargetScope], _ report: inout VerifyReport
    ) async throws(Diagnostics) {
        guard report.awaitedBuilds.isEmpty, !builds.isEmpty, builds.count == scopes.count else { return }
        let found = try await observer.step("running the build command", result: { _ in "ran the build command" }) {
            () throws(Diagnostics) in try command.run(for: builds)
        }
        report.problems += found
        if !found.contains(where: { $0.severity == .error }) { report.built += builds.map(\.target) }
    }

    /// Finds the generated files that no target owns.
    private func orphanedFiles(among package: PackageModules, owned: Set<String>) -> [Diagnostic] {
        package.localFiles.filter { !owned.contains($0) && Disk.begins($0.inFolder(root), with: GeneratedFile.marker.utf8) }
            .map { .orphan($0, configuration: configurationPath.relative(to: root)) }
    }
}

extension VerifyReport {
    fileprivate mutating func add(_ found: [Diagnostic], ofMocksIn target: String) {
        problems += found
        if !found.contains(where: { $0.severity == .error }) { compiled.append(target) }
    }

    /// Compares the mocks with the checked-in file, reports the differences, and returns whether there are none.
    fileprivate mutating func compare(
        _ mocks: MockText, with path: String?, of target: TargetConfiguration, in root: String, wantsDiff: Bool
    ) -> Bool {
        guard let path else { return false }
        let place: OwnedPath
        do throws(Diagnostic) { place = try OwnedPath(path, root: root, inside: root) } catch {
            problems.append(error)
            return false
        }
        guard let bytes = place.contents else {
            problems.append(.missing(path, of: target))
            if wantsDiff { diffs.append(unifiedDiff(of: path, from: "", to: mocks.text)) }
            return false
        }
        guard !Disk.equal(bytes, mocks.pieces) else {
            fresh.append(path)
            return true
        }
        let text = String(decoding: bytes, as: UTF8.self)
        problems += Staleness(of: text, at: path, for: target, comparedTo: mocks).diagnostics()
        if wantsDiff { diffs.append(unifiedDiff(of: path, from: text, to: mocks.text)) }
        return false
    }
}

extension Diagnostic {
    fileprivate static func missing(_ path: String, of target: TargetConfiguration) -> Diagnostic {
        Diagnostic(
            .missingMocks, cause: .code, "'\(path)' does not exist: the mocks of '\(target.name)' are not checked in",
            help: regenerate(target.name), at: target.output?.location)
    }

    fileprivate static func orphan(_ path: String, configuration: String) -> Diagnostic {
        Diagnostic(
            .orphanedMocks, cause: .code, "mockgen generated this file, but no target in '\(configuration)' owns it",
            help: "delete it, or add 'output: \(path)' to its target", at: SourceLocation(path: path, line: 1, column: 1))
    }
}
