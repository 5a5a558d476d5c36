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
        /// The names of the files in such a folder; empty if they are unknown.
        var fileNames: [String] = []
        /// Whether such a folder has a file for each mock.
        var hasFilePerMock = false
        var templates: [Located<String>] = []
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
    var paths: OldPaths
    /// The lines of the configuration that give the mocks the same names.
    var settings: [String] = []
    var entries: [Entry] = []
    /// The reason why there are no entries.
    var noMocks: Diagnostic?
    /// The last steps of the user.
    var nextSteps: [String] = []
    var problems: [Diagnostic] = []
    /// The settings without an equivalent, with the reason.
    var notes: [Located<String>] = []

    mutating func note(_ text: String, at location: SourceLocation) { notes.append(Located(text, at: location)) }

    mutating func noteNoEquivalent(of key: Located<String>) { note("'\(key.value)' has no equivalent: left out", at: key.location) }

    mutating func report(_ message: String, help: String, at location: SourceLocation) {
        problems.append(.cannotImport(message, help: help, at: location))
    }

    mutating func readTestableModules(_ modules: [Located<String>], of key: Located<String>, _ entry: inout Entry) {
        entry.testableModules += modules
        note("'\(key.value)' is not needed: mockgen imports the modules of the protocols", at: key.location)
    }
}

extension OldFile {
    /// Reads the file, or the files of a folder that have settings of mock generators.
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - root: the folder of the package or project.
    ///   - base: the folder of the new configuration.
    static func all(at path: String, root: String, base: String) throws(Diagnostics) -> [OldFile] {
        let names = Disk.isFolder(path) ? try? Disk.contents(of: path) : nil
        let known = names?.filter { name in [".yml", ".yaml", ".sh"].contains(where: name.hasSuffix) || name == "Mockfile" }
        var all: [OldFile] = []
        for file in known?.map({ "\(path)/\($0)" }) ?? [path] { all += try readings(of: file, root: root, base: base) }
        let files = all.filter { $0.noMocks == nil }
        guard files.isEmpty else { return files }
        if known == nil, let problem = all.firstNonNil(\.noMocks) { throw Diagnostics([problem]) }
        let shown = path.relative(to: root)
        let below = paths(below: path).map { $0.inFolder(shown == root ? "" : shown) }
        throw Diagnostics([.cannotReadOldFile("'\(shown)' has no file with settings of a mock generator", below: below)])
    }

    /// Returns the files in a folder and in folders below that certainly have settings of mock generators, relative to the folder.
    static func paths(below folder: String) -> [String] {
        FolderLayout(of: folder).folders(toDepth: 4).flatMap { path in [".sourcery.yml", "Mockfile"].map { $0.inFolder(path) } }
            .filter { Disk.exists($0.inFolder(folder)) }
    }

    static func command(for paths: [String]) -> String {
        ShellCommand.mockgen("init \(paths.map { "--from \($0)" }.joined(separator: " "))")
    }

    /// Reads a file for each generator that its name allows.
    private static func readings(of path: String, root: String, base: String) throws(Diagnostics) -> [OldFile] {
        let name = path.fileName
        let isYAML = [".yml", ".yaml"].contains(where: name.hasSuffix)
        let tools: [MockGenerator] = isYAML ? [.sourcery] : name == "Mockfile" ? [.swiftyMocky] : [.mockolo, .sourcery]
        return try tools.map { tool throws(Diagnostics) in try OldFile(at: path, of: tool, root: root, base: base) }
    }

    private init(at file: String, of tool: MockGenerator, root: String, base: String) throws(Diagnostics) {
        self.tool = tool
        path = file.relative(to: root)
        let bytes: [UInt8]
        do throws(Disk.Failure) {
            bytes = try Disk.read(file, limit: 1 << 20)
        } catch {
            throw Diagnostics([.cannotReadOldFile("cannot read '\(path)': \(error.reason)")])
        }
        let isScript = ![".yml", ".yaml", "Mockfile"].contains(where: file.fileName.hasSuffix)
        // Users run scripts in the folder of the project.
        paths = OldPaths(root: root, base: base, origins: (isScript ? [root] : []) + [file.parentFolder])
        switch tool {
        case _ where isScript: readCommands(ScriptCommand.all(in: bytes, path: path))
        case .swiftyMocky: readMockfile(try parseYAML(bytes, path: path))
        default: readSourcery(try parseYAML(bytes, path: path))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }
}

extension Diagnostic {
    /// - Parameter below: the files in folders below.
    fileprivate static func cannotReadOldFile(_ message: String, below: [String] = []) -> Diagnostic {
        let example = "name the file of the other generator, for example: \(OldFile.command(for: [".sourcery.yml"]))"
        return Diagnostic(
            .cannotRead, cause: .setup, message,
            help: below.isEmpty ? example : "found in folders below: \(OldFile.command(for: below))", at: nil)
    }

    static func cannotImport(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.cannotImport, cause: .setup, message, help: help, at: location)
    }

    /// The note on mocks that are left out because others remain.
    var noteOnLeftOut: Located<String>? {
        location.map { Located("\(message), so these mocks are left out" + (help.map { ": \($0)" } ?? ""), at: $0) }
    }
}
