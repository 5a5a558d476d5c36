package import MockgenConfig
import MockgenDisk

/// The folder of a package or project, and the path of its configuration.
package struct Project: Sendable {
    /// The absolute path of the package. Paths in messages are relative to it.
    let root: String
    let configurationPath: String
    /// Whether the configuration is in a folder around several packages. Then only its targets in this package matter.
    let isOneOfSeveral: Bool
    package var cachedConfiguration: Configuration?

    package init(root: String, configurationPath: String, isOneOfSeveral: Bool = false) {
        (self.root, self.configurationPath, self.isOneOfSeveral) = (root, configurationPath, isOneOfSeveral)
    }

    /// Finds the nearest configuration in a folder or, up to the root of the git checkout, in a folder around it.
    ///
    /// The root is the nearest package on the way, otherwise the folder of the configuration.
    init(around folder: String) { self.init(in: Self.checkout(around: folder)) }

    /// Uses this folder. Only a package can have its configuration in a folder around it.
    init(at folder: String) { self.init(in: Disk.isPackage(folder) ? Self.checkout(around: folder) : [folder]) }

    private init(in folders: [String]) {
        let configured = folders.firstIndex { Disk.exists(Workspace.configurationName.inFolder($0)) }
        let package = folders[...(configured ?? folders.count - 1)].firstIndex(where: Disk.isPackage)
        let root = folders[package ?? configured ?? 0]
        let base = configured.map { folders[$0] } ?? root
        self.init(root: root, configurationPath: Workspace.configurationName.inFolder(base), isOneOfSeveral: base != root)
    }

    /// Returns the folder and those around it up to the root of the git checkout. Outside of a checkout, returns only the folder: the home
    /// folder or `/tmp` must not configure what is inside.
    private static func checkout(around folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, !Disk.exists(".git".inFolder(last)) {
            guard last != "/", !last.parentFolder.isEmpty else { return [folder] }
            folders.append(last.parentFolder)
        }
        return folders
    }
}
