/// Modules that come without sources: in frameworks and bundles of artifacts, or as the compiler left them.
struct PrebuiltModules: Sendable {
    /// Of the package, which may have them anywhere.
    let root: String
    let buildFolder: BuildFolder

    enum Found: Equatable {
        /// A `.swiftinterface`.
        case text(String)
        /// A `.swiftmodule`, which only the compiler can read, and the folders with it and with what it may import.
        case binary(String, folders: [String])
    }

    /// An interface is text for every compiler; what is compiled may be of another one.
    func module(named name: String) -> Found? {
        var binary: String?
        for folder in [root, "\(buildFolder.path)/artifacts"] + built {
            switch find(name, in: folder, depth: 0) {
            case .text(let path): return .text(path)
            case .binary(let path, _): binary = binary ?? path
            case nil: break
            }
        }
        return binary.map { path in
            // `App.swiftmodule`, or a folder of that name with a file for each platform.
            let own = path.parentFolder.hasSuffix(".swiftmodule") ? path.parentFolder.parentFolder : path.parentFolder
            return .binary(path, folders: ([own] + built.filter(Disk.isFolder)).unique)
        }
    }

    private var built: [String] { ["debug", "release"].map { "\(buildFolder.path)/\($0)/Modules" } }

    private func find(_ name: String, in folder: String, depth: Int) -> Found? {
        // A link may lead in a circle.
        guard depth < 12, let names = try? Disk.contents(of: folder) else { return nil }
        var binary: Found?
        for entry in names where !entry.hasPrefix(".") {
            let path = "\(folder)/\(entry)"
            if entry == "\(name).swiftinterface" { return .text(path) }
            if entry == "\(name).swiftmodule" {
                guard let files = try? Disk.contents(of: path) else {
                    binary = binary ?? .binary(path, folders: [])
                    continue
                }
                // Besides the public one there may be one with more than the module's clients can use.
                let isPublic = { (file: String) in !file.hasSuffix(".private.swiftinterface") && !file.hasSuffix(".package.swiftinterface")
                }
                if let text = files.first(where: { $0.hasSuffix(".swiftinterface") && isPublic($0) }) { return .text("\(path)/\(text)") }
                if let file = files.first(where: { $0.hasSuffix(".swiftmodule") }) {
                    binary = binary ?? .binary("\(path)/\(file)", folders: [])
                }
            } else if !entry.hasSuffix(".swift"), Disk.isFolder(path) {
                switch find(name, in: path, depth: depth + 1) {
                case .text(let path): return .text(path)
                case .binary(let path, _): binary = binary ?? .binary(path, folders: [])
                case nil: break
                }
            }
        }
        return binary
    }
}
