import MockgenConfig
import MockgenDisk
package import MockgenModel
package import MockgenRun

extension Workspace {
    /// `mockgen init`: writes a configuration for the targets with the plugin, or for all test targets that can see a protocol.
    /// - Parameters:
    ///   - files: the files of other mock generators with the settings.
    ///   - isDry: whether to print the configuration instead.
    package func initialize(from files: [String] = [], isDry: Bool) async throws(Diagnostics) -> InitReport {
        let path = newConfigurationPath.relative(to: root)
        guard isDry || !Disk.exists(newConfigurationPath) else { throw Diagnostics([.alreadyConfigured(path)]) }
        var report = files.isEmpty ? try await proposal() : try await ownWorkspace.proposal(from: files)
        if files.isEmpty { report.notes += notesAboutOldFiles }
        guard !isDry else { return report }
        do throws(Disk.Failure) {
            try NewFile(newConfigurationPath).write(report.text.utf8)
        } catch {
            throw Diagnostics([.cannotWriteConfiguration(path, error.reason)])
        }
        report.isWritten = true
        return report
    }

    private func proposal() async throws(Diagnostics) -> InitReport {
        guard isOfPackage else {
            let packages = packagesBelow
            guard packages.isEmpty || hasProjectFile else { return try await proposal(forPackages: packages) }
            do throws(Diagnostics) {
                return try await proposal(besidePackages: packages)
            } catch {
                // In many projects, the packages below have all protocols and tests.
                guard !packages.isEmpty, error.all.allSatisfy({ [.nothingToMock, .noModules].contains($0.id) }) else { throw error }
                return try await proposal(forPackages: packages)
            }
        }
        let (targets, changes) = try await proposedTargets()
        guard !targets.isEmpty else {
            if hasProjectFile { return try await proposal(besidePackages: []) }
            throw Diagnostics([.nothingToMock(try manifest())])
        }
        return InitReport(
            path: newConfigurationPath.relative(to: root), text: ConfigurationText(targets: targets).text, manifestChanges: changes,
            notes: [Workspace.firstTest])
    }

    /// The next step for targets with the plugin.
    static var firstTest: String { "next: use a mock in a test, and run 'swift test'" }

    /// Returns the targets that get mocks, and the changes that the manifest needs for them.
    func proposedTargets() async throws(Diagnostics) -> (targets: [ProposedTarget], changes: [InitReport.ManifestChange]) {
        let manifest = try manifest()
        let package = try await discoverAllTargets(of: manifest)
        let wired = manifest.targetsWithPlugin
        let candidates = package.targets.filter { name, target in
            target.module.isLocal && (wired.isEmpty ? target.isTest : wired.contains(name))
        }
        var targets: [ProposedTarget] = []
        for name in candidates.keys.sorted() {
            if let proposed = try await propose(name, in: package, mockable(for: name, in: package)) {
                targets.append(proposed)
            } else if wired.contains(name) {
                // A target with the plugin needs an entry.
                targets.append(ProposedTarget(name: name, protocols: ProposedTarget.used))
            }
        }
        guard !targets.isEmpty else { return ([], []) }
        return (targets, changes(of: manifest, for: targets.map(\.name), haveStubs: ProposedStyle.isStub(for: targets)))
    }

    /// The layout of the project, without the targets of a package in the same folder.
    var projectLayout: ProjectLayout {
        ProjectLayout(ofFolder: root, besides: hasPackage ? (try? manifest()).map { [ProjectPart](of: $0, in: root) } ?? [] : [])
    }

