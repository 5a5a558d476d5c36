import MockgenBytes
import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenOutline
import MockgenRun

/// The targets of a package and its dependencies, and the modules that each target can import.
struct PackageModules {
    struct Target {
        var module: Module
        var isTest = true
        var targets: [String]
        var products: [String] = []
        /// Whether only the configuration lists it, not SwiftPM.
        var isConfigured = false
        /// Additional folders with built modules that it can import.
        var interfaces: [String] = []
    }

    var targets: [String: Target] = [:]
    private var products: [String: [String]] = [:]
    private let buildFolder: BuildFolder

    /// The modules of a folder without a package.
    init(buildFolder: BuildFolder) { self.buildFolder = buildFolder }

    /// Asks SwiftPM about the package and each of its dependencies.
    init(packageAt root: String, buildFolder: BuildFolder, _ manifests: Manifests) async throws(Diagnostics) {
        self.buildFolder = buildFolder
        var open = [root]
        var seen: Set<String> = []
        while !open.isEmpty {
            let packages = await open.mapOnAllCores { folder in
                Result { () throws(Diagnostics) in try DescribedPackage(at: folder, manifests, cachedIn: buildFolder) }
            }
            var next: [String] = []
            seen.formUnion(open)
            for package in packages {
                let package = try package.get()
                add(package, root: root)
                next += package.dependencies.filter { seen.insert($0).inserted }
            }
            open = next
        }
    }

    /// Reads the file that `Plugins/MockgenRead/PackageFile.swift` has written.
    init(describedIn path: String, packageAt root: String, buildFolder: BuildFolder, _ manifests: Manifests) async throws(Diagnostics) {
        self.buildFolder = buildFolder
        let bytes = try Disk.readNamed(path) { .unreadablePackageFile(path, $0.reason) }
        // Each line belongs to the target above it.
        for part in "\n\(String(decoding: bytes, as: UTF8.self))".split(separator: "\ntarget\t") {
            let lines = part.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
            guard let head = lines.first, head.count == 4 else { throw Diagnostics([.unreadablePackageFile(path, "'\(part)'")]) }
            let values = Dictionary(grouping: lines.dropFirst().filter { $0.count == 2 }, by: \.[0]).mapValues { $0.map { $0[1] } }
            let files = values["file"]?.map { $0.relative(to: root) }.sorted() ?? []
            targets[head[0]] = Target(
                module: Module(name: head[1], isLocal: head[2] == "local", files: files), isTest: head[3] == "test",
                targets: values["needs"] ?? [], products: [])
        }
        let settings = await ModuleSettings(of: targets.values.map(\.module), in: root, manifests)
        guard settings.warnings.isEmpty else { throw Diagnostics(settings.warnings.map(\.asError)) }
        for name in targets.keys { targets[name]?.module.use(settings) }
    }

    private mutating func add(_ package: DescribedPackage, root: String) {
        let isLocal = package.folder == root
        for target in package.description.targets {
            // A test target of a dependency can have the same name as a target of this package, which comes first.
            guard targets[target.name] == nil else { continue }
            let files = target.files.map { isLocal && !$0.isAbsolutePath ? $0 : $0.inFolder(package.folder).relative(to: root) }
            var module = Module(name: target.name.moduleName, isLocal: isLocal, files: files)
            module.use(package.settings[module.name])
            targets[target.name] = Target(module: module, isTest: target.isTest, targets: target.targets, products: target.products)
        }
        if !isLocal { products.merge(package.description.products) { first, _ in first } }
    }

    /// Adds the targets without source files, such as a new one for checked-in mocks. SwiftPM leaves them out.
    mutating func addTargetsWithoutSources(of manifest: ManifestDump) {
        for target in manifest.targets where targets[target.name] == nil && target.kind != .macro {
            var module = Module(name: target.name.moduleName, isLocal: true, files: [])
            module.use(target.settings)
            // A command plugin does not know the products, but most have the name of their target.
            let others = target.products.filter { products[$0] == nil }
            targets[target.name] = Target(
                module: module, isTest: target.isTest, targets: target.targets + others, products: target.products)
        }
    }

    func isOwn(_ target: String) -> Bool { targets[target]?.module.isLocal == true }

    func isConfigured(_ target: String) -> Bool { targets[target]?.isConfigured == true }

    /// All targets that a test can import, those of the package first.
    var importable: [String] {
        let names = targets.filter { !$0.value.isTest }.keys.sorted()
        return names.filter(isOwn) + names.filter { !isOwn($0) }
    }

    func interfaceFolders(from target: String) -> [String] {
        ([target] + visibleTargets(from: target)).flatMap { targets[$0]?.interfaces ?? [] }.unique
    }

    /// Includes indirect dependencies.
    func visibleModules(from target: String) -> [Module] { visibleTargets(from: target).compactMap { targets[$0]?.module } }

    func visibleTargets(from target: String) -> [String] {
        var seen: [String] = []
        var open = dependencies(of: target)
        while !open.isEmpty {
            let next = open.removeFirst()
            guard targets[next] != nil, next != target, !seen.contains(next) else { continue }
            seen.append(next)
            open += dependencies(of: next)
        }
        return seen
    }

    /// Returns the package's own targets that can see this one.
    func modules(thatSee target: String) -> [Module] {
        guard let seen = targets[target]?.module else { return [] }
        return targets.filter { $0.value.module.isLocal && $0.key != target }.sorted { $0.key < $1.key }.compactMap { name, other in
            visibleModules(from: name).contains { $0.name == seen.name } ? other.module : nil
        }
    }

    var localFiles: [String] { targets.values.filter(\.module.isLocal).flatMap(\.module.files).sorted() }

    private func dependencies(of target: String) -> [String] {
        guard let target = targets[target] else { return [] }
        return target.targets + target.products.flatMap { products[$0] ?? [] }
    }
}

private struct DescribedPackage {
    let folder: String
    let description: PackageDescription
    /// The folders of the packages whose modules it imports. It can use only the plugins of the others.
    let dependencies: [String]
    let settings: PackageSettings

    init(at folder: String, _ manifests: Manifests, cachedIn buildFolder: BuildFolder) throws(Diagnostics) {
        let manifest = try manifests.manifest(ofPackageAt: folder)
        let plain = PackageDescription(manifest, ofPackageAt: folder)
        self.folder = folder
        description = if let plain { plain } else { try describe(packageAt: folder, cachedIn: buildFolder) }
        settings = PackageSettings(manifest)
        dependencies = manifest.dependencies.filter(manifest.usesProducts).compactMap { $0.folder(checkedOutIn: buildFolder) }
    }
}

private func describe(packageAt folder: String, cachedIn buildFolder: BuildFolder) throws(Diagnostics) -> PackageDescription {
    let key = PackageShape(ofPackageAt: folder).fingerprint
    let name = "packages/\(folder.split(separator: "/").joined(separator: "-"))"
    if let known = buildFolder.cache.read(name, key: key) {
        return PackageDescription(described: try parseYAML(known, path: "\(folder)/Package.swift"))
    }
    let output = try outputOfSwift(["swift", "package", "--package-path", folder, "describe", "--type", "json"], at: folder)
    let description = PackageDescription(described: try parseYAML(output, path: "\(folder)/Package.swift"))
    buildFolder.cache.write(output, as: name, key: key)
    return description
}

extension Diagnostic {
    fileprivate static func unreadablePackageFile(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .pluginRequest, cause: .mockgen, "cannot read the plugin's request '\(path)': \(reason)",
            help: "delete the package's '.build' folder and try again", at: nil)
    }
}
