import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// Finds the package of each configured target.
struct RepositoryMembers {
    private let configuration: Configuration
    private let workspace: Workspace
    private var problems: [Diagnostic] = []

    init(of configuration: Configuration, in workspace: Workspace) {
        self.configuration = configuration
        self.workspace = workspace
    }

    /// Returns the packages with configured targets. The project around them comes last.
    mutating func all() async throws(Diagnostics) -> [Repository.Member] {
        if workspace.buildFolder.path != ".build".inFolder(workspace.root) {
            throw Diagnostics([.scratchPathOfSeveral(configuration.packages[0].location)])
        }
        let base = workspace.configurationPath.parentFolder
        let folders = try PackageFolders(configuration, base: base).all().filter { $0 != workspace.root }
        var packages: [Package] = []
        for path in folders {
            let folder = MemberFolder(root: workspace.root, relativePath: path.relative(to: workspace.root))
            do throws(Diagnostics) {
                packages.append(try await Package(at: path, folder, in: workspace))
            } catch {
                problems += error.all.moved(to: folder)
            }
        }
        let own = try targetsOfRoot(besides: packages)
        guard problems.isEmpty else { throw Diagnostics(problems.unique) }
        var members = packages.map { package in
            let targets = package.configured ?? configuration.targets.map(\.name).filter(package.targets.contains)
            return Repository.Member(workspace: package.workspace, folder: package.folder, targets: targets)
        }
        members.append(Repository.Member(workspace: workspace, folder: MemberFolder(root: workspace.root, relativePath: ""), targets: own))
        return members.filter { !$0.targets.isEmpty }
    }

    /// Returns the targets of the project or package in the folder of the configuration.
    private mutating func targetsOfRoot(besides packages: [Package]) throws(Diagnostics) -> [String] {
        let declared = workspace.hasPackage ? Set(try workspace.manifest().targets.map(\.name)) : []
        var own: [String] = []
        for target in configuration.targets {
            let owners = packages.filter { $0.targets.contains(target.name) }
            if declared.contains(target.name) || owners.isEmpty && !configuration.modules.isEmpty {
                own.append(target.name)
            } else if let owner = owners.first {
                check(target, owners, owner)
            } else {
                let known = packages.flatMap(\.targets) + declared
                problems.append(.targetOfNoPackage(target, suggestion: nearest(to: target.name, among: known.sorted())))
            }
        }
        return own
    }

    private mutating func check(_ target: TargetConfiguration, _ owners: [Package], _ owner: Package) {
        let names = owners.map(\.folder.relativePath)
        if owners.count > 1 { return problems.append(.targetOfSeveralPackages(target, names)) }
        if owner.configured != nil { problems.append(.configuredElsewhere(target, in: "\(names[0])/\(Workspace.configurationName)")) }
    }
}

private struct Package {
    let folder: MemberFolder
    let targets: Set<String>
    /// The targets of its own configuration, if it has one.
    var configured: [String]?
    let workspace: Workspace

    init(at path: String, _ folder: MemberFolder, in repository: Workspace) async throws(Diagnostics) {
        self.folder = folder
        let own = Workspace.configurationName.inFolder(path)
        let hasOwn = Disk.exists(own)
        workspace = Workspace(
            packagePath: path, configurationPath: hasOwn ? own : repository.configurationPath, isOneOfSeveral: !hasOwn,
            observer: repository.observer)
        targets = Set(try workspace.manifest().targets.map(\.name))
        guard hasOwn else { return }
        let configuration = try await workspace.configure()
        if let nested = configuration.packages.first { throw Diagnostics([.nestedPackages(nested)]) }
        configured = configuration.targets.map(\.name)
    }
}

extension Diagnostic {
    fileprivate static func scratchPathOfSeveral(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .usage, cause: .setup, "'--scratch-path' is the build folder of one package, and the configuration is for several",
            help: "remove it, or name one of the packages with '--package-path'", at: location)
    }

    fileprivate static func targetOfNoPackage(_ target: TargetConfiguration, suggestion: String?) -> Diagnostic {
        Diagnostic(
            .unknownTarget, cause: .setup, "none of the 'packages' has a target '\(target.name)'",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "name the target as its Package.swift does", at: target.location)
    }

    fileprivate static func targetOfSeveralPackages(_ target: TargetConfiguration, _ folders: [String]) -> Diagnostic {
        Diagnostic(
            .ambiguousTarget, cause: .setup,
            "'\(target.name)' is a target of several packages: \(quotedList(folders, "and"))",
            help: "configure it in a file '\(Workspace.configurationName)' in each of these folders", at: target.location)
    }

    fileprivate static func configuredElsewhere(_ target: TargetConfiguration, in path: String) -> Diagnostic {
        Diagnostic(
            .duplicateTarget, cause: .setup, "'\(target.name)' belongs to a package with a configuration of its own",
            help: "configure it in '\(path)', or delete that file", at: target.location)
    }

    fileprivate static func nestedPackages(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            .misplacedKey, cause: .setup, "this package is one of several, so its configuration cannot name others",
            help: "add '\(name.value)' to 'packages' in the configuration of the repository", at: name.location)
    }
}
