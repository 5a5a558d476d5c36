import MockgenModel
import MockgenOutline
import MockgenSyntax

/// Returns the compiler settings of a package's targets, read from its manifest; none for a project without a manifest.
func readManifest(inPackageAt folder: String) -> ManifestSettings {
    guard let manifest = try? Disk.read("\(folder)/Package.swift") else { return ManifestSettings() }
    return compilerSettings(inManifest: manifest)
}

/// Reads the manifests of the packages that modules belong to, each once.
struct Manifests {
    let root: String
    private var settings: [String: ManifestSettings] = [:]

    init(root: String) { self.root = root }

    mutating func withSettings(_ module: Module) -> Module {
        var copy = module
        let folder = module.isLocal ? root : module.files.first.flatMap { packageFolder(of: $0.inFolder(root)) } ?? root
        let manifest = settings[folder] ?? readManifest(inPackageAt: folder)
        settings[folder] = manifest
        // Targets are named as in the manifest, modules as identifiers.
        let found = manifest.ofTargets.first { $0.key.moduleName == module.name }?.value ?? manifest.ofOthers
        (copy.settings, copy.flags, copy.availability) = (found.compiler, found.flags, found.availability)
        return copy
    }

    /// The nearest folder above the file that has a manifest.
    private func packageFolder(of file: String) -> String? {
        var folder = file.parentFolder
        while folder != folder.parentFolder, folder != "/" {
            if (try? Disk.contents(of: folder))?.contains("Package.swift") == true { return folder }
            folder = folder.parentFolder
        }
        return nil
    }
}

extension String {
    /// `My-Tests` is compiled as module `My_Tests`.
    var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
