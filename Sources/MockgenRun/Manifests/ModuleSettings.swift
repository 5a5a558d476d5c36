import MockgenDisk
package import MockgenModel
import MockgenSyntax

/// The compiler settings of the modules in a build input.
package struct ModuleSettings {
    /// The warnings about settings that mockgen could not evaluate.
    package private(set) var warnings: [Diagnostic] = []
    fileprivate private(set) var ofPackages: [String: PackageSettings] = [:]
    fileprivate let root: String

    package init(of modules: [Module], in root: String, _ manifests: Manifests) async {
        self.root = root
        let folders = Set(modules.compactMap { $0.packageFolder(in: root) }).sorted()
        let found = await folders.mapOnAllCores { PackageSettings(ofPackageAt: $0, manifests) }
        for (folder, settings) in zip(folders, found) {
            ofPackages[folder] = settings
            if settings.areIncomplete { warnings.append(.manifestNotEvaluated(folder)) }
        }
    }
}

package struct PackageSettings: Sendable {
    private let ofModules: [String: TargetSettings]
    private let defaults: TargetSettings
    /// Whether some may be missing.
    let areIncomplete: Bool

    package subscript(module: String) -> TargetSettings { ofModules[module] ?? defaults }

    private init(ofModules: [String: TargetSettings], defaults: TargetSettings, areIncomplete: Bool = false) {
        (self.ofModules, self.defaults, self.areIncomplete) = (ofModules, defaults, areIncomplete)
    }

    package init(_ manifest: ManifestDump) {
        self.init(
            ofModules: Dictionary(manifest.targets.map { ($0.name.moduleName, $0.settings) }) { first, _ in first },
            defaults: manifest.defaults)
    }

    init(ofPackageAt folder: String, _ manifests: Manifests) {
        let texts = ManifestTexts(ofPackageAt: folder)
        if let defaults = texts.defaults {
            self.init(ofModules: [:], defaults: defaults)
        } else if let manifest = try? manifests.manifest(ofPackageAt: folder) {
            self.init(manifest)
        } else {
            let text = texts.only.map(ManifestText.init)
            let mode = LanguageMode(toolsVersion: texts.only?.toolsVersion, declared: text?.languageModes)
            let settings = (text?.settings ?? [:]).map { ($0.key.moduleName, TargetSettings($0.value, languageMode: mode)) }
            self.init(
                ofModules: Dictionary(settings) { first, _ in first },
                defaults: TargetSettings(text?.defaults ?? [], languageMode: mode),
                areIncomplete: text?.isComputed ?? true)
        }
    }
}

extension Module {
    /// Uses the settings of the module's target, if mockgen could evaluate them.
    package mutating func use(_ settings: ModuleSettings) {
        if let package = packageFolder(in: settings.root), let found = settings.ofPackages[package] { use(found[name]) }
    }

    package mutating func use(_ target: TargetSettings) {
        (settings, flags, availability) = (target.compiler, target.flags, target.availability)
    }

    /// The folder of the module's package: the nearest folder above its files that has a manifest.
    func packageFolder(in root: String) -> String? {
        if isLocal { return Disk.isPackage(root) ? root : nil }
        var folder = files.first?.inFolder(root).parentFolder ?? "/"
        while folder != "/", folder != folder.parentFolder {
            if Disk.isPackage(folder) { return folder }
            folder = folder.parentFolder
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func manifestNotEvaluated(_ folder: String) -> Diagnostic {
        Diagnostic(
            .manifestNotEvaluated, .warning, cause: .setup,
            "cannot evaluate the compiler settings in '\(folder)/Package.swift', so some of the mocks may not compile",
            help: "write the 'swiftSettings' of each target as a list, or as a constant that is a list", at: nil)
    }
}
