import MockgenDisk
import MockgenModel
import MockgenRun
import MockgenSyntax

/// The targets in the project manifests of Tuist. mockgen does not run Tuist, so it reads only literals.
struct TuistProject {
    private(set) var parts: [ProjectPart] = []
    /// The code that mockgen cannot read, with the steps for the user.
    private(set) var notes: [String] = []
    private let root: String
    private let manifests: [String]
    private var moduleNames: [String: String] = [:]
    private var external: [String] = []

    /// Returns nil if the project does not use Tuist.
    /// - Parameter folders: the folders that can contain manifests, relative to the root. The root comes first.
    init?(of root: String, folders: [String]) {
        self.root = root
        manifests = folders.map { "Project.swift".inFolder($0) }.filter { Disk.exists($0.inFolder(root)) }
        guard !manifests.isEmpty else { return nil }
        for manifest in manifests { read(manifest) }
        for (number, part) in parts.enumerated() { parts[number].dependencies = modules(neededBy: part) }
        if !external.isEmpty {
            notes.append(
                "\(external.unique.joined(separator: ", ")): external dependencies are not listed; add those with protocols to mock")
        }
    }

    /// Returns the modules that a target depends on. If a test target has an unknown dependency, returns none: it can import all modules.
    private mutating func modules(neededBy target: ProjectPart) -> [String] {
        let unknown = target.dependencies.filter { moduleNames[$0] == nil }.unique
        for name in unknown where !name.isEmpty {
            notes.append("mockgen finds no target '\(name)', a dependency of '\(target.name)'")
        }
        return target.isTest && !unknown.isEmpty ? [] : target.dependencies.compactMap { moduleNames[$0] }.unique
    }

    /// The words after "the targets of".
    var source: String { manifests.count == 1 ? manifests[0] : "\(manifests.count) Project.swift files" }

    private mutating func read(_ manifest: String) {
        guard let bytes = try? Disk.read(manifest.inFolder(root), limit: 1 << 20),
            let project = ManifestValue(ofCall: "Project", in: bytes)
        else { return notes.append("\(manifest): mockgen finds no 'let project = Project(…)'") }
        guard case .list(let targets) = project["targets"] else {
            return notes.append(
                "\(location(of: project["targets"] ?? project, in: manifest)): mockgen does not evaluate the targets: add them")
        }
        for target in targets { add(target, of: manifest, settings: BuildSettings.Level(project["settings"])) }
    }

    private mutating func add(_ target: ManifestValue, of manifest: String, settings: BuildSettings.Level) {
        guard ["target", "Target", "init"].contains(target.callee), let name = target["name"]?.text else {
            return notes.append("\(location(of: target, in: manifest)): mockgen does not understand this target: add it if tests import it")
        }
        let product = target["product"]?.member ?? ""
        guard product != "uiTests" else { return }
        let module = (target["productName"]?.text ?? name).moduleName
        guard moduleNames.updateValue(module, forKey: name) == nil else {
            return notes.append("\(location(of: target, in: manifest)): there is another target '\(name)', and mockgen lists only that one")
        }
        var part = ProjectPart(name: module, sources: sources(of: target, named: name, in: manifest))
        part.isTest = product == "unitTests" || product.isEmpty && name.hasSuffix("Tests")
        part.settings = BuildSettings([BuildSettings.Level(target["settings"]), settings])
        part.dependencies = (target["dependencies"]?.items ?? []).compactMap { dependency($0, of: name, in: manifest) }
        parts.append(part)
    }

    private mutating func sources(of target: ManifestValue, named name: String, in manifest: String) -> [String] {
        let values = [target["sources"], target["buildableFolders"]].compactMap(\.self).flatMap(\.items)
        return values.flatMap { $0["globs"]?.items ?? [$0] }.compactMap { value -> String? in
            // `.glob("Sources/**", excluding: "Sources/Generated/**")`
            if value["excluding"] != nil || value["exceptions"] != nil {
                notes.append("\(location(of: value, in: manifest)): mockgen does not exclude files of '\(name)': list the others")
            }
            if let path = path(value, in: manifest.parentFolder) { return path }
            notes.append("\(location(of: value, in: manifest)): mockgen does not understand the sources of '\(name)': add them")
            return nil
        }
    }

    /// Returns a path relative to the root, or nil if it is computed or outside of the root.
    private func path(_ value: ManifestValue, in folder: String) -> String? {
        switch value.callee {
        case nil:
            guard let text = value.text else { return nil }
            let path = text.withoutRecursiveGlob.inFolder(folder).inFolder(root).normalizedPath.relative(to: root)
            return path.isAbsolutePath && path != root || path.hasPrefix("../") ? nil : path == root ? "." : path
        case "relativeToRoot": return value[nil].flatMap { self.path($0, in: "") }
        case "glob", "folder", "path", "relativeToManifest": return value[nil].flatMap { self.path($0, in: folder) }
        default: return nil
        }
    }

    private func location(of value: ManifestValue, in manifest: String) -> String { value.line.map { "\(manifest):\($0)" } ?? manifest }

    /// Returns the name of a target, an empty name if mockgen cannot read it, or nil if it is not a target.
    private mutating func dependency(_ value: ManifestValue, of name: String, in manifest: String) -> String? {
        switch value.callee {
        case "target", "project": if let target = value[value.callee == "target" ? "name" : "target"]?.text { return target }
        case "external", "package", "framework", "xcframework", "library":
            if let name = (value["name"] ?? value["product"] ?? value["path"])?.text { external.append(name) }
            return nil
        case "sdk": return nil
        default: if value.member == "xctest" { return nil }
        }
        notes.append("\(location(of: value, in: manifest)): mockgen does not understand a dependency of '\(name)': add it")
        return ""
    }
}

extension BuildSettings.Level {
    /// Reads `.settings(base: ["SWIFT_VERSION": "6.0"], debug: […])`, also in `configurations`.
    fileprivate init(_ settings: ManifestValue?) {
        self.init()
        if let settings { add(settings) }
    }

    private mutating func add(_ value: ManifestValue) {
        switch value {
        case .call(_, let arguments, _):
            for (label, value) in arguments {
                guard let label, !["name", "defaultSettings"].contains(label) else { continue }
                if label == "xcconfig" { isPartial = true }
                // A list has no text, and mockgen reads none of them.
                if label.hasPrefix("SWIFT_") { add(label, (value.text ?? value[nil]?.text) ?? "") } else { add(value) }
            }
        case .list(let values): values.forEach { add($0) }
        case .computed: isPartial = true
        case .text, .name: break
        }
    }
}

extension String {
    /// `Sources` for `Sources/**`
    fileprivate var withoutRecursiveGlob: String {
        let suffix = ["**/*.swift", "**/*", "**"].first { self == $0 || hasSuffix("/\($0)") } ?? ""
        let folder = dropLast(suffix.count)
        return String(folder.hasSuffix("/") ? folder.dropLast() : folder)
    }
}
