package import MockgenConfig
package import MockgenDisk
package import MockgenModel
package import MockgenResolution

/// The package of a run and its configuration file.
package struct Workspace: Sendable {
    /// The absolute path of the package. Paths in messages are relative to it.
    package let root: String
    /// The absolute path of the configuration.
    package let configurationPath: String
    /// Whether the configuration is one of several packages, in a folder around this one. Only its targets in this package matter.
    package let isOneOfSeveral: Bool
    /// Whether the command line names the build folder.
    package let hasOwnScratchPath: Bool
    /// The file in which a command plugin has described the package.
    package let packageFile: String?
    package let buildFolder: BuildFolder
    /// The cache of sources and mocks.
    let mockCache: Cache
    /// The folder for records of unfinished work of generated files that are not checked in.
    let transactions: String?
    /// Reads the source files.
    let reader: SourceReader
    /// The manifests of the package and its dependencies.
    package let manifests: Manifests
    private let prebuilt: PrebuiltModules
    /// The cache of interfaces and manifests.
    private let sharedCache: Cache
    /// Whether the run reads no other files than those that a plan names: no manifests, and no build folder.
    package let isHermetic: Bool
    /// The folder for what the interface printer compiles; nil for its own one, in the user's home folder.
    private let moduleCache: ModuleCache?
    package let observer: RunObserver
    /// The configuration, if an earlier step has read it.
    package var knownConfiguration: Configuration?

    /// The path of a new configuration: that of the package, also if one around it serves the package.
    package var newConfigurationPath: String { isOneOfSeveral ? Workspace.configurationName.inFolder(root) : configurationPath }

    package static let configurationName = ".mockgen.yml"

    /// - Parameter isOneOfSeveral: whether the configuration is known to be for this package and others.
    package init(
        packagePath: String?, configurationPath: String?, packageFile: String? = nil, scratchPath: String? = nil,
        isOneOfSeveral: Bool = false, observer: RunObserver = .none
    ) {
        self.packageFile = packageFile
        self.observer = observer
        hasOwnScratchPath = scratchPath != nil
        let current = Disk.currentFolder
        let folder = (packagePath ?? ".").inFolder(current).normalizedPath
        let root = Disk.realPath(folder) ?? folder
        self.root = root
        // A command plugin may write to its own folder only.
        let own = packageFile.map { "\($0.parentFolder)/mockgen" }
        buildFolder = BuildFolder(scratchPath?.inFolder(current).normalizedPath, own: own, ofPackageAt: root)
        (mockCache, sharedCache, transactions) = (buildFolder.cache, buildFolder.cache, buildFolder.transactions)
        reader = SourceReader(root: root)
        manifests = Manifests(isInPlugin: packageFile != nil, cache: sharedCache)
        prebuilt = PrebuiltModules(root: root, buildFolder: buildFolder)
        (isHermetic, moduleCache) = (false, nil)
        let around = configurationPath == nil ? Workspace.configuration(around: root) : nil
        let path = configurationPath?.inFolder(current).normalizedPath ?? around ?? Workspace.configurationName.inFolder(root)
        // Resolve links as for the root, because the two paths are compared.
        self.configurationPath = path.fileName.inFolder(Disk.realPath(path.parentFolder) ?? path.parentFolder)
        self.isOneOfSeveral = isOneOfSeveral || around != nil
    }

    /// Returns the configuration in the next folder around a package that has none, inside the same repository.
    private static func configuration(around package: String) -> String? {
        guard Disk.isPackage(package), !Disk.exists(configurationName.inFolder(package)) else { return nil }
        var folder = package
        while folder != "/", !Disk.exists(".git".inFolder(folder)) {
            folder = folder.parentFolder
            if Disk.exists(configurationName.inFolder(folder)) { return configurationName.inFolder(folder) }
        }
        return nil
    }

    /// The workspace of a plan. Without a package, it reads nothing but what the plan names.
    init(input: BuildInput, observer: RunObserver = .none) {
        self.observer = observer
        root = input.root
        configurationPath = input.configuration
        (packageFile, hasOwnScratchPath) = (nil, false)
        isOneOfSeveral = input.isOfPackage && configurationPath.parentFolder != root
        isHermetic = !input.isOfPackage
        let own = input.cache.map(BuildFolder.init(named:)) ?? .none
        // Sources that are not there cannot be compared with those of the last run.
        mockCache = input.indices.isEmpty ? own.cache : .none
        transactions = own.transactions
        reader = SourceReader(root: root)
        // A plugin can run for a package that is built in another folder.
        buildFolder = isHermetic ? .none : BuildFolder(ofPackageAt: root, mayBeMade: false)
        // All targets need the same results, but a plugin may be allowed to write only to its own folder.
        sharedCache = Cache([buildFolder.own, own.own].compactMap(\.self))
        manifests = Manifests(isInPlugin: true, cache: sharedCache)
        prebuilt = isHermetic ? PrebuiltModules() : PrebuiltModules(root: root, buildFolder: buildFolder)
        // Only there may an action write.
        let folder = own.own?.path ?? input.files.paths.first?.inFolder(root).parentFolder
        moduleCache = isHermetic ? folder.map { ModuleCache(in: $0, isKept: own.own != nil) } : nil
    }

    /// The workspace of messages about an action, of which only the working folder is known.
    package init(ofActionIn folder: String, observer: RunObserver = .none) {
        (root, configurationPath, packageFile) = (folder, "\(folder)/\(Workspace.configurationName)", nil)
        (buildFolder, mockCache, sharedCache, transactions) = (.none, .none, .none, nil)
        reader = SourceReader(root: folder)
        (isOneOfSeveral, hasOwnScratchPath) = (false, false)
        (self.observer, isHermetic, moduleCache) = (observer, true, nil)
        (manifests, prebuilt) = (Manifests(isInPlugin: false, cache: .none), PrebuiltModules())
    }

    /// Removes what the interface printer has left.
    func removeTemporaryFiles() { moduleCache?.remove() }

    /// The interfaces of modules without sources.
    /// - Parameter folders: folders with built modules, besides those of the package.
    package func interfaces(in folders: [String] = []) -> Interfaces {
        var prebuilt = prebuilt
        prebuilt.others = folders
        return Interfaces(prebuilt: prebuilt, cache: sharedCache, moduleCache: moduleCache)
    }

    /// The first step of every run.
    package func configure() async throws(Diagnostics) -> Configuration {
        if let knownConfiguration { return knownConfiguration }
        return try await observer.step("reading the configuration", result: { "read \($0.path): \(counted($0.targets.count, "target"))" }) {
            () throws(Diagnostics) in try readConfigurationFile()
        }
    }

    /// Writes the checked-in files.
    package var fileWriter: FileWriter { FileWriter(root: root, folder: root, records: buildFolder.transactions) }

    /// The evaluated manifest of the package.
    package func manifest() throws(Diagnostics) -> ManifestDump { try manifests.manifest(ofPackageAt: root) }

    private func readConfigurationFile() throws(Diagnostics) -> Configuration {
        let shown = configurationPath.relative(to: root)
        let text: [UInt8]
        do throws(Disk.Failure) {
            // A list of 10,000 protocols has half of this.
            text = try Disk.read(configurationPath, limit: 1 << 20)
        } catch {
            throw Diagnostics([error.isMissing ? .noConfiguration(shown, in: root) : .unreadableConfiguration(shown, error.reason)])
        }
        let configuration = try readConfiguration(text, path: shown)
        if isOneOfSeveral, !PackageFolders(configuration, base: configurationPath.parentFolder).contains(root) {
            throw Diagnostics([.noConfiguration(Workspace.configurationName, in: root, notFor: shown)])
        }
        try configuration.checkDefaults()
        return configuration
    }
}

