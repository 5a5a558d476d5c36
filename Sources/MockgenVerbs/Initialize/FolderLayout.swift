import MockgenDisk
import MockgenRun

/// The folders with Swift files.
struct FolderLayout {
    let root: String
    /// Third-party code, and the output of tools.
    private static let ignored: Set = ["Pods", "Carthage", "DerivedData", "build", "vendor", "node_modules", "fastlane", "Tuist"]

    init(of root: String) { self.root = root }

    var parts: [(part: ProjectLayout.Part, isTest: Bool)] {
        let found = parts(in: "", depth: 0)
        // A project with only one folder has the name of that folder.
        return found.isEmpty && !swiftFiles(in: "").isEmpty ? [(part(named: root.fileName, at: "."), false)] : found
    }

    func folders(toDepth depth: Int) -> [String] {
        var all = [""]
        var open = [""]
        for _ in 0..<depth {
            open = open.flatMap(folders)
            all += open
        }
        return all
    }

    /// Returns the nearest folder with the name of a target.
    func part(named name: String, in folder: String = "") -> ProjectLayout.Part? {
        var open = folders(in: folder)
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
            // A folder of modules, such as 'Features', does not contain Swift files itself.
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

    func swiftFiles(in folder: String) -> [String] { SourceEntry(folder.isEmpty ? "." : folder, in: root).swiftFiles }

    private func entries(of folder: String) -> [(name: String, isFolder: Bool)] { (try? Disk.entries(of: folder.inFolder(root))) ?? [] }
}
