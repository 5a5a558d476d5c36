import MockgenDisk
import MockgenModel
import MockgenResolution

/// The folders that a run uses besides the sources, and what it has read.
struct Stores: Sendable {
    let buildFolder: BuildFolder
    let mocks: Cache
    let reader: SourceReader
    let manifests: Manifests
    let prebuilt: PrebuiltModules
    /// The interfaces that this run has read.
    let answers = Interfaces.Answers()
    let shared: Cache
    /// The module cache of the interface printer; nil for its default in the home folder.
    let moduleCache: ModuleCache?

    /// - Parameters:
    ///   - buildFolder: none if the run reads only the files in a build input.
    ///   - own: the only folder that mockgen can write to, besides that of its outputs; nil for the build folder.
    init(ofPackageAt root: String, in buildFolder: BuildFolder, own: BuildFolder? = nil, outputs: String? = nil, isInPlugin: Bool) {
        self.buildFolder = buildFolder
        mocks = (own ?? buildFolder).cache
        // All targets need the same results, but a plugin may be allowed to write only to its own folder.
        shared = Cache([buildFolder.own, own?.own].compactMap(\.self))
        reader = SourceReader(root: root)
        manifests = Manifests(isInPlugin: isInPlugin, cache: shared)
        prebuilt = buildFolder.isNone ? PrebuiltModules() : PrebuiltModules(root: root, buildFolder: buildFolder)
        let folder = own?.own?.path ?? outputs
        moduleCache = buildFolder.isNone ? folder.map { ModuleCache(in: $0, isPermanent: own?.own != nil) } : nil
    }
}
