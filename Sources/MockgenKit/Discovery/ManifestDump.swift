import MockgenConfig
import MockgenModel

/// A manifest as SwiftPM evaluates it. It has what `swift package describe` leaves out: plugins, requirements on other packages, and
/// targets without source files.
struct ManifestDump {
    struct Target {
        var name: String
        var isTest: Bool
        /// The folder of its sources, if the manifest names it.
        var path: String?
        /// Other targets of the package, and products of other packages, by name.
        var targets: [String]
        var products: [String]
        /// The names of its plugins.
        var plugins: [String]
    }

    struct Dependency {
        enum Place: Equatable {
            case folder(String)
            case url(String)
            case registry
        }

        var identity: String
        var place: Place
    }

    var targets: [Target]
    var dependencies: [Dependency]

    /// - Parameter ignoresLock: whether SwiftPM is running and waits for this process.
    init(ofPackageAt folder: String, ignoresLock: Bool) throws(Diagnostics) {
        let flags = ignoresLock ? ["--ignore-lock", "--disable-sandbox"] : []
        let output: Subprocess.Output
        do throws(Disk.Failure) {
            output = try Subprocess.run(["swift", "package", "--package-path", folder] + flags + ["dump-package"], errors: .dropped)
        } catch {
            throw Diagnostics([.noSwift(error.reason)])
        }
        guard output.status == 0 else { throw Diagnostics([.packageNotReadable(folder)]) }
        self.init(dumped: try parseYAML(output.standardOutput, path: "\(folder)/Package.swift"))
    }

    init(dumped manifest: YAMLNode) {
        let entries = manifest["targets"]?.list ?? []
        let names = Set(entries.compactMap { $0["name"]?.text })
        targets = entries.compactMap { Target($0, among: names) }
        dependencies = (manifest["dependencies"]?.list ?? []).compactMap(Dependency.init)
    }

    /// The targets that have mockgen's build tool plugin.
    var targetsWithPlugin: Set<String> { Set(targets.filter { $0.plugins.contains(pluginName) }.map(\.name)) }
}

/// The build tool plugin.
let pluginName = "Mockgen"

extension Workspace {
    /// The evaluated manifest of the package.
    func manifest() throws(Diagnostics) -> ManifestDump {
        // A command plugin runs inside of SwiftPM.
        try ManifestDump(ofPackageAt: root, ignoresLock: packageFile != nil)
    }
}

extension ManifestDump.Target {
    fileprivate init?(_ target: YAMLNode, among names: Set<String>) {
        // Plugins, macros, binaries and system libraries compile no mocks.
        guard let name = target["name"]?.text, let type = target["type"]?.text, ["regular", "executable", "test"].contains(type) else {
            return nil
        }
        let dependencies = target["dependencies"]?.list ?? []
        func named(_ kind: String) -> [String] { dependencies.compactMap { $0[kind]?.list?.first?.text } }
        self.init(
            name: name, isTest: type == "test", path: target["path"]?.text,
            targets: named("target") + named("byName").filter(names.contains),
            products: named("product") + named("byName").filter { !names.contains($0) },
            // `{ "plugin": ["Mockgen", "mockgen"] }`
            plugins: (target["pluginUsages"]?.list ?? []).compactMap { $0["plugin"]?.list?.first?.text })
    }
}

extension ManifestDump.Dependency {
    fileprivate init?(_ dependency: YAMLNode) {
        if let folder = dependency["fileSystem"]?.list?.first, let identity = folder["identity"]?.text, let path = folder["path"]?.text {
            self.init(identity: identity, place: .folder(path))
        } else if let repository = dependency["sourceControl"]?.list?.first, let identity = repository["identity"]?.text {
            let location = repository["location"]
            let url = location?["remote"]?.list?.first?["urlString"]?.text ?? location?["local"]?.list?.first?.text
            guard let url else { return nil }
            self.init(identity: identity, place: .url(url))
        } else if let identity = dependency["registry"]?.list?.first?["identity"]?.text {
            self.init(identity: identity, place: .registry)
        } else {
            return nil
        }
    }
}
