package import MockgenDisk

/// The build folder of SwiftPM. mockgen has its own folder in it.
package struct BuildFolder: Sendable {
    package let path: String
    /// Nil if mockgen must not write anything.
    let own: CacheFolder?

    /// - Parameters:
    ///   - path: nil for the default, `.build`.
    ///   - own: nil for a folder in the build folder.
    init(_ path: String? = nil, own: String? = nil, ofPackageAt root: String, mayBeMade: Bool = true) {
        let path = path ?? "\(root)/.build"
        self.path = path
        // Without a package or a configuration, the folder is not a project, so mockgen must not create `.build` in it.
        let isProject = ["Package.swift", Workspace.configurationName].contains { Disk.exists("\(root)/\($0)") }
        self.own = CacheFolder(
            own ?? "\(path)/mockgen", in: own?.parentFolder ?? path, mayBeMade: mayBeMade && isProject, isHidden: !Disk.isPackage(root))
    }

    /// The cache folder that a build system provides.
    init(named path: String) {
        self.path = path
        own = CacheFolder(path, in: path, mayBeMade: true, isHidden: true)
    }

    private init() { (path, own) = ("", nil) }

    static let none = BuildFolder()
    /// Whether the run reads only the files in a build input: no manifests, and no build folder.
    var isNone: Bool { path.isEmpty }

    package var cache: Cache { Cache([own].compactMap(\.self)) }
}
