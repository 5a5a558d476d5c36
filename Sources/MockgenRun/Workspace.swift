package import MockgenConfig
package import MockgenDisk
package import MockgenModel
package import MockgenResolution

/// The package of a run and its configuration file.
package struct Workspace: Sendable {
    /// The absolute path of the package. Paths in messages are relative to it.
    package let root: String
    package let configurationPath: String
    /// Whether the configuration is in a folder around several packages. Then only its targets in this package matter.
    package let isOneOfSeveral: Bool
    /// Whether the command line sets the build folder.
    package let hasOwnScratchPath: Bool
    /// The package description that a command plugin wrote.
    package let packageFile: String?
    package let buildFolder: BuildFolder
    let mockCache: Cache
    let reader: SourceReader
    package let manifests: Manifests
    private let prebuilt: PrebuiltModules
    /// The interfaces that this run has read.
    private let answers = Interfaces.Answers()
    private let sharedCache: Cache
    /// Whether the run reads only the files in a build input: no manifests, and no build folder.
    package let isHermetic: Bool
    /// The module cache of the interface printer; nil for its default in the home folder.
    private let moduleCache: ModuleCache?
    package let observer: RunObserver
    package var cachedConfiguration: Configuration?

    /// The path of a new configuration. It is in the package even if the package uses a configuration in a folder around it.
    package var newConfigurationPath: String { isOneOfSeveral ? Workspace.configurationName.inFolder(root) : configurationPath }

    package static let configurationName = ".mockgen.yml"

    /// - Parameters:
    ///   - isOneOfSeveral: whether the caller already knows that the configuration is for several packages.
    ///   - searchesUpwards: whether the package and the configuration can be in a folder around the current one.
    package init(
        packagePath: String?, configurationPath: String?, packageFile: String? = nil, scratchPath: String? = nil,
        isOneOfSeveral: Bool = false, searchesUpwards: Bool = false, observer: RunObserver = .none
    ) {
        self.packageFile = packageFile
        self.observer = observer
        hasOwnScratchPath = scratchPath != nil
        let current = Disk.currentFolder
        let folder = (packagePath ?? ".").inFolder(current).normalizedPath
        let given = Disk.realPath(folder) ?? folder
        let found = configurationPath == nil ? searchesUpwards ? ProjectFolder(around: given) : ProjectFolder(at: given) : nil
        let root = found?.root ?? given
        self.root = root
        // A command plugin can write only to its own folder.
        let own = packageFile.map { "\($0.parentFolder)/mockgen" }
        buildFolder = BuildFolder(scratchPath?.inFolder(current).normalizedPath, own: own, ofPackageAt: root)
        (mockCache, sharedCache) = (buildFolder.cache, buildFolder.cache)
        reader = SourceReader(root: root, cache: mockCache)
        manifests = Manifests(isInPlugin: packageFile != nil, cache: sharedCache)
        prebuilt = PrebuiltModules(root: root, buildFolder: buildFolder)
        (isHermetic, moduleCache) = (false, nil)
        let path = configurationPath?.inFolder(current).normalizedPath ?? found?.configuration ?? Workspace.configurationName.inFolder(root)
        // Resolve links as for the root, because mockgen compares the two paths.
        self.configurationPath = path.fileName.inFolder(Disk.realPath(path.parentFolder) ?? path.parentFolder)
        self.isOneOfSeveral = isOneOfSeveral || found?.isOneOfSeveral == true
    }

    /// The workspace of a build input. Without a package, it reads only the files in the build input.
    init(input: BuildInput, observer: RunObserver = .none) {
        self.observer = observer
        root = input.root
        configurationPath = input.configuration
        (packageFile, hasOwnScratchPath) = (nil, false)
        isOneOfSeveral = input.isOfPackage && configurationPath.parentFolder != root
        isHermetic = !input.isOfPackage
        let own = input.cache.map(BuildFolder.init(named:)) ?? .none
        mockCache = own.cache
        reader = SourceReader(root: root, cache: mockCache)
        // A plugin can run for a package that has its build folder elsewhere.
        buildFolder = isHermetic ? .none : BuildFolder(ofPackageAt: root, mayBeMade: false)
        // All targets need the same results, but a plugin may be allowed to write only to its own folder.
        sharedCache = Cache([buildFolder.own, own.own].compactMap(\.self))
        manifests = Manifests(isInPlugin: true, cache: sharedCache)
        prebuilt = isHermetic ? PrebuiltModules() : PrebuiltModules(root: root, buildFolder: buildFolder)
        // An action can write only to these folders.
        let folder = own.own?.path ?? input.files.paths.first?.inFolder(root).parentFolder
        moduleCache = isHermetic ? folder.map { ModuleCache(in: $0, isPermanent: own.own != nil) } : nil
    }

    /// The workspace for messages about an action: only its working folder matters.
    package init(ofActionIn folder: String, observer: RunObserver = .none) {
        (root, configurationPath, packageFile) = (folder, "\(folder)/\(Workspace.configurationName)", nil)
        (buildFolder, mockCache, sharedCache) = (.none, .none, .none)
        reader = SourceReader(root: folder)
        (isOneOfSeveral, hasOwnScratchPath) = (false, false)
        (self.observer, isHermetic, moduleCache) = (observer, true, nil)
        (manifests, prebuilt) = (Manifests(isInPlugin: false, cache: .none), PrebuiltModules())
    }

    /// Removes the temporary files of the interface printer.
    func removeTemporaryFiles() { moduleCache?.remove() }

    /// - Parameter folders: folders with built modules, in addition to the folders of the package.
    package func interfaces(in folders: [String] = []) -> Interfaces {
        var prebuilt = prebuilt
        prebuilt.others = folders
        return Interfaces(prebuilt: prebuilt, cache: sharedCache, moduleCache: moduleCache).remembered(in: answers, folders: folders)
    }

    package func configure() async throws(Diagnostics) -> Configuration {
        if let cachedConfiguration { return cachedConfiguration }
        return try await observer.step("reading the configuration", result: { "read \($0.path): \(counted($0.targets.count, "target"))" }) {
            () throws(Diagnostics) in try readConfigurationFile()
        }
    }

    package var fileWriter: FileWriter { FileWriter(root: root, folder: root) }

    package func manifest() throws(Diagnostics) -> ManifestDump { try manifests.manifest(ofPackageAt: root) }

    private func readConfigurationFile() throws(Diagnostics) -> Configuration {
        let shown = configurationPath.relative(to: root)
        let text: [UInt8]
        do throws(Disk.Failure) {
            // A list of 10,000 protocols needs half of this limit.
            text = try Disk.read(configurationPath, limit: 1 << 20)
        } catch {
            guard error.isMissing else { throw Diagnostics([.unreadableConfiguration(shown, error.reason)]) }
            let folder = configurationPath.parentFolder
            let misnamed = configurationPath.fileName == Workspace.configurationName ? Workspace.misnamedConfiguration(in: folder) : nil
            throw Diagnostics([.noConfiguration(shown, in: root, misnamed: misnamed)])
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
    /// - Parameters:
    ///   - misnamed: a file with another name that is probably meant to be the configuration.
    ///   - other: a configuration around the package that does not list it.
    fileprivate static func noConfiguration(
        _ path: String, in root: String, misnamed: String? = nil, notFor other: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .noConfiguration, cause: .setup,
            "there is no '\(path)' in '\(root)'" + (other.map { ", and '\($0)' does not name this package in 'packages'" } ?? ""),
            help: misnamed.map { "rename '\($0.inFolder(path.parentFolder))' to '\(path)'" } ?? """
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
