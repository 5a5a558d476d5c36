import MockgenConfig
import MockgenModel

/// An evaluated manifest: the output of `swift package dump-package`.
package struct ManifestDump {
    package struct Target {
        package enum Kind: String {
            case regular, executable, test, macro
        }

        package var name: String
        package var kind: Kind
        /// The folder of the target, if the manifest sets it.
        package var path: String?
        /// The `exclude` and `sources` of the target.
        package var excluded: [String]
        package var sources: [String]?
        package var resources: [String]
        package var targets: [String]
        package var products: [String]
        /// The package identity of each product; nil if the target names only the product.
        var packages: [String?]
        /// The modules of these packages that the target renames.
        var moduleAliases: [String]
        /// Whether some dependencies need a trait.
        package var hasTraits: Bool
        var plugins: [String]
        package var settings: TargetSettings

        package var isTest: Bool { kind == .test }
    }

    package struct Dependency {
        package enum Location: Equatable {
            case folder(String)
            case url(String)
            case registry
        }

        package var identity: String
        package var location: Location
    }

    package var targets: [Target]
    package var products: [String: [String]]
    package var dependencies: [Dependency]
    /// The settings of a target without settings of its own.
    let defaults: TargetSettings

    init(dumped manifest: YAMLNode) {
        let languageMode = LanguageMode(
            toolsVersion: manifest["toolsVersion"]?["_version"]?.text, declared: manifest["swiftLanguageVersions"]?.texts)
        let entries = manifest["targets"]?.list ?? []
        let names = Set(entries.compactMap { $0["name"]?.text })
        let defaultSettings = (manifest["defaultSettings"]?.list ?? []).compactMap(ManifestSetting.init)
        targets = entries.compactMap { entry in
            let settings = TargetSettings(entry.settings(defaults: defaultSettings), languageMode: languageMode)
            return Target(entry, among: names, settings)
        }
        let named = (manifest["products"]?.list ?? []).compactMap { product in
            product["name"]?.text.map { ($0, product["targets"]?.texts ?? []) }
        }
        products = Dictionary(named) { first, _ in first }
        dependencies = (manifest["dependencies"]?.list ?? []).compactMap(Dependency.init)
        defaults = TargetSettings(defaultSettings, languageMode: languageMode)
    }

    /// Whether a target uses a product of the dependency. Targets may use only its plugins.
    package func usesProducts(of dependency: Dependency) -> Bool {
        let identities = Set(dependencies.map { $0.identity.lowercased() })
        let used = targets.flatMap(\.packages).map { $0?.lowercased() }
        // SwiftPM also accepts other names for a package.
        return used.contains { $0 == nil || $0 == dependency.identity.lowercased() || !identities.contains($0 ?? "") }
    }

    package var targetsWithPlugin: Set<String> { Set(targets.filter { $0.plugins.contains(pluginName) }.map(\.name)) }

    /// Returns a wrong name of the plugin: the package, the tool and the command are called 'mockgen', and the commands have plugins, too.
    package func misnamedPlugin(ofTarget name: String) -> String? {
        let plugins = targets.first { $0.name == name }?.plugins ?? []
        return plugins.first { $0.lowercased().hasPrefix(pluginName.lowercased()) && $0 != pluginName }
    }
}

package let pluginName = "Mockgen"