    /// Proposes a configuration from the files and folders of a project without a package.
    private func proposal(besidePackages packages: [String]) async throws(Diagnostics) -> InitReport {
        let layout = projectLayout
        let path = newConfigurationPath.relative(to: root)
        let outputs = layout.tests.map {
            ProposedTarget(name: $0.name, modules: $0.dependencies, protocols: "all", output: $0.mocksFile)
        }
        guard !layout.importable.isEmpty, !outputs.isEmpty else { throw Diagnostics([.noProject(in: root, layout)]) }
        let draft = ConfigurationText(modules: layout.listed, targets: outputs).text
        let package = try await discover(for: [], of: try readConfiguration(Array(draft.utf8), path: path))
        var targets: [ProposedTarget] = []
        var plans: [[String]: TargetPlan] = [:]
        for known in outputs {
            let plan = if let same = plans[known.modules] { same } else { try await mockable(for: known.name, in: package) }
            plans[known.modules] = plan
            guard var proposed = try await propose(known.name, in: package, plan) else { continue }
            (proposed.modules, proposed.output) = (known.modules, known.output)
            targets.append(proposed)
        }
        guard !targets.isEmpty else {
            throw Diagnostics([
                .noProtocol(
                    in: "the modules \(quotedList(layout.importable, "and"))",
                    help: "declare a protocol, or list other modules in a '\(Workspace.configurationName)' that you write yourself")
            ])
        }
        let text = ConfigurationText(modules: layout.listed, targets: targets).text
        let step = firstStep(for: try readConfiguration(Array(text.utf8), path: path), in: layout)
        return InitReport(path: path, text: text, notes: layout.notes + notes(about: packages) + step.map { "next: \($0)" })
    }

    /// SwiftPM compiles all files in the folder of a target; other projects may list the files.
    func firstStep(for configuration: Configuration, in layout: ProjectLayout?) -> [String] {
        let outputs = configuration.targets.flatMap { target -> [String] in
            guard let output = target.output?.value else { return [] }
            return [output] + (target.hasMocksWithStubs ? [GeneratedFile.supportPath(besides: output)] : [])
        }
        guard !outputs.isEmpty else { return [] }
        let added = outputs.filter { !Disk.exists($0.inFolder(configurationPath.parentFolder)) }
        let replaced = outputs.filter { isGenerated($0.inFolder(configurationPath.parentFolder)) }
        let step =
            replaced.isEmpty
            ? "run '\(ShellCommand.mockgen("generate"))'"
            : "run '\(ShellCommand.mockgen("generate --replace"))', which replaces \(quotedList(replaced, "and"))"
        guard let layout, !added.isEmpty else { return [step] }
        let files =
            "\(quotedList(added, "and")) to \(added.count == 1 ? "its target" : configuration.targets.count == 1 ? "their target" : "their targets")"
        return [step + (layout.projectCommand.map { " and '\($0)', which adds \(files)" } ?? ", and add \(files)")]
    }

    /// Whether another mock generator has generated this file, so that 'generate --replace' replaces it.
    func isGenerated(_ path: String) -> Bool { MockGenerator(ofFileAt: path) != nil }

    private func propose(
        _ name: String, in package: PackageModules, _ mockable: TargetPlan
    ) async throws(Diagnostics) -> ProposedTarget? {
        var (configuration, scope) = try scope(of: name, protocols: "annotated", in: package)
        scope.visible = []
        return ProposedTarget(
            name: name, mockable, own: scope.own, try await sources(of: scope, in: configuration).index, isTest: scope.isTest)
    }

    /// Plans the mocks that a target can have. Tests do not mock their own protocols, so the plan is the same for all tests that can import
    /// the same modules.
    private func mockable(for name: String, in package: PackageModules) async throws(Diagnostics) -> TargetPlan {
        let annotated = try await plan(ofTarget: name, protocols: "annotated", in: package)
        // An annotated class does not tell how to select protocols.
        let isAnnotated = annotated.listings.contains { $0.verdict.isChosen && $0.kind == .protocol }
        return isAnnotated ? annotated : try await plan(ofTarget: name, protocols: "all", in: package)
    }

