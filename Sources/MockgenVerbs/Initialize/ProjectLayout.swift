import MockgenConfig
import MockgenKit

/// The modules and test targets of a project without a package, as its files and folders show them. `init` proposes them.
struct ProjectLayout {
    struct Part {
        let name: String
        /// Paths of folders, relative to the project.
        let sources: [String]
        var dependencies: [String] = []
    }

    private(set) var modules: [Part] = []
    private(set) var tests: [Part] = []
    /// The facts that the user must check.
    private(set) var notes: [String] = []

    init(ofFolder root: String) {
        let names = ((try? Disk.entries(of: root)) ?? []).map(\.name).sorted()
        let folders = FolderLayout(of: root)
        let project = names.first { $0.hasSuffix(".xcodeproj") }
        if names.contains("project.yml"), let parts = XcodeGenProject(at: "\(root)/project.yml")?.parts, !parts.isEmpty {
            add(parts)
            notes.append("the modules are the targets of project.yml")
        } else if let project, let targets = XcodeProject(at: "\(root)/\(project)/project.pbxproj")?.targets, !targets.isEmpty {
            add(targets.compactMap { target in folders.part(named: target.name).map { ($0, target.isTest) } })
            let missing = targets.filter { target in !(modules + tests).contains { $0.name == target.name } }.map(\.name)
            notes.append("the modules are the targets of \(project) with a folder of the same name")
            if !missing.isEmpty { notes.append("there is no folder for \(missing.joined(separator: ", ")): add what tests can import") }
        }
        if modules.isEmpty {
            add(folders.parts)
            let others = names.filter { ["Project.swift", "project.yml"].contains($0) || $0.hasSuffix(".xcodeproj") }
            notes = ["the modules are the folders with Swift files: compare them with the targets of the project"]
            if !others.isEmpty { notes.append("mockgen did not find modules in \(others.joined(separator: ", "))") }
        }
        if names.contains("Podfile") {
            notes.append("pods are not listed: add those with protocols to mock, such as RxSwift: [Pods/RxSwift]")
        }
    }

    private mutating func add(_ parts: [(part: Part, isTest: Bool)]) {
        modules = parts.filter { !$0.isTest }.map(\.part)
        tests = parts.filter(\.isTest).map(\.part)
    }
}

/// The folders of a project that have Swift files.
private struct FolderLayout {
    private let root: String
    /// Folders with the files of other people, and with what tools make.
    private static let ignored: Set = ["Pods", "Carthage", "DerivedData", "build", "vendor", "node_modules", "fastlane", "Tuist"]

    init(of root: String) { self.root = root }

    var parts: [(part: ProjectLayout.Part, isTest: Bool)] {
        let found = parts(in: "", depth: 0)
        // A project in one folder has the name of that folder.
        return found.isEmpty && !swiftFiles(in: "").isEmpty ? [(part(named: root.fileName, at: "."), false)] : found
    }

    /// Returns the part with the name of a target: the nearest folder with this name.
    func part(named name: String) -> ProjectLayout.Part? {
        var open = folders(in: "")
        for _ in 0..<4 {
            if let path = open.first(where: { $0.fileName == name && !swiftFiles(in: $0).isEmpty }) { return part(named: name, at: path) }
            open = open.flatMap(folders)
        }
        return nil
    }

    private func part(named name: String, at path: String) -> ProjectLayout.Part {
        let sources = "Sources".inFolder(path)
        return ProjectLayout.Part(name: name.moduleName, sources: [swiftFiles(in: sources).isEmpty ? path : sources])
    }

    private func parts(in folder: String, depth: Int) -> [(part: ProjectLayout.Part, isTest: Bool)] {
        folders(in: folder).flatMap { path -> [(part: ProjectLayout.Part, isTest: Bool)] in
            let name = path.fileName
            guard !swiftFiles(in: path).isEmpty else { return [] }
            if name.hasSuffix("Tests") { return [(part(named: name, at: path), true)] }
            let inner = folders(in: path).map(\.fileName)
            if inner.contains("Sources") {
                let tests = inner.contains("Tests") ? [ProjectLayout.Part(name: "\(name.moduleName)Tests", sources: ["\(path)/Tests"])] : []
                return [(part(named: name, at: path), false)] + tests.map { ($0, true) }
            }
            // A folder of modules, such as 'Features', has no Swift file of its own.
            let hasOwnFiles = entries(of: path).contains { !$0.isFolder && $0.name.hasSuffix(".swift") }
            let isGroup = inner.contains { hasModules(in: "\(path)/\($0)") }
            return hasOwnFiles || !isGroup || depth == 2 ? [(part(named: name, at: path), false)] : parts(in: path, depth: depth + 1)
        }
    }

    private func hasModules(in folder: String) -> Bool {
        folder.hasSuffix("Tests") || folders(in: folder).contains { $0.fileName == "Sources" }
    }

    private func folders(in folder: String) -> [String] {
        let folders = entries(of: folder).filter { entry in
            entry.isFolder && !entry.name.contains(".") && !Self.ignored.contains(entry.name)
        }
        return folders.map { $0.name.inFolder(folder) }.sorted()
    }

    private func swiftFiles(in folder: String) -> [String] { SourceEntry(folder.isEmpty ? "." : folder, in: root).swiftFiles }

    private func entries(of folder: String) -> [(name: String, isFolder: Bool)] { (try? Disk.entries(of: folder.inFolder(root))) ?? [] }
}

/// The targets in a project file of XcodeGen.
private struct XcodeGenProject {
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

/// The targets in a project file of Xcode.
private struct XcodeProject {
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
