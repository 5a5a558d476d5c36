import MockgenDisk
import MockgenModel
import MockgenRun

/// The targets of an Xcode project, with the folders of their sources.
struct XcodeProject {
    private let objects: XcodeObjects
    private let folders: FolderLayout
    /// The files that each target compiles.
    private let files: [String: Set<String>]
    private let tests: [String]
    /// The targets that a test can import.
    private let modules: [String]

    /// - Parameters:
    ///   - path: relative to the root.
    ///   - found: the Swift files of the root.
    init?(at path: String, in folders: FolderLayout, among found: Set<String>) {
        guard let objects = XcodeObjects(ofProjectAt: path, in: folders.root) else { return nil }
        let files = Dictionary(uniqueKeysWithValues: objects.targets.map { ($0, objects.files(of: $0, among: found)) })
        let tests = objects.targets.filter { objects.isOfType("unit-test", $0) }
        let needed = tests.map(objects.dependencies)
        let importable = objects.targets.filter { target in
            // Tests can import only the apps that they depend on.
            ["framework", "library", "tool"].contains { objects.isOfType($0, target) }
                || objects.isOfType("application", target) && needed.contains { $0.isEmpty || $0.contains(target) }
        }
        (self.objects, self.folders, self.files, self.tests) = (objects, folders, files, tests)
        modules = importable.filter { target in
            // A framework for another platform has mostly files of the same framework.
            let own = files[target] ?? []
            let isPart = importable.contains { other in
                let shared = own.intersection(files[other] ?? []).count
                return own.count < files[other]?.count ?? 0 && own.count < 2 * shared
            }
            return !isPart || needed.contains { $0.contains(target) }
        }
    }

    /// The modules that tests can import, and the tests.
    var parts: [ProjectPart] {
        (modules + tests).map { target in
            var part = ProjectPart(name: moduleName(of: target), sources: sources(of: target), isTest: tests.contains(target))
            part.settings = BuildSettings([objects.settings(of: target)] + objects.sharedSettings)
            if part.isTest { part.hidden = hiddenModules(from: target) }
            return part
        }
    }

    private func moduleName(of target: String) -> String {
        let product = tests.contains(target) ? nil : objects.settings(of: target).productName
        return (product ?? objects.text("name", of: target) ?? "").moduleName
    }

    private func files(of targets: some Sequence<String>) -> Set<String> { Set(targets.flatMap { files[$0] ?? [] }) }

    private func sources(of target: String) -> [String] {
        let isTest = tests.contains(target)
        // Some test targets share helpers, or also compile files of the app. A module can contain the folders of tests, which keep their files.
        let all = files(of: [target])
        let exclusive = isTest ? all.subtracting(files(of: objects.targets.filter { $0 != target })) : all
        let own = exclusive.isEmpty ? all : exclusive
        let foreign = [objects.targets, modules + tests].map { targets in
            files(of: targets.filter { isTest || !tests.contains($0) }).subtracting(all)
        }
        let sources = own.folders(avoiding: foreign)
        if isTest, let first = sources.first, !first.hasSuffix(".swift") { return sources.filter { !$0.hasSuffix(".swift") } }
        guard sources.isEmpty, let name = objects.text("name", of: target) else { return sources }
        // A target whose files are in many folders usually has one with its own name.
        return (folders.part(named: name, in: objects.folder) ?? folders.part(named: name))?.sources ?? []
    }

    /// Two apps can share files: the tests of one cannot import the modules of the other.
    private func hiddenModules(from test: String) -> Set<String> {
        let direct = objects.dependencies(of: test)
        var needed = direct
        while case let more = needed.union(needed.flatMap(objects.dependencies)), more != needed { needed = more }
        let shared = files(of: needed)
        let visible = modules.filter { module in
            if objects.isOfType("application", module) { return direct.isEmpty || direct.contains(module) }
            return needed.contains(module) || shared.isDisjoint(with: files(of: [module]))
        }
        // The frameworks for two platforms can have the same name.
        return Set(modules.map(moduleName)).subtracting(visible.map(moduleName))
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

extension BuildSettings.Level {
    /// The name that the settings give to the module, if all configurations agree.
    fileprivate var productName: String? {
        ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].firstNonNil { name in
            let texts = values[name] ?? []
            return texts.count == 1 ? texts.first.flatMap { $0.contains("$") ? nil : $0 } : nil
        }
    }
}

extension Set<String> {
    /// The longest list that people still read.
    private static var longest: Int { 12 }

    /// Returns the folders and files that contain these files, and none of the first set of other files that leaves a short list. If there is
    /// none, returns the largest folders with mostly these files.
    fileprivate func folders(avoiding others: [Set<String>]) -> [String] {
        let lists = others.lazy.map { Array(self).folders(avoiding: $0, in: "", tolerance: 0) }
        if let short = lists.first(where: { $0.count <= Self.longest }) { return short }
        let mostly = Array(self).folders(avoiding: others.last ?? [], in: "", tolerance: 0.5)
        return Array(mostly.filter { !$0.hasSuffix(".swift") }.prefix(Self.longest))
    }
}

extension [String] {
    /// The folder with the most files comes first.
    fileprivate func folders(avoiding others: Set<String>, in folder: String, tolerance: Double) -> [String] {
        let depth = folder.split(separator: "/").count + 1
        let children = Dictionary(grouping: self) { $0.split(separator: "/").prefix(depth).joined(separator: "/") }
        let isAlone = children.count == 1 && !children.keys.contains { $0.hasSuffix(".swift") }
        let isOwn = !folder.isEmpty && Double(others.count { $0.hasPrefix(folder + "/") }) <= Double(count) * tolerance
        if isOwn, !isAlone { return [folder] }
        return children.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.flatMap { path, files in
            path.hasSuffix(".swift") ? [path] : files.folders(avoiding: others, in: path, tolerance: tolerance)
        }
    }
}
