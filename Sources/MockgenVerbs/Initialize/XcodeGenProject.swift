import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// Reads the targets in a project file of XcodeGen and in the files that it includes.
struct XcodeGenProject {
    private(set) var parts: [ProjectPart] = []
    /// The settings that mockgen does not take over, with the steps for the user.
    private(set) var notes: [String] = []
    private let root: String
    private var templates: [String: YAMLNode] = [:]
    private var settingGroups: [String: YAMLNode] = [:]
    private var projectSettings: [BuildSettings.Level] = []
    /// The file and those that it includes.
    private(set) var seen: Set<String> = []
    /// The targets that no other target can import.
    private var extensions: Set<String> = []

    /// - Parameter path: relative to the root.
    init?(at path: String, in root: String) {
        self.root = root
        let files = files(path, relativeTo: "")
        guard !files.isEmpty else { return nil }
        for file in files.reversed() {
            for template in file.node["targetTemplates"]?.mapping ?? [] { templates[template.key.value] = template.value }
            for group in file.node["settingGroups"]?.mapping ?? [] { settingGroups[group.key.value] = group.value }
        }
        projectSettings = files.map { settings(in: $0.node) }
        for file in files {
            for target in file.node["targets"]?.mapping ?? [] { add(target, of: file) }
        }
        for number in parts.indices { parts[number].dependencies.removeAll(where: extensions.contains) }
    }

    /// A file, and the folder of its paths relative to the root.
    private typealias File = (node: YAMLNode, folder: String)

    /// Returns a file and those that it includes. It comes first, because its settings win.
    private mutating func files(_ path: String, relativeTo folder: String) -> [File] {
        guard seen.insert(path).inserted, let bytes = try? Disk.read(path.inFolder(root), limit: 1 << 20),
            let node = try? parseYAML(bytes, path: path)
        else { return [] }
        var files = [(node: node, folder: folder)]
        for included in node["include"]?.items ?? [] {
            guard let name = included.text ?? included["path"]?.text else { continue }
            let path = name.inFolder(path.parentFolder).normalizedPath
            // By default, the paths in a file are relative to its own folder.
            let isRelative = included["relativePaths"]?.text != "false"
            let found = self.files(path, relativeTo: isRelative ? path.parentFolder : folder)
            if found.isEmpty, !seen.contains(path) || !Disk.exists(path.inFolder(root)) {
                notes.append("\(included.location): mockgen cannot read '\(name)': add its targets")
            }
            files += found
        }
        return files
    }

    private mutating func add(_ target: YAMLEntry, of file: File) {
        let name = target.key.value
        guard !parts.contains(where: { $0.name == name.moduleName }) else { return }
        let nodes = [target.value] + (target.value["templates"]?.list ?? []).compactMap { $0.text.flatMap { templates[$0] } }
        let type = nodes.firstNonNil { $0["type"]?.text } ?? ""
        let sources = nodes.flatMap { $0["sources"]?.items ?? [] }
        let paths = sources.flatMap { source -> [String] in
            guard let text = source.text ?? source["path"]?.text else { return [] }
            if source["excludes"]?.list?.contains(where: { $0.text?.hasSuffix(".swift") == true }) == true {
                notes.append("\(source.location): mockgen does not exclude files of '\(name)': list the others")
            }
            let path = text.replacing("${target_name}", with: name).inFolder(file.folder).normalizedPath
            // Tests beside the sources: `includes: ["**/*Tests.*"]`
            let included = source["includes"]?.items ?? []
            return included.isEmpty ? [path] : included.compactMap(\.text).map { $0.inFolder(path) }
        }
        guard !paths.isEmpty, !type.hasSuffix("ui-testing") else { return }
        if type.contains("extension") { extensions.insert(name.moduleName) }
        let dependencies = nodes.flatMap { $0["dependencies"]?.list ?? [] }.compactMap { $0["target"]?.text?.moduleName }
        parts.append(
            ProjectPart(
                name: name.moduleName, sources: paths.unique, dependencies: dependencies.unique, isTest: type.hasSuffix("unit-test"),
                settings: BuildSettings(nodes.map { settings(in: $0) } + projectSettings)))
    }

    /// Reads `settings: { SWIFT_VERSION: 6.0 }`, and the same under `base`, in each of `configs`, and in the `groups` that are named.
    private func settings(in node: YAMLNode) -> BuildSettings.Level {
        var level = BuildSettings.Level(isPartial: node["configFiles"] != nil)
        var remaining = settingGroups
        func add(_ settings: YAMLNode) {
            for setting in settings.mapping ?? [] {
                if setting.key.value == "groups" {
                    for name in setting.value.items { name.text.flatMap { remaining.removeValue(forKey: $0) }.map(add) }
                } else if let text = setting.value.text {
                    level.add(setting.key.value, text)
                } else {
                    add(setting.value)
                }
            }
        }
        node["settings"].map(add)
        return level
    }
}