    private func plan(ofTarget name: String, protocols: String, in package: PackageModules) async throws(Diagnostics) -> TargetPlan {
        var (configuration, scope) = try scope(of: name, protocols: protocols, in: package)
        if scope.isTest { scope.own.files = [] }
        return try await plan(of: try await sources(of: scope, in: configuration))
    }

    private func scope(
        of name: String, protocols: String, in package: PackageModules
    ) throws(Diagnostics) -> (configuration: Configuration, scope: TargetScope) {
        let access = package.targets[name]?.isTest == false ? ", access: public" : ""
        let text = "version: 1\ntargets: { \"\(name)\": { protocols: \(protocols)\(access) } }"
        let configuration = try readConfiguration(Array(text.utf8), path: newConfigurationPath.relative(to: root))
        return (configuration, try scope(of: configuration.targets[0], in: package))
    }

    /// - Parameters:
    ///   - targets: those that need the plugin.
    ///   - haveStubs: whether they need the product with the words of stubs.
    func changes(of manifest: ManifestDump, for targets: [String], haveStubs: Bool = false) -> [InitReport.ManifestChange] {
        let unwired = targets.filter { !manifest.targetsWithPlugin.contains($0) }
        let unlinked = manifest.targets.filter { haveStubs && targets.contains($0.name) && !$0.products.contains(Module.support.name) }
        let origin = MockgenOrigin(for: manifest, buildFolder: buildFolder, isInPlugin: packageFile != nil)
        func change(_ place: String, of targets: [String], _ line: String) -> [InitReport.ManifestChange] {
            let names = "the target\(targets.count == 1 ? "" : "s") \(quotedList(targets, "and"))"
            return targets.isEmpty ? [] : [InitReport.ManifestChange(location: place + names, line: line)]
        }
        return (origin.dependencyLine.map { [InitReport.ManifestChange(location: "'dependencies'", line: $0)] } ?? [])
            + change("'dependencies' of ", of: unlinked.map(\.name), origin.productLine) + change("", of: unwired, origin.pluginLine)
    }
}

extension Diagnostic {
    fileprivate static func alreadyConfigured(_ path: String) -> Diagnostic {
        Diagnostic(
            .alreadyConfigured, cause: .setup, "'\(path)' exists already, and mockgen does not overwrite it",
            help: "to print the configuration instead: \(ShellCommand.mockgen("init --stdout"))",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    fileprivate static func nothingToMock(_ manifest: ManifestDump) -> Diagnostic {
        let tests = manifest.targets.filter(\.isTest).map(\.name)
        guard tests.isEmpty else {
            return noProtocol(
                in: "the modules that \(quotedList(tests, "and")) \(tests.count == 1 ? "depends" : "depend") on",
                help: "declare a protocol, or add its module to the 'dependencies' of the test target in Package.swift")
        }
        let module = manifest.targets.first { $0.kind == .regular }?.name ?? "App"
        return Diagnostic(
            .noTestTarget, cause: .setup, "Package.swift has no test target",
            help: "create the folder Tests/\(module)Tests, and add to 'targets': "
                + ".testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\"])", at: nil)
    }

    /// - Parameter place: the words after "in".
    static func noProtocol(in place: String, help: String) -> Diagnostic {
        Diagnostic(.nothingToMock, cause: .setup, "mockgen finds no protocol to mock in \(place)", help: help, at: nil)
    }

    fileprivate static func noProject(in root: String, _ layout: ProjectLayout) -> Diagnostic {
        let missing = layout.importable.isEmpty ? "Swift files of a module" : "a folder of tests, such as 'AppTests'"
        return Diagnostic(
            .noModules, cause: .setup, "'\(root)' has neither a Package.swift nor \(missing)",
            help: "run mockgen in the folder of the project, or write '\(Workspace.configurationName)' as the documentation shows", at: nil)
    }

    fileprivate static func cannotWriteConfiguration(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotWrite, cause: .setup, "cannot write '\(path)': \(reason)", help: "check the permissions of the folder", at: nil)
    }
}
