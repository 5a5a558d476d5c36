import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
    private let objects: [String: YAMLNode]
    /// In the order of the file.
    let targets: [String]
    /// The paths of files and folders, relative to the root.
    private var paths: [String: String] = [:]
    /// The folder of the project, relative to the root.
    let folder: String

    /// - Parameter path: relative to the root.
    init?(ofProjectAt path: String, in root: String) {
        guard let bytes = try? Disk.read("\(path)/project.pbxproj".inFolder(root)),
            let entries = try? parseYAML(bytes.propertyListAsYAML, path: path)["objects"]?.mapping
        else { return nil }
        objects = Dictionary(entries.map { ($0.key.value, $0.value) }) { first, _ in first }
        targets = entries.filter { $0.value["isa"]?.text == "PBXNativeTarget" && $0.value["name"]?.text != nil }.map(\.key.value)
        folder = path.parentFolder
        for project in ids(of: "PBXProject") { text("mainGroup", of: project).map { addPath(of: $0, in: folder) } }
    }

    private mutating func addPath(of id: String, in parent: String) {
        guard paths[id] == nil, let tree = text("sourceTree", of: id), ["<group>", "SOURCE_ROOT"].contains(tree) else { return }
        let path = (text("path", of: id) ?? "").inFolder(tree == "<group>" ? parent : folder).normalizedPath
        paths[id] = path
        for child in items("children", of: id) { addPath(of: child, in: path) }
    }

    func text(_ key: String, of id: String) -> String? { objects[id]?[key]?.text }

    private func items(_ key: String, of id: String) -> [String] { objects[id]?[key]?.list?.compactMap(\.text) ?? [] }

    private func ids(of kind: String) -> [String] { objects.keys.filter { text("isa", of: $0) == kind } }

    /// - Parameter type: a part of the product type, such as `unit-test`.
    func isOfType(_ type: String, _ target: String) -> Bool { text("productType", of: target)?.contains(type) == true }

    /// Returns the targets of the project that a target depends on directly.
    func dependencies(of target: String) -> Set<String> {
        Set(items("dependencies", of: target).compactMap { text("target", of: $0) }).intersection(targets)
    }

    /// Returns those of the files that a target compiles.
    func files(of target: String, among found: Set<String>) -> Set<String> {
        let phases = items("buildPhases", of: target).filter { text("isa", of: $0) == "PBXSourcesBuildPhase" }
        let listed = phases.flatMap { items("files", of: $0) }.compactMap { text("fileRef", of: $0).flatMap { paths[$0] } }
        return ids(of: "PBXFileSystemSynchronizedRootGroup").reduce(into: found.intersection(listed)) { files, group in
            guard let folder = paths[group] else { return }
            let sets = items("exceptions", of: group).filter { text("target", of: $0) == target }
            let exceptions = sets.flatMap { items("membershipExceptions", of: $0) }.map { $0.inFolder(folder) }
            // The target of a folder does not have the exceptions; other targets have nothing else.
            let isOwn = items("fileSystemSynchronizedGroups", of: target).contains(group)
            files.formUnion(found.filter { $0.hasPrefix(folder + "/") && exceptions.contains($0) != isOwn })
        }
    }

    /// Returns the settings of the project for all targets.
    var sharedSettings: [BuildSettings.Level] { ids(of: "PBXProject").map(settings) }

    func settings(of object: String) -> BuildSettings.Level {
        var level = BuildSettings.Level()
        for configuration in text("buildConfigurationList", of: object).map({ items("buildConfigurations", of: $0) }) ?? [] {
            for setting in objects[configuration]?["buildSettings"]?.mapping ?? [] {
                if let value = setting.value.text { level.add(setting.key.value, value) }
            }
            // The files of CocoaPods do not set the language.
            let file = text("baseConfigurationReference", of: configuration).map { text("path", of: $0) ?? "" }
            let other = text("baseConfigurationReferenceRelativePath", of: configuration)
            if let file = file ?? other, !file.fileName.hasPrefix("Pods-") { level.isPartial = true }
        }
        return level
    }
}

extension [UInt8] {
    /// The old property list of a project as YAML: `{ "a": ["b", "c",], }` for `{ a = (b, c, ); }`.
    fileprivate var propertyListAsYAML: [UInt8] {
        let signs = Dictionary(uniqueKeysWithValues: zip("=;,(){}".utf8, [": ", ",", ",", "[", "]", "{", "}"]))
        let (quote, backslash, slash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"))
        let spaces = Set(" \t\r\n".utf8)
        var yaml: [UInt8] = []
        var index = 0
        while index < count {
            let byte = self[index]
            index += 1
            if byte == slash, index < count, self[index] == UInt8(ascii: "*") {
                while index + 1 < count, self[index] != UInt8(ascii: "*") || self[index + 1] != slash { index += 1 }
                index += 2
            } else if byte == slash, index < count, self[index] == slash {
                while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
            } else if let sign = signs[byte] {
                yaml += sign.utf8
            } else if byte == quote {
                yaml.append(quote)
                while index < count, self[index] != quote {
                    // YAML knows only some of the escapes.
                    if self[index] == backslash {
                        index += 1
                        if index < count, "\\\"nt".utf8.contains(self[index]) { yaml.append(backslash) }
                    }
                    if index < count { yaml.append(self[index]) }
                    index += 1
                }
                yaml.append(quote)
                index += 1
            } else if !spaces.contains(byte) {
                let word = self[(index - 1)...].prefix { signs[$0] == nil && !spaces.contains($0) }
                yaml += [quote] + word + [quote]
                index += word.count - 1
            }
        }
        return yaml
    }
}
