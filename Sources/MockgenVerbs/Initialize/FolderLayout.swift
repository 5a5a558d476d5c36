import MockgenDisk
import MockgenRun

/// The folders with Swift files.
struct FolderLayout {
    let root: String
    /// Third-party code, and the output of tools.
    private static let ignored: Set = ["Pods", "Carthage", "DerivedData", "build", "vendor", "node_modules", "fastlane", "Tuist"]

    init(of root: String) { self.root = root }

    var parts: [ProjectPart] {
        let found = parts(in: "", depth: 0)
        // A project with only one folder has the name of that folder.
        return found.isEmpty && !swiftFiles(in: "").isEmpty ? [part(named: root.fileName, at: ".")] : found
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
    func part(named name: String, in folder: String = "") -> ProjectPart? {
        var open = folders(in: folder)
        for _ in 0..<4 {
            let found = open.first { $0.fileName == name && isOwn($0) && !swiftFiles(in: $0).isEmpty }
            if let found { return part(named: name, at: found) }
            open = open.flatMap(folders)
        }
        return nil
    }

    private func part(named name: String, at path: String, isTest: Bool = false) -> ProjectPart {
        let sources = "Sources".inFolder(path)
        return ProjectPart(name: name.moduleName, sources: [swiftFiles(in: sources).isEmpty ? path : sources], isTest: isTest)
    }

    private func parts(in folder: String, depth: Int) -> [ProjectPart] {
        folders(in: folder).flatMap { path -> [ProjectPart] in
            let name = path.fileName
            guard isOwn(path), !swiftFiles(in: path).isEmpty else { return [] }
            if name.hasSuffix("Tests") { return [part(named: name, at: path, isTest: true)] }
            let inner = folders(in: path).map(\.fileName)
            if inner.contains("Sources") {
                let tests = ProjectPart(name: "\(name.moduleName)Tests", sources: ["\(path)/Tests"], isTest: true)
                return [part(named: name, at: path)] + (inner.contains("Tests") ? [tests] : [])
            }
            // A folder of modules, such as 'Features', does not contain Swift files itself.
            let hasOwnFiles = entries(of: path).contains { !$0.isFolder && $0.name.hasSuffix(".swift") }
            let isGroup = inner.contains { hasModules(in: "\(path)/\($0)") }
            return hasOwnFiles || !isGroup || depth == 2 ? [part(named: name, at: path)] : parts(in: path, depth: depth + 1)
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

    private func isOwn(_ folder: String) -> Bool { FileOwner(of: folder.inFolder(root), in: root) == .own }

    func swiftFiles(in folder: String) -> [String] { SourceEntry(folder.isEmpty ? "." : folder, in: root).swiftFiles }

    private func entries(of folder: String) -> [(name: String, isFolder: Bool)] { (try? Disk.entries(of: folder.inFolder(root))) ?? [] }
}
