import MockgenDisk
import MockgenModel

/// A file with the settings of another generator, and what its paths mean.
struct OldFile {
    struct Entry {
        let old: OldConfiguration.Entry
        let file: OldFile
    }

    let configuration: OldConfiguration
    let paths: OldPaths

    var entries: [Entry] { configuration.entries.map { Entry(old: $0, file: self) } }

    /// - Parameters:
    ///   - file: an absolute path.
    ///   - root: the folder of the package or project.
    ///   - base: the folder of the new configuration.
    private init(at file: String, root: String, base: String) throws(Diagnostics) {
        configuration = try OldConfiguration(at: file, root: root)
        paths = OldPaths(of: configuration, at: file, root: root, base: base)
    }

    /// Reads the file, or the files of a folder that have settings of mock generators.
    static func all(at path: String, root: String, base: String) throws(Diagnostics) -> [OldFile] {
        guard Disk.isFolder(path), let names = try? Disk.contents(of: path) else {
            let file = try OldFile(at: path, root: root, base: base)
            if let problem = file.configuration.noMocks { throw Diagnostics([problem]) }
            return [file]
        }
        var files: [OldFile] = []
        for name in names where OldConfiguration.canBe(name) {
            let file = try OldFile(at: "\(path)/\(name)", root: root, base: base)
            if file.configuration.noMocks == nil { files.append(file) }
        }
        guard !files.isEmpty else { throw Diagnostics([.noOldFile(in: path.relative(to: root))]) }
        return files
    }
}

extension Diagnostic {
    fileprivate static func noOldFile(in folder: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "'\(folder)' has no file with settings of a mock generator",
            help: "name the file of the other generator, for example: \(ShellCommand.mockgen("init --from .sourcery.yml"))", at: nil)
    }
}
