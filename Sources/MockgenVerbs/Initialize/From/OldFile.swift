import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// A file with the settings of another mock generator, as `init --from` reads it.
struct OldFile {
    struct Entry {
        let location: SourceLocation
        /// A file, or a folder for files.
        var output: Located<String>?
        /// The names of the files in such a folder; empty if they depend on the sources.
        var fileNames: [String] = []
        /// Files, folders and globs; empty for everything.
        var sources: [Located<String>] = []
        var excludedSources: [Located<String>] = []
        /// Suffixes of excluded file names, without `.swift`.
        var excludedSuffixes: [Located<String>] = []
        var imports: [Located<String>] = []
        /// The words that annotate the protocols to mock.
        var annotations: [String] = []
        var testableModules: [Located<String>] = []
        /// The condition of the `#if` around the mocks.
        var condition: Located<String>?
        /// Targets that compile the mocks, or that declare the protocols.
        var targets: [Located<String>] = []
    }

    let tool: MockGenerator
    let path: String
    let paths: OldPaths
    /// The lines of the configuration that give the mocks the same names.
    var settings: [String] = []
    var entries: [Entry] = []
    /// The reason why there are no entries.
    var noMocks: Diagnostic?
    /// The last steps of the user.
    var nextSteps: [String] = []
    var problems: [Diagnostic] = []
    /// The settings without an equivalent, with the reason.
    private(set) var notes: [Located<String>] = []

    mutating func note(_ text: String, at location: SourceLocation) { notes.append(Located(text, at: location)) }
}

extension OldFile {
    /// Reads the file, or the files of a folder that have settings of mock generators.
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - root: the folder of the package or project.
    ///   - base: the folder of the new configuration.
    static func all(at path: String, root: String, base: String) throws(Diagnostics) -> [OldFile] {
        guard Disk.isFolder(path), let names = try? Disk.contents(of: path) else {
            let file = try OldFile(at: path, root: root, base: base)
            if let problem = file.noMocks { throw Diagnostics([problem]) }
            return [file]
        }
        var files: [OldFile] = []
        for name in names where [".yml", ".yaml", ".sh"].contains(where: name.hasSuffix) || name == "Mockfile" {
            let file = try OldFile(at: "\(path)/\(name)", root: root, base: base)
            if file.noMocks == nil { files.append(file) }
        }
        guard !files.isEmpty else {
            throw Diagnostics([.cannotReadOldFile("'\(path.relative(to: root))' has no file with settings of a mock generator")])
        }
        return files
    }

    /// Reads a file. Its name tells the generator.
    private init(at file: String, root: String, base: String) throws(Diagnostics) {
        path = file.relative(to: root)
        let bytes: [UInt8]
        do throws(Disk.Failure) {
            bytes = try Disk.read(file, limit: 1 << 20)
        } catch {
            throw Diagnostics([.cannotReadOldFile("cannot read '\(path)': \(error.reason)")])
        }
        let name = file.fileName
        tool = [".yml", ".yaml"].contains(where: name.hasSuffix) ? .sourcery : name == "Mockfile" ? .swiftyMocky : .mockolo
        // Users run scripts in the folder of the project.
        paths = OldPaths(root: root, base: base, origins: (tool == .mockolo ? [root] : []) + [file.parentFolder])
        switch tool {
        case .sourcery: readSourcery(try parseYAML(bytes, path: path))
        case .swiftyMocky: readMockfile(try parseYAML(bytes, path: path))
        default: readCommands(ScriptReader.read(bytes, path: path))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension Diagnostic {
    fileprivate static func cannotReadOldFile(_ message: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, message,
            help: "name the file of the other generator, for example: \(ShellCommand.mockgen("init --from .sourcery.yml"))", at: nil)
    }

    static func cannotImport(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.cannotImport, cause: .setup, message, help: help, at: location)
    }
}
