import MockgenDisk
import MockgenModel
package import MockgenRun

extension Workspace {
    /// The current folder.
    package init() { self.init(packagePath: nil, configurationPath: nil) }

    /// Returns the package's folder in a repository, with a trailing `/`. Empty if it is not in the repository.
    package func prefix(inRepositoryAt repository: String) -> String {
        guard !repository.isEmpty, let repository = Disk.realPath(repository) else { return "" }
        let path = root.relative(to: repository)
        return path.isAbsolutePath ? "" : path + "/"
    }
}
