import MockgenConfig
import MockgenSyntax

/// The Swift targets, products and dependencies of a package.
struct PackageDescription: Equatable {
    struct Target: Equatable {
        let name: String
        let isTest: Bool
        /// Swift files, relative to the package's folder.
        let files: [String]
        /// Other targets of its package, and products of other packages, by name.
        let targets: [String]
        let products: [String]
    }

    enum Dependency: Equatable {
        case folder(String)
        /// Checked out by SwiftPM into a folder that is named like the identity, except for upper and lower case.
        case checkout(String)
    }

    let targets: [Target]
    let products: [String: [String]]
    let dependencies: [Dependency]
}

extension PackageDescription {
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
        dependencies = (description["dependencies"]?.list ?? []).compactMap { dependency in
            if dependency["type"]?.text == "fileSystem" { return dependency["path"]?.text.map(Dependency.folder) }
            return dependency["identity"]?.text.map(Dependency.checkout)
        }
    }
}

extension YAMLNode {
    fileprivate var texts: [String] { list?.compactMap(\.text) ?? [] }
}