extension ManifestDump.Target {
    fileprivate init?(_ target: YAMLNode, among names: Set<String>, _ settings: TargetSettings) {
        // Plugins, binaries and system libraries have no Swift module.
        guard let name = target["name"]?.text, let kind = target["type"]?.text.flatMap(Kind.init) else { return nil }
        let dependencies = target["dependencies"]?.list ?? []
        func named(_ kind: String) -> [String] { dependencies.compactMap { $0[kind]?.list?.first?.text } }
        self.init(
            name: name, kind: kind, path: target["path"]?.text, excluded: target["exclude"]?.texts ?? [],
            sources: target["sources"]?.list == nil ? nil : target["sources"]?.texts,
            resources: (target["resources"]?.list ?? []).compactMap { $0["path"]?.text },
            targets: named("target") + named("byName").filter(names.contains),
            products: named("product") + named("byName").filter { !names.contains($0) },
            packages: dependencies.compactMap { $0["product"]?.list?.dropFirst().first }.map(\.text)
                + named("byName").filter { !names.contains($0) }.map { _ in nil },
            // `{ "product": ["Utils", "tools", { "Utils": "ToolUtils" }, null] }`
            moduleAliases: dependencies.flatMap { $0["product"]?.list?.dropFirst(2).first?.mapping?.map(\.key.value) ?? [] },
            hasTraits: dependencies.contains(where: \.hasTraits),
            // `{ "plugin": ["Mockgen", "mockgen"] }`. SwiftPM also runs a plugin that is among the dependencies.
            plugins: (target["pluginUsages"]?.list ?? []).compactMap { $0["plugin"]?.list?.first?.text }
                + (named("product") + named("byName")).filter { $0 == pluginName },
            settings: settings)
    }
}

extension YAMLNode {
    package var texts: [String] { list?.compactMap(\.text) ?? [] }

    /// Whether the last element of a dependency, its condition, names traits.
    fileprivate var hasTraits: Bool {
        mapping?.first?.value.list?.last?["traits"]?.list?.isEmpty == false
    }

    /// Returns the Swift settings of a target. The package's default settings (SE-0540) apply if the target sets none, and in place of
    /// each `.defaults`.
    fileprivate func settings(defaults: [ManifestSetting]) -> [ManifestSetting] {
        let entries = self["settings"]?.list ?? []
        let ownSettings = entries.flatMap { $0.isDefaults ? defaults : ManifestSetting($0).map { [$0] } ?? [] }
        return self["explicitSettings"]?["swift"]?.text == "false" ? ownSettings + defaults : ownSettings
    }

    private var isDefaults: Bool { self["tool"]?.text == "swift" && self["kind"]?["defaults"] != nil }
}

extension ManifestSetting {
    /// Nil for a setting of another language, or one that does not affect mocks.
    fileprivate init?(_ setting: YAMLNode) {
        guard setting["tool"]?.text == "swift", let entry = setting["kind"]?.mapping?.first else { return nil }
        let value = entry.value["_0"]
        let kind: Kind? =
            switch entry.key.value {
            case "define": value?.text.map { .define($0) }
            case "enableUpcomingFeature", "enableExperimentalFeature": value?.text.map { .feature($0) }
            case "defaultIsolation": .defaultIsolation(value?.text)
            case "swiftLanguageMode": value?.text.map { .languageMode($0) }
            case "unsafeFlags": .unsafeFlags(value?.texts ?? [])
            default: nil
            }
        guard let kind else { return nil }
        self.init(kind, Condition(setting["condition"]))
    }
}

extension ManifestSetting.Condition {
    fileprivate init(_ condition: YAMLNode?) {
        self.init()
        configuration = condition?["config"]?.text
        platforms = condition?["platformNames"]?.texts ?? []
        hasTraits = condition?["traits"]?.list?.isEmpty == false
    }
}

extension ManifestDump.Dependency {
    fileprivate init?(_ dependency: YAMLNode) {
        if let folder = dependency["fileSystem"]?.list?.first, let identity = folder["identity"]?.text, let path = folder["path"]?.text {
            self.init(identity: identity, location: .folder(path))
        } else if let repository = dependency["sourceControl"]?.list?.first, let identity = repository["identity"]?.text {
            let location = repository["location"]
            let url = location?["remote"]?.list?.first?["urlString"]?.text ?? location?["local"]?.list?.first?.text
            guard let url else { return nil }
            self.init(identity: identity, location: .url(url))
        } else if let identity = dependency["registry"]?.list?.first?["identity"]?.text {
            self.init(identity: identity, location: .registry)
        } else {
            return nil
        }
    }
}
