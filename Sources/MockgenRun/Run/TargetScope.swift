import MockgenBytes
package import MockgenConfig
package import MockgenModel
import MockgenOutline
package import MockgenRender
package import MockgenResolution

/// A configured target, its own module and the modules that it can import.
package struct TargetScope {
    package let target: TargetConfiguration
    package let own: Module
    /// The modules that its sources can import, without its own.
    package let visible: [Module]
    /// The names of all modules of the package and its dependencies that have sources.
    var modulesWithSources: Set<String>
    /// Folders with built modules that its sources can import, beside those of the package.
    package let interfaceFolders: [String]
    /// The warnings about the place of the mocks.
    var warnings: [Diagnostic]

    package init(
        target: TargetConfiguration, own: Module, visible: [Module], modulesWithSources: Set<String> = [],
        interfaceFolders: [String] = [], warnings: [Diagnostic] = []
    ) {
        self.target = target
        self.own = own
        self.visible = visible
        self.modulesWithSources = modulesWithSources
        self.interfaceFolders = interfaceFolders
        self.warnings = warnings
    }
}

/// The source files of a target's mocks.
package struct SourceFiles {
    /// The modules without generated files, the target's own one last.
    let modules: [Module]
    /// The files that `sources` selects.
    let filtered: Set<String>?
    /// Nil if a file cannot be read.
    let fingerprints: SourceFingerprints?
    /// The fingerprint of the modules without sources.
    let interfaces: Fingerprint
}

/// The sources of a target's mocks.
package struct TargetSources {
    package let index: SourceIndex
    /// The files that may declare protocols to mock.
    package let admitted: Set<String>
}

extension Workspace {
    /// Plans the mocks of one target: select -> parse -> resolve -> plan.
    /// - Parameter names: protocols and classes to plan a mock for even if the configuration does not select them.
    /// - Parameter memory: the mocks that earlier runs have rendered. Without it, the plan tells everything about each mock.
    /// - Parameter rendering: when mocks are rendered, and what is kept of them.
    package func plan(
        of scope: TargetScope, from sources: TargetSources, describing names: Set<String> = [], recalling memory: MockMemory? = nil,
        rendering: Rendering = .later
    ) async throws(Diagnostics) -> TargetPlan {
        try await observer.step("planning the mocks of \(scope.target.name)", result: { "planned \(counted($0.parts.count, "mock"))" }) {
            () async throws(Diagnostics) in
            var plan = await TargetPlan(
                for: scope.target, compiledIn: scope.own, from: sources.index, admitted: sources.admitted, describing: names,
                recalling: memory, rendering: rendering)
            plan.warnings += scope.warnings
            return plan
        }
    }

    /// Reads every declaration that the target can see.
    /// - Parameter read: the files that the run has read for other targets.
    package func sources(
        of scope: TargetScope, in configuration: Configuration, sharing read: inout OutlinedFiles
    ) async throws(Diagnostics) -> TargetSources {
        try await sources(of: scope, from: try await files(of: scope, in: configuration, isRemembered: false), sharing: &read)
    }

    /// Reads every declaration that a single target can see.
    package func sources(of scope: TargetScope, in configuration: Configuration) async throws(Diagnostics) -> TargetSources {
        var read = OutlinedFiles()
        return try await sources(of: scope, in: configuration, sharing: &read)
    }

    /// Finds the files that the target can see.
    /// - Parameters:
    ///   - read: the files that the run has read for other targets.
    ///   - isRemembered: whether to compare them with those of earlier runs.
    package func files(
        of scope: TargetScope, in configuration: Configuration, sharing read: OutlinedFiles = OutlinedFiles(), isRemembered: Bool = true
    ) async throws(Diagnostics) -> SourceFiles {
        try rejectModuleAliases(of: scope)
        // `sources` may contain the target's own files. Generated files are not sources.
        let outputs = Set(configuration.targets.compactMap { $0.output.map(path(of:)) })
        let modules = (scope.visible + [scope.own]).map { module in
            var module = module
            module.files.removeAll(where: outputs.contains)
            return module
        }
        let filter = SourceFilter(modules: modules, root: root, base: configurationPath.parentFolder)
        let filtered = try filter.files(of: scope.target)
        let fingerprints =
            isRemembered
            ? await SourceFingerprints(
                of: modules, for: scope.target.name, namesMatter: scope.target.dependsOnMentionedNames, sharing: read, in: self)
            : nil
        return SourceFiles(
            modules: modules, filtered: filtered, fingerprints: fingerprints,
            interfaces: isRemembered ? interfaces(in: scope.interfaceFolders).fingerprint(scope.modulesWithSources) : Fingerprint())
    }

    /// Reads every declaration of the files.
    package func sources(
        of scope: TargetScope, from files: SourceFiles, sharing read: inout OutlinedFiles
    ) async throws(Diagnostics) -> TargetSources {
        let admitted = files.filtered ?? Set(scope.visible.filter(\.isLocal).flatMap(\.files))
        let modules = files.modules
        let count = modules.reduce(0) { $0 + $1.files.count }
        var known = files.fingerprints?.outlined ?? [:]
        let firstOwn = count - (modules.last?.files.count ?? 0)
        for (number, path) in modules.flatMap(\.files).enumerated() where known[number] == nil {
            known[number] = read.file(path, isOwn: number >= firstOwn)
        }
        let index = try await observer.step(
            "reading the sources of \(scope.target.name)",
            result: { _ in "read \(counted(count, "file")) of \(counted(modules.count, "module"))" }
        ) { [known] () async throws(Diagnostics) in
            try await SourceIndex(reading: modules, root: root, interfaces: interfaces(in: scope.interfaceFolders), outlined: known)
        }
        read.add(index, files.fingerprints)
        try index.checkDamage(admitted: admitted)
        return TargetSources(index: index, admitted: admitted)
    }

    /// Returns the text of a target's checked-in file. The order of the plans does not matter.
    func checkedInFile(_ parts: [RenderedPart], of target: TargetConfiguration) -> GeneratedFile? {
        guard let output = target.output else { return nil }
        return GeneratedFile(path: path(of: output), pieces: text(of: parts, for: target).pieces)
    }

    /// - Parameter shared: nil for the only file of a target.
    package func text(of parts: [RenderedPart], for target: TargetConfiguration, shared: SharedHelpers? = nil) -> MockText {
        guard !parts.isEmpty || shared?.isEmpty == false else { return MockText(of: [], imports: []) }
        let extra = target.imports.map { ImportLine(path: $0.value) }
        return MockText(of: parts, imports: (parts.flatMap(\.imports) + extra).merged(), shared: shared)
    }

    /// Returns the path of a target's checked-in file, relative to the package.
    package func output(of target: TargetConfiguration) -> String? { target.output.map(path(of:)) }

    /// Returns a path of the configuration, which is relative to that file, relative to the package.
    package func path(of output: Located<String>) -> String {
        output.value.inFolder(configurationPath.parentFolder).relative(to: root)
    }
}
