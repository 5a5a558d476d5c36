package import MockgenConfig
package import MockgenDisk
package import MockgenModel
package import MockgenResolution

/// The package of a run, and what the run can use besides the sources.
package struct Workspace: Sendable {
    package var project: Project
    /// The package description that a command plugin wrote.
    package let packageFile: String?
    let stores: Stores
    package let observer: RunObserver

    package static let configurationName = ".mockgen.yml"

    /// - Parameters:
    ///   - isOneOfSeveral: whether the caller already knows that the configuration is for several packages.
    ///   - searchesUpwards: whether the package and the configuration can be in a folder around the current one.
    package init(
        packagePath: String?, configurationPath: String?, packageFile: String? = nil, scratchPath: String? = nil,
        isOneOfSeveral: Bool = false, searchesUpwards: Bool = false, observer: RunObserver = .none
    ) {
        let current = Disk.currentFolder
        let folder = (packagePath ?? ".").inFolder(current).normalizedPath
        let given = Disk.realPath(folder) ?? folder
        if let path = configurationPath?.inFolder(current).normalizedPath {
            // Resolve links as for the root, because mockgen compares the two paths.
            let base = Disk.realPath(path.parentFolder) ?? path.parentFolder
            project = Project(root: given, configurationPath: path.fileName.inFolder(base), isOneOfSeveral: isOneOfSeveral)
        } else {
            project = searchesUpwards ? Project(around: given) : Project(at: given)
        }
        // A command plugin can write only to its own folder.
        let own = packageFile.map { "\($0.parentFolder)/mockgen" }
        let buildFolder = BuildFolder(scratchPath?.inFolder(current).normalizedPath, own: own, ofPackageAt: project.root)
        stores = Stores(ofPackageAt: project.root, in: buildFolder, isInPlugin: packageFile != nil)
        (self.packageFile, self.observer) = (packageFile, observer)
    }

    /// The workspace of a build input. Without a package, it reads only the files in the build input.
    init(input: BuildInput, observer: RunObserver = .none) {
        project = Project(
            root: input.root, configurationPath: input.configuration,
            isOneOfSeveral: input.isOfPackage && input.configuration.parentFolder != input.root)
        stores = Stores(
            // A plugin can run for a package that has its build folder elsewhere.
            ofPackageAt: input.root, in: input.isOfPackage ? BuildFolder(ofPackageAt: input.root, mayBeMade: false) : .none,
            own: input.cache.map(BuildFolder.init(named:)) ?? BuildFolder.none,
            outputs: input.files.paths.first?.inFolder(input.root).parentFolder, isInPlugin: true)
        (packageFile, self.observer) = (nil, observer)
    }

    package var root: String { project.root }
    package var configurationPath: String { project.configurationPath }
    package var isOneOfSeveral: Bool { project.isOneOfSeveral }
    package var buildFolder: BuildFolder { stores.buildFolder }
    package var manifests: Manifests { stores.manifests }

    /// - Parameter folders: folders with built modules, in addition to the folders of the package.
    package func interfaces(in folders: [String] = []) -> Interfaces {
        var prebuilt = stores.prebuilt
        prebuilt.others = folders
        return Interfaces(prebuilt: prebuilt, cache: stores.shared, moduleCache: stores.moduleCache)
            .remembered(in: stores.answers, folders: folders)
    }

    package func configure() async throws(Diagnostics) -> Configuration {
        if let known = project.cachedConfiguration { return known }
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
            if case .link(let target)? = Disk.kind(of: configurationPath) {
                throw Diagnostics([.unreadableConfiguration(shown, "it is a link to '\(target)', which does not exist")])
            }
            let folder = configurationPath.parentFolder
            let isUsual = configurationPath.fileName == Workspace.configurationName
            throw Diagnostics([
                .noConfiguration(
                    shown, in: root, misnamed: isUsual ? Workspace.misnamedConfiguration(in: folder) : nil,
                    misplaced: isUsual ? Workspace.misplacedConfiguration(below: folder) : nil)
            ])
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
    ///   - misplaced: a configuration in a folder of the package.
    ///   - other: a configuration around the package that does not list it.
    fileprivate static func noConfiguration(
        _ path: String, in root: String, misnamed: String? = nil, misplaced: String? = nil, notFor other: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .noConfiguration, cause: .setup,
            "there is no '\(path)' in '\(root)'" + (other.map { ", and '\($0)' does not name this package in 'packages'" } ?? ""),
            help: misnamed.map { "rename '\($0.inFolder(path.parentFolder))' to '\(path)'" }
                ?? misplaced.map { "move '\($0.inFolder(path.parentFolder))' to '\(path)'" } ?? """
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
}
