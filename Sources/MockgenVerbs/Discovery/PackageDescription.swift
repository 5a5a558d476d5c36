import MockgenConfig
import MockgenDisk
import MockgenRun

/// The Swift targets of a package with their files, and its products.
struct PackageDescription: Equatable {
    struct Target: Equatable {
        let name: String
        let isTest: Bool
        /// Relative to the package's folder.
        let files: [String]
        /// Other targets of its package, and products of other packages.
        let targets: [String]
        let products: [String]
    }

    let targets: [Target]
    let products: [String: [String]]
}

extension PackageDescription {
    /// Adds the files to the targets of a manifest. Returns nil on any error, and if only SwiftPM can tell which files belong to a target.
    /// SwiftPM then reports the error.
    init?(_ manifest: ManifestDump, ofPackageAt folder: String) {
        var targets: [Target] = []
        for target in manifest.targets {
            guard !target.hasTraits, let path = target.folder(inPackageAt: folder),
                let files = TargetFiles(of: target, in: "\(folder)/\(path)")
            else { return nil }
            guard files.isSwift else { continue }
            targets.append(
                Target(
                    name: target.name, isTest: target.isTest, files: files.paths.map { $0.inFolder(path) }.sorted(),
                    targets: target.targets, products: target.products))
        }
        self.targets = targets
        products = manifest.products
    }

    /// Reads the output of `swift package describe`.
    init(described description: YAMLNode) {
        targets = (description["targets"]?.list ?? []).compactMap { target in
            guard let name = target["name"]?.text, target["module_type"]?.text == "SwiftTarget" else { return nil }
            let path = target["path"]?.text ?? ""
            return Target(
                name: name, isTest: target["type"]?.text == "test",
                files: (target["sources"]?.texts.filter { $0.hasSuffix(".swift") }.map { $0.inFolder(path) } ?? []).sorted(),
                targets: target["target_dependencies"]?.texts ?? [], products: target["product_dependencies"]?.texts ?? [])
        }
        let named = (description["products"]?.list ?? []).compactMap { product in
            product["name"]?.text.map { ($0, product["targets"]?.texts ?? []) }
        }
        products = Dictionary(named) { first, _ in first }
    }
}
