import MockgenDisk
package import MockgenModel
package import MockgenRun

extension Workspace {
    /// The current folder.
    package init() { self.init(packagePath: nil, configurationPath: nil) }

    /// Checks that the folder that the user names exists.
    package func checkFolder() throws(Diagnostics) {
        guard !Disk.isFolder(root) else { return }
        throw Diagnostics([
            Diagnostic(
                .usage, cause: .setup, "there is no folder '\(root)'",
                help: "give the folder of the package, for example: --package-path .", at: nil)
        ])
    }

    /// The path of a new configuration. It is in the package even if the package uses a configuration in a folder around it.
    var newConfigurationPath: String { isOneOfSeveral ? Workspace.configurationName.inFolder(root) : configurationPath }

    /// Returns the package's folder in a repository, with a trailing `/`. Empty if it is not in the repository.
    package func prefix(inRepositoryAt repository: String) -> String {
        guard !repository.isEmpty, let repository = Disk.realPath(repository) else { return "" }
        let path = root.relative(to: repository)
        return path.isAbsolutePath ? "" : path + "/"
    }
}
