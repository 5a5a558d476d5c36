import MockgenModel
import MockgenOutline

/// Modules that come without sources: in frameworks and bundles of artifacts, or as a compiler left them.
struct PrebuiltModules: Sendable {
    /// Of the package, which may have them anywhere.
    let root: String
    let buildFolder: BuildFolder

    enum Found: Equatable {
        /// A `.swiftinterface`, which is text for every compiler.
        case text(String)
        /// A `.swiftmodule`, which only the compiler that made it can read, and the folders with it and with what it may import.
        case binary(String, folders: [String])
    }

    func module(named name: String) -> Found? {
        let own = files.filter { $0.module == name }
        if let text = own.first(where: \.isText) { return .text(text.path) }
        return own.first.map { .binary($0.path, folders: ([$0.folder] + built.filter(Disk.isFolder)).unique) }
    }

    /// Changes when another module than these comes, goes or is made again.
    func fingerprint(without modules: Set<String>) -> Fingerprint {
        var fingerprint = Fingerprint()
        for file in files where !modules.contains(file.module) { fingerprint.add("\(file.path) \(Disk.state(of: file.path))") }
        return fingerprint
    }

    private var built: [String] { ["debug", "release"].map { "\(buildFolder.path)/\($0)/Modules" } }

    private struct File {
        let path: String
        /// `App.swiftmodule` is a file, or a folder with a file for each platform.
        let module: String
        /// Where `App.swiftmodule` is.
        let folder: String
        let isText: Bool
    }

    private var files: [File] {
        var files: [File] = []
        for folder in [root, "\(buildFolder.path)/artifacts"] + built { add(folder, around: nil, depth: 0, to: &files) }
        return files
    }

    /// - Parameter around: the folder with those of all modules, and the one that this folder is of.
    private func add(_ folder: String, around: (folder: String, module: String)?, depth: Int, to files: inout [File]) {
        // A link may lead in a circle.
        guard depth < 16, let names = try? Disk.contents(of: folder) else { return }
        for name in names where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            let parts = name.split(separator: ".")
            switch parts.last {
            // Besides the public one there may be others with more than the module's clients can use.
            case "swiftinterface"
            where parts.count == 2 || around != nil && parts.dropLast().last != "private" && parts.dropLast().last != "package":
                files.append(File(path: path, module: around?.module ?? String(parts[0]), folder: around?.folder ?? folder, isText: true))
            case "swiftmodule" where around == nil && Disk.isFolder(path):
                add(path, around: (folder, String(parts[0])), depth: depth + 1, to: &files)
            case "swiftmodule":
                files.append(File(path: path, module: around?.module ?? String(parts[0]), folder: around?.folder ?? folder, isText: false))
            case "swift", "swiftinterface", "swiftdoc": break
            default: if Disk.isFolder(path) { add(path, around: nil, depth: depth + 1, to: &files) }
            }
        }
    }
}
