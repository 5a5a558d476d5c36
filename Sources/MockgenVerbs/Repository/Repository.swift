import MockgenConfig
import MockgenDisk
package import MockgenModel
package import MockgenRun

/// The packages of `packages` in the configuration, or the only package.
package struct Repository: Sendable {
    /// A package, or the project around the packages.
    struct Member: Sendable {
        let workspace: Workspace
        let folder: MemberFolder
        let targets: [String]
    }

    let workspace: Workspace
    /// Empty for a single package.
    let members: [Member]

    /// Finds the packages, and the package of each target. A command plugin serves only its own package.
    package init(_ workspace: Workspace) async throws(Diagnostics) {
        try await self.init(workspace, try await workspace.configure())
    }

    init(_ workspace: Workspace, _ configuration: Configuration) async throws(Diagnostics) {
        var workspace = workspace
        workspace.project.cachedConfiguration = configuration
        self.workspace = workspace
        let isOfSeveral = !configuration.packages.isEmpty && !workspace.isOneOfSeveral && workspace.packageFile == nil
        var found = RepositoryMembers(of: configuration, in: workspace)
        members = isOfSeveral ? try await found.all() : []
    }

    var isOfSeveral: Bool { !members.isEmpty }

    /// Returns the packages with targets of these names. Without names, returns all packages with all their targets.
    func chosen(_ names: [String]) throws(Diagnostics) -> [(member: Member, names: [String])] {
        let known = Set(members.flatMap(\.targets))
        let unknown = names.filter { !known.contains($0) }
        guard unknown.isEmpty else {
            let configuration = workspace.configurationPath.relative(to: workspace.root)
            throw Diagnostics(unknown.map { .targetNotConfigured($0, among: known.sorted(), in: configuration) })
        }
        return members.map { ($0, names.isEmpty ? $0.targets : $0.targets.filter(names.contains)) }.filter { !$0.1.isEmpty }
    }
}

/// The location of a package in a repository, which converts the paths in its reports.
struct MemberFolder: Sendable {
    let root: String
    /// Relative to the root; empty for the root itself.
    let relativePath: String

    func path(_ path: String) -> String {
        path.isAbsolutePath ? path.relative(to: root) : relativePath.isEmpty ? path : path.inFolder(relativePath).normalizedPath
    }
}
