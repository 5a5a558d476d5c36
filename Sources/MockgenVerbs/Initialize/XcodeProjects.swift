import MockgenConfig
import MockgenDisk
import MockgenRun

/// Reads the targets in a project file of XcodeGen.
struct XcodeGenProject {
    private(set) var parts: [(part: ProjectLayout.Part, isTest: Bool)] = []

    init?(at path: String) {
        guard let bytes = try? Disk.read(path, limit: 1 << 20), let project = try? parseYAML(bytes, path: path) else { return nil }
        for target in project["targets"]?.mapping ?? [] {
            let type = target.value["type"]?.text ?? ""
            let sources = target.value["sources"].map { $0.list ?? [$0] } ?? []
            let paths = sources.compactMap { $0.text ?? $0["path"]?.text }
            guard !paths.isEmpty, !type.hasSuffix("ui-testing") else { continue }
            let dependencies = (target.value["dependencies"]?.list ?? []).compactMap { $0["target"]?.text?.moduleName }
            let part = ProjectLayout.Part(name: target.key.value.moduleName, sources: paths, dependencies: dependencies)
            parts.append((part, type.hasSuffix("unit-test")))
        }
    }
}

struct XcodeProject {
    private(set) var targets: [(name: String, isTest: Bool)] = []

    init?(at path: String) {
        guard let bytes = try? Disk.read(path) else { return nil }
        var name: String?
        var isTarget = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "=", maxSplits: 1).map { $0.filter { !" \t;\"".contains($0) } }
            switch (words.first, words.last) {
            case ("isa", let kind?): (isTarget, name) = (kind == "PBXNativeTarget", nil)
            case ("name", let found?) where isTarget: name = found
            case ("productType", let type?) where isTarget:
                if let name, !type.hasSuffix(".ui-testing") { targets.append((name.moduleName, type.hasSuffix(".unit-test"))) }
            default: break
            }
        }
    }
}