extension Diagnostic {
    /// - Parameter other: a configuration around the package that does not name it.
    fileprivate static func noConfiguration(_ path: String, in root: String, notFor other: String? = nil) -> Diagnostic {
        Diagnostic(
            .noConfiguration, cause: .setup,
            "there is no '\(path)' in '\(root)'" + (other.map { ", and '\($0)' does not name this package in 'packages'" } ?? ""),
            help: """
                run '\(ShellCommand.mockgen("init"))', or create it with these lines, and the names of your test target and protocols:
                      version: 1\(ShellCommand.isInPackage ? "" : "\n      modules:\n        App: [App/Sources]")
                      targets:
                        AppTests:
                          protocols: [UserServicing]\(ShellCommand.isInPackage ? "" : "\n          output: AppTests/Mocks.swift")
                """, at: nil)
    }

    fileprivate static func unreadableConfiguration(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableConfiguration, cause: .setup, "cannot read '\(path)': \(reason)", help: "check that it is a file and may be read",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    package static func targetNotConfigured(_ name: String, in configuration: Configuration) -> Diagnostic {
        targetNotConfigured(name, among: configuration.targets.map(\.name), in: configuration.path)
    }

    package static func targetNotConfigured(_ name: String, among known: [String], in path: String) -> Diagnostic {
        Diagnostic(
            .targetNotConfigured, cause: .setup, "target '\(name)' is not listed in '\(path)'",
            help: nearest(to: name, among: known).map { "did you mean '\($0)'?" }
                ?? "add it under 'targets' with the protocols to mock:\n      \(name):\n        protocols: [UserServicing]",
            at: SourceLocation(path: path, line: 1, column: 1))
    }
}
