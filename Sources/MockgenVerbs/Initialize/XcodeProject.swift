import MockgenDisk
import MockgenModel
import MockgenRun

/// The targets in a `project.pbxproj`.
struct XcodeProject {
    /// An object of the file, such as a target or the settings of a configuration.
    private struct Object {
        let kind: String
        var values: [String: String] = [:]
        /// The lines of lists, such as the identifiers of configurations.
        var items: [String] = []
    }

    private var objects: [String: Object] = [:]
    /// The identifiers in the order of the file.
    private var identifiers: [String] = []

    private init(_ text: String) {
        var previous = ""
        for line in text.split(separator: "\n") {
            let words = line.split(separator: "=", maxSplits: 1).map { $0.filter { !" \t;,\"".contains($0) } }
            guard let first = words.first?.withoutComment else { continue }
            if first == "isa", words.count == 2 {
                objects[previous] = Object(kind: words[1])
                identifiers.append(previous)
            } else if let last = identifiers.last {
                if words.count == 2 { objects[last]?.values[first] = words[1] } else { objects[last]?.items.append(first) }
            }
            // The line before `isa` begins with the identifier of the object.
            previous = first
        }
    }

    /// Returns the targets without their sources.
    static func targets(ofProjectAt path: String) -> [ProjectPart] {
        guard let bytes = try? Disk.read(path) else { return [] }
        let project = XcodeProject(String(decoding: bytes, as: UTF8.self))
        let objects = project.identifiers.compactMap { project.objects[$0] }
        let shared = objects.filter { $0.kind == "PBXProject" }.map(project.settings)
        return objects.compactMap { target in
            guard target.kind == "PBXNativeTarget", let name = target.values["name"], let type = target.values["productType"],
                !type.hasSuffix(".ui-testing")
            else { return nil }
            let settings = BuildSettings([project.settings(of: target)] + shared)
            return ProjectPart(name: name.moduleName, isTest: type.hasSuffix(".unit-test"), settings: settings)
        }
    }

    private func settings(of object: Object) -> BuildSettings.Level {
        var level = BuildSettings.Level()
        let list = object.values["buildConfigurationList"].flatMap { objects[$0.withoutComment] }
        for (name, value) in (list?.items ?? []).compactMap({ objects[$0] }).flatMap(\.values) {
            if name.hasPrefix("SWIFT_") { level.add(name, value) }
            // The files of CocoaPods do not set the language.
            if name.hasPrefix("baseConfigurationReference"), !value.contains("Pods-") { level.isPartial = true }
        }
        return level
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

extension String {
    /// The identifier of `A1/*Debug*/`.
    fileprivate var withoutComment: String { firstRange(of: "/*").map { String(self[..<$0.lowerBound]) } ?? self }
}
