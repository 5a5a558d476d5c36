package import MockgenConfig
import MockgenDisk
package import MockgenModel
package import MockgenRender
package import MockgenResolution

// The steps of a run, as in 'Sources/README.md'. Each command uses some of them:
//
// 1. configure         Workspace.configure
// 2. discover          Workspace.scopes on the command line, BuildInput.scope for build systems
// 3. index             files, then sources
// 4. select            plan, which is TargetPlan.init
// 5. parse
// 6. resolve
// 7. plan
// 8. render            rendered, and text, which puts the parts of a file together
// 9. write             FileWriter.write

package struct TargetSources {
    let scope: TargetScope
    package let index: SourceIndex
    /// The files that may declare protocols to mock, if the configuration limits them.
    let filtered: Set<String>?
    package let admitted: Set<String>
    fileprivate let unseen: UnseenProtocols
}

extension Workspace {
    /// Returns the modules without generated files. The last one is the target's own.
    private func modules(of scope: TargetScope, in configuration: Configuration) -> [Module] {
        // `sources` may contain the target's own files. Generated files are not sources.
        let outputs = checkedInFiles(of: configuration, among: (scope.visible + [scope.own]).flatMap(\.files))
        var own = scope.own
        // Skip generated files that do not belong to a target any more.
        own.files.removeAll { Disk.isGenerated($0.inFolder(root)) }
        return (scope.visible + [own]).map { module in
            var module = module
            module.files.removeAll(where: outputs.contains)
            return module
        }
    }

    package func sources(of scope: TargetScope, in configuration: Configuration) async throws(Diagnostics) -> TargetSources {
        try rejectModuleAliases(of: scope)
        let modules = modules(of: scope, in: configuration)
        let filter = SourceFilter(modules: modules, root: root, base: configurationPath.parentFolder)
        let filtered = try filter.files(of: scope.target)
        let count = modules.reduce(0) { $0 + $1.files.count }
        let index = try await observer.step(
            "reading the sources of \(scope.target.name)",
            result: { _ in "read \(counted(count, "file")) of \(counted(modules.count, "module"))" }
        ) { () async throws(Diagnostics) in
            try await SourceIndex(reading: modules, with: stores.reader, interfaces: interfaces(in: scope.interfaceFolders))
        }
        let searched = scope.isTest ? Array(modules.dropLast()) : modules
        let admitted = filtered ?? Set(searched.filter(\.isLocal).flatMap(\.files))
        try index.checkDamage(admitted: admitted)
        return TargetSources(
            scope: scope, index: index, filtered: filtered, admitted: admitted, unseen: unseenProtocols(by: scope, in: configuration))
    }

    /// Plans the mocks of one target.
    /// - Parameter names: protocols and classes to plan a mock for even if the configuration does not select them.
    package func plan(
        of sources: TargetSources, describing names: Set<String> = []
    ) async throws(Diagnostics) -> TargetPlan {
        let scope = sources.scope
        return try await observer.step(
            "planning the mocks of \(scope.target.name)", result: { "planned \(counted($0.parts.count, "mock"))" }
        ) { () async throws(Diagnostics) in
            var plan = await TargetPlan(
                for: scope.target, compiledIn: scope.own, from: sources.index, admitted: sources.admitted, describing: names,
                unseen: sources.unseen)
            plan.warnings += scope.warnings
            return plan
        }
    }

    package func rendered(_ parts: [Plan], of target: TargetConfiguration) async -> [RenderedPart] {
        await observer.step("rendering the mocks of \(target.name)", result: { "rendered \(counted($0.count, "mock"))" }) {
            await MockgenRender.rendered(parts)
        }
    }

    /// Returns the text of a file, whatever the order of the parts.
    /// - Parameter shared: nil for the only file of a target.
    package func text(of parts: [RenderedPart], for target: TargetConfiguration, shared: SharedHelpers? = nil) -> MockText {
        guard !parts.isEmpty || shared?.isEmpty == false else { return MockText(of: [], imports: []) }
        let extra = target.imports.map { ImportLine(path: $0.value) }
        return MockText(of: parts, imports: (parts.flatMap(\.imports) + extra).merged(), condition: target.condition, shared: shared)
    }

    package func output(of target: TargetConfiguration) -> String? { target.output.map(path(of:)) }

    /// Returns the files with mocks, and those with the code that they share.
    package func checkedInFiles(of configuration: Configuration, among files: [String]) -> Set<String> {
        let outputs = Set(configuration.targets.compactMap(output(of:)))
        let supports = Set(outputs.map(GeneratedFile.supportPath))
        return Set(files.filter { outputs.contains($0) || supports.contains($0) && Disk.isGenerated($0.inFolder(root)) })
    }

    /// Converts a path that is relative to the configuration file into one that is relative to the package.
    package func path(of output: Located<String>) -> String {
        output.value.inFolder(configurationPath.parentFolder).relative(to: root)
    }
}

// MARK: - With the cache

package struct TargetMocks {
    package let count: Int
    package let paths: [String]
    /// The generated files. Empty if the files are up to date, like the parts.
    package fileprivate(set) var files: [GeneratedFile] = []
    package fileprivate(set) var parts: [RenderedPart] = []
    package fileprivate(set) var warnings: [Diagnostic] = []
    /// The files that the next run compares. Nil if they are cached already.
    fileprivate var written: (files: WrittenFiles, inputs: MockInputs)?

    /// Caches the state of the written files for the next run.
    package func noteWritten(in workspace: Workspace) {
        if let written { written.files.write(from: written.inputs, in: workspace) }
    }
}

extension Workspace {
    /// Makes the mocks of a target, unless its files are up to date.
    /// - Parameters:
    ///   - outputs: the files for the mocks.
    ///   - isStrict: whether warnings are errors.
    package func mocks(
        of scope: TargetScope, in configuration: Configuration, for outputs: MockFiles, isStrict: Bool = false
    ) async throws(Diagnostics) -> TargetMocks {
        let sources = try await sources(of: scope, in: configuration)
        let inputs = await MockInputs(sources, for: outputs, in: self)
        if let written = WrittenFiles(from: inputs, in: self, sources.index), !isStrict || written.warnings.isEmpty {
            return TargetMocks(count: written.mocks, paths: written.paths, warnings: written.warnings)
        }
        let plan = try await plan(of: sources)
        let parts = await rendered(try plan.checked(isStrict: isStrict), of: scope.target)
        let files = await self.files(outputs, with: parts, for: scope).map { GeneratedFile(path: $0.path, pieces: $0.text.pieces) }
        var mocks = TargetMocks(count: parts.count, paths: files.map(\.path))
        (mocks.files, mocks.parts, mocks.warnings) = (files, parts, plan.warnings)
        mocks.written = (WrittenFiles(mocks.files, mocks: parts.count, plan.warnings, in: sources.index), inputs)
        return mocks
    }

    /// Returns the files of a target with their texts.
    package func files(
        _ outputs: MockFiles, with parts: [RenderedPart], for scope: TargetScope
    ) async -> [(path: String, text: MockText)] {
        let outputs = outputs.needed(by: parts)
        let shared = SharedHelpers(
            among: parts, importsTesting: outputs.support != nil && scope.isTest,
            areImportsInternal: scope.own.settings.contains(.internalImportsByDefault), isInOneFile: outputs.paths.count == 1)
        return await outputs.divide(parts).mapOnAllCores { path, numbers in
            let own = path == outputs.paths.last ? shared : .elsewhere
            return (path, text(of: numbers.map { parts[$0] }, for: scope.target, shared: own))
        }
    }
}
