import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

extension Workspace {
    /// Projects without a package list their modules in the configuration.
    package var hasPackage: Bool { Disk.isPackage(root) }

    /// Whether `init` proposes a configuration for the package in this folder. A package beside an Xcode project that has no tests is only
    /// for tools.
    var isOfPackage: Bool {
        guard hasPackage, hasProjectFile, let manifest = try? manifest() else { return hasPackage }
        return manifest.targets.contains(where: \.isTest) || !manifest.targetsWithPlugin.isEmpty
    }

    var hasProjectFile: Bool { ((try? Disk.entries(of: root)) ?? []).contains(where: \.name.isProjectFile) }

    /// Whether people run mockgen as a command plugin of the package.
    package var isCommandPlugin: Bool {
        guard hasPackage, packageFile == nil, hasProjectFile else { return hasPackage }
        let manifest = (try? Disk.read("\(root)/Package.swift")) ?? []
        return Disk.contains("mockgen", in: manifest) || isOfPackage
    }

    /// Returns the modules of the package and of the configuration, including those of targets without source files.
    func discover(for targets: [TargetConfiguration], of configuration: Configuration) async throws(Diagnostics) -> PackageModules {
        guard hasPackage || !configuration.modules.isEmpty else { throw Diagnostics([.noModules(in: root, configuration)]) }
        var package = hasPackage ? try await discover(for: targets) : PackageModules(buildFolder: buildFolder)
        // If the configuration is above the package, its modules do not belong to the package.
        guard !isOneOfSeveral else { return package }
        try ConfiguredModules.add(configuration, to: &package, root: root, base: configurationPath.parentFolder)
        return package
    }

    private func discover(for targets: [TargetConfiguration]) async throws(Diagnostics) -> PackageModules {
        var package = try await discover(before: "generate") {
            targets.compactMap(output(of:)).map(\.parentFolder).unique.filter { !Disk.exists($0.inFolder(root)) }
        }
        try package.checkPaths(in: root)
        if targets.contains(where: { package.targets[$0.name] == nil }) { package.addTargetsWithoutSources(of: try manifest()) }
        return package
    }

    /// Returns the modules of the package, including those of targets that have no source file yet: `init` often runs before there is a test.
    func discoverAllTargets(of manifest: ManifestDump) async throws(Diagnostics) -> PackageModules {
        var package = try await discover(before: "init") {
            manifest.targets.filter { $0.folder(inPackageAt: root) == nil }.map(\.usualFolder)
        }
        package.addTargetsWithoutSources(of: manifest)
        return package
    }

    /// SwiftPM cannot read a package with a target whose folder is missing.
    private func discover(before verb: String, missingFolders: () -> [String]) async throws(Diagnostics) -> PackageModules {
        do throws(Diagnostics) {
            return try await discover()
        } catch {
            let folders = missingFolders()
            throw folders.isEmpty ? error : Diagnostics(error.all.map { $0.mentioning(missingFolders: folders, before: verb) })
        }
    }

    func discover() async throws(Diagnostics) -> PackageModules {
        try await observer.step(
            "asking SwiftPM about the package", result: { "asked SwiftPM: \(counted($0.targets.count, "Swift target"))" }
        ) {
            () async throws(Diagnostics) in
            guard let packageFile else { return try await PackageModules(packageAt: root, buildFolder: buildFolder, manifests) }
            return try await PackageModules(describedIn: packageFile, packageAt: root, buildFolder: buildFolder, manifests)
        }
    }
}

extension Diagnostic {
    fileprivate static func noModules(in root: String, _ configuration: Configuration) -> Diagnostic {
        let folders = ((try? Disk.entries(of: root)) ?? []).filter { $0.isFolder && !$0.name.contains(".") }.map(\.name).sorted()
        let name = folders.first { folder in !configuration.targets.contains { $0.name == folder } } ?? "App"
        return Diagnostic(
            .noModules, cause: .setup, "there is no Package.swift in '\(root)', and no 'modules' in '\(configuration.path)'",
            help: "list the modules with their folders, for example: modules: { \(name): [\(name)] }",
            at: SourceLocation(path: configuration.path, line: 1, column: 1))
    }

    fileprivate func mentioning(missingFolders folders: [String], before verb: String) -> Diagnostic {
        guard id == .packageNotReadable else { return self }
        let names = folders.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        return Diagnostic(
            id, severity, cause: cause, message,
            help: "a new target needs its folder: run 'mkdir -p \(names)', then '\(ShellCommand.mockgen(verb))'",
            at: location, notes: notes)
    }
}
