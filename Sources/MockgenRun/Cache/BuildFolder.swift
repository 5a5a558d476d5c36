package import MockgenDisk

/// The build folder of SwiftPM, in which mockgen has a folder of its own.
package struct BuildFolder: Sendable {
    package let path: String
    /// Nil if mockgen may write nothing.
    let own: CacheFolder?

    /// - Parameters:
    ///   - path: Nil for the default, `.build`.
    ///   - own: Nil for a folder in the build folder.
    init(_ path: String? = nil, own: String? = nil, ofPackageAt root: String, mayBeMade: Bool = true) {
        let path = path ?? "\(root)/.build"
        self.path = path
        // A folder without a package or a configuration is not a project.
        let isProject = ["Package.swift", Workspace.configurationName].contains { Disk.exists("\(root)/\($0)") }
        self.own = CacheFolder(
            own ?? "\(path)/mockgen", in: own?.parentFolder ?? path, mayBeMade: mayBeMade && isProject, isHidden: !Disk.isPackage(root))
    }

    /// The folder that a build system names for what mockgen keeps.
    init(named path: String) {
        self.path = path
        own = CacheFolder(path, in: path, mayBeMade: true, isHidden: true)
    }

    private init() { (path, own) = ("", nil) }

    static let none = BuildFolder()

    package var cache: Cache { Cache([own].compactMap(\.self)) }

    /// The folder for records of unfinished work; nil if it cannot be made.
    var transactions: String? { own?.folder("transactions") }
}
