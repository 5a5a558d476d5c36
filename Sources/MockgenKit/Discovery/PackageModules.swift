import MockgenConfig
import MockgenModel

/// The targets of a package and what each can see, as SwiftPM tells it.
struct PackageModules {
    struct Target {
        let module: Module
        /// The modules that its sources can import, itself left out, nearest first.
        var dependencies: [String]
    }

    private(set) var targets: [String: Target] = [:]
    private var products: [String: [String]] = [:]

    /// Asks SwiftPM about the package and, one after the other, about those that it depends on.
    init(packageAt root: String) throws(Diagnostics) {
        var seen: Set<String> = []
        try read(packageAt: root, root: root, isLocal: true, &seen)
    }

    private mutating func read(packageAt folder: String, root: String, isLocal: Bool, _ seen: inout Set<String>) throws(Diagnostics) {
        guard seen.insert(folder).inserted else { return }
        let description = try describe(packageAt: folder)
        let mainActor = mainActorTargets(inPackageAt: folder)
        for target in description["targets"]?.list ?? [] {
            guard let name = target["name"]?.text, target["module_type"]?.text == "SwiftTarget" else { continue }
            let path = (target["path"]?.text ?? "").inFolder(folder).relative(to: root)
            let files = target["sources"]?.texts.filter { $0.hasSuffix(".swift") }.map { $0.inFolder(path) } ?? []
            let direct = (target["target_dependencies"]?.texts ?? []) + (target["product_dependencies"]?.texts ?? [])
            let module = Module(name: target["c99name"]?.text ?? name, isLocal: isLocal, files: files.sorted()).isolated(by: mainActor)
            targets[name] = Target(module: module, dependencies: direct)
        }
        for product in description["products"]?.list ?? [] {
            guard let name = product["name"]?.text else { continue }
            products[name] = product["targets"]?.texts ?? []
        }
        for dependency in description["dependencies"]?.list ?? [] {
            guard let found = checkout(of: dependency, root: root) else { continue }
            try read(packageAt: found, root: root, isLocal: false, &seen)
        }
    }

    /// Where the sources of a dependency are: in its own folder, or checked out by SwiftPM.
    private func checkout(of dependency: YAMLNode, root: String) -> String? {
        if dependency["type"]?.text == "fileSystem" { return dependency["path"]?.text }
        guard let identity = dependency["identity"]?.text else { return nil }
        let folder = "\(root)/.build/checkouts"
        // A checkout is named like its address, whose case the identity does not keep.
        let names = (try? Disk.contents(of: folder)) ?? []
        return names.first { $0.lowercased() == identity.lowercased() }.map { "\(folder)/\($0)" }
    }

    /// What a target can see: all that it depends on, through products and other targets.
    func visibleModules(from target: String) -> [Module] {
        var seen: [String] = []
        var open = targets[target]?.dependencies ?? []
        while !open.isEmpty {
            let next = open.removeFirst()
            for name in products[next] ?? [next] where targets[name] != nil && !seen.contains(name) && name != target {
                seen.append(name)
                open += targets[name]?.dependencies ?? []
            }
        }
        return seen.compactMap { targets[$0]?.module }
    }
}

private func describe(packageAt folder: String) throws(Diagnostics) -> YAMLNode {
    let output: Subprocess.Output
    do throws(Disk.Failure) {
        output = try Subprocess.run(["swift", "package", "--package-path", folder, "describe", "--type", "json"])
    } catch {
        throw Diagnostics([.noSwift(error.reason)])
    }
    guard output.status == 0 else { throw Diagnostics([.packageNotReadable(folder)]) }
    return try parseYAML(output.standardOutput, path: "\(folder)/Package.swift")
}

extension YAMLNode {
    fileprivate var texts: [String] { list?.compactMap(\.text) ?? [] }
}

extension Diagnostic {
    fileprivate static func packageNotReadable(_ folder: String) -> Diagnostic {
        Diagnostic(
            "package-not-readable", cause: .setup, "SwiftPM cannot read the package in '\(folder)'; its message stands above",
            help: "run 'swift package describe' there and correct what it says", at: nil)
    }

    fileprivate static func noSwift(_ reason: String) -> Diagnostic {
        Diagnostic(
            "no-swift", cause: .setup, "cannot run 'swift' to ask about the package: \(reason)",
            help: "put the toolchain's 'usr/bin' folder on the search path", at: nil)
    }
}
