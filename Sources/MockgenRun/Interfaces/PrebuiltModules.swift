import MockgenBytes
import MockgenDisk
import MockgenModel
import MockgenOutline

/// Modules without sources: in frameworks, in artifact bundles, or in the output of a compiler.
struct PrebuiltModules: Sendable {
    /// The folder of the package and the folder of its artifacts. Modules can be anywhere in them.
    private let packageFolders: [String]
    private let built: [String]
    var others: [String] = []
    /// The files in each folder. A run asks about many modules, and for several targets.
    private let found = AnswerTable<String, [File]>()

    init(root: String, buildFolder: BuildFolder) {
        packageFolders = [root, "\(buildFolder.path)/artifacts"]
        // Swift Build has a folder for each configuration and platform, such as `Debug-linux`.
        let products = "\(buildFolder.path)/out/Products"
        built =
            ["debug", "release"].map { "\(buildFolder.path)/\($0)/Modules" }
            + ((try? Disk.contents(of: products)) ?? []).map { "\(products)/\($0)" }
    }

    init(in folders: [String] = []) { (packageFolders, built, others) = ([], [], folders) }

    enum Found: Equatable {
        /// A `.swiftinterface`, which every compiler can read.
        case text(String)
        /// A `.swiftmodule`, which only its own compiler can read, with its folder and the folders of its dependencies.
        case binary(String, folders: [String])
    }

    func module(named name: String) -> Found? {
        let own = files.filter { $0.module == name }
        if let text = own.first(where: \.isText) { return .text(text.path) }
        return own.first.map { .binary($0.path, folders: ([$0.folder] + built.filter(Disk.isFolder)).unique) }
    }

    /// Returns a fingerprint that changes if any other module is added, removed or rebuilt.
    func fingerprint(without modules: Set<String>) -> Fingerprint {
        var fingerprint = Fingerprint()
        for file in files where !modules.contains(file.module) { fingerprint.add("\(file.path) \(Disk.state(of: file.path))") }
        return fingerprint
    }

    var paths: [String] { files.map(\.path) }

    private struct File: Sendable {
        let path: String
        /// `App.swiftmodule` is a file, or a folder with a file for each platform.
        let module: String
        let folder: String
        let isText: Bool
    }

    private var files: [File] {
        (packageFolders + built + others).unique.flatMap { folder in
            found.answer(to: folder) {
                var files: [File] = []
                var search = FolderSearch(in: folder)
                add(folder, around: nil, depth: 0, to: &files, &search)
                return files
            }
        }
    }

    /// - Parameter around: the folder that contains the folders of all modules, and the module of this folder.
    private func add(
        _ folder: String, around: (folder: String, module: String)?, depth: Int, to files: inout [File], _ search: inout FolderSearch
    ) {
        // Most files are sources, so skipping them first saves time.
        guard depth < FolderSearch.deepest, let entries = try? search.entries(of: folder, where: { !$0.hasSuffix(".swift") }) else {
            return
        }
        for (name, isFolder) in entries {
            let path = "\(folder)/\(name)"
            let parts = name.split(separator: ".")
            switch parts.last {
            // Skip the private and package interfaces: clients of the module cannot use their declarations.
            case "swiftinterface"
            where parts.count == 2 || around != nil && parts.dropLast().last != "private" && parts.dropLast().last != "package":
                files.append(File(path: path, module: around?.module ?? String(parts[0]), folder: around?.folder ?? folder, isText: true))
            case "swiftmodule" where around == nil && isFolder:
                add(path, around: (folder, String(parts[0])), depth: depth + 1, to: &files, &search)
            case "swiftmodule":
                files.append(File(path: path, module: around?.module ?? String(parts[0]), folder: around?.folder ?? folder, isText: false))
            case "swift", "swiftinterface", "swiftdoc": break
            default: if isFolder { add(path, around: nil, depth: depth + 1, to: &files, &search) }
            }
        }
    }
}
