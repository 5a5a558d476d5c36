import MockgenDisk
import MockgenModel
import MockgenRun

enum XcodeProject {
    /// Returns the targets without their sources.
    static func targets(ofProjectAt path: String) -> [ProjectPart] {
        guard let bytes = try? Disk.read(path) else { return [] }
        var targets: [ProjectPart] = []
        var name: String?
        var isTarget = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: "=", maxSplits: 1).map { $0.filter { !" \t;\"".contains($0) } }
            switch (words.first, words.last) {
            case ("isa", let kind?): (isTarget, name) = (kind == "PBXNativeTarget", nil)
            case ("name", let found?) where isTarget: name = found
            case ("productType", let type?) where isTarget && !type.hasSuffix(".ui-testing"):
                if let name { targets.append(ProjectPart(name: name.moduleName, isTest: type.hasSuffix(".unit-test"))) }
            default: break
            }
        }
        return targets
    }

    /// Returns the projects in a folder and those in its workspaces, relative to the folder.
    static func all(in root: String, names: [String]) -> [String] {
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        return (names.filter { $0.hasSuffix(".xcodeproj") } + workspaces.flatMap { projects(ofWorkspace: $0, in: root) }).unique
    }

    /// Reads `<FileRef location = "group:Core/Core.xcodeproj">`.
    private static func projects(ofWorkspace name: String, in root: String) -> [String] {
        guard let bytes = try? Disk.read("\(root)/\(name)/contents.xcworkspacedata", limit: 1 << 20) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\"").compactMap { text in
            guard let colon = text.firstIndex(of: ":"), ["group", "container"].contains(text[..<colon]) else { return nil }
            let path = String(text[colon...].dropFirst()).normalizedPath
            return path.hasSuffix(".xcodeproj") && !path.hasPrefix("Pods/") && !path.hasPrefix("../") ? path : nil
        }
    }
}
