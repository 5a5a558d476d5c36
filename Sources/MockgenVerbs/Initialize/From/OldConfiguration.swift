import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The settings of another mock generator, as `init --from` reads them from one file.
struct OldConfiguration {
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

        init(at location: SourceLocation) { self.location = location }
    }

    let tool: MockGenerator
    let path: String
    /// The lines of the configuration that give the mocks the same names.
    var settings: [String] = []
    var entries: [Entry] = []
    /// The reason why there are no entries.
    var noMocks: Diagnostic?
    /// The last steps of the user.
    var nextSteps: [String] = []
    /// The settings without an equivalent, with the reason.
    private(set) var notes: [Located<String>] = []

    init(of tool: MockGenerator, path: String) {
        self.tool = tool
        self.path = path
    }

    mutating func note(_ text: String, at location: SourceLocation) { notes.append(Located(text, at: location)) }
}

extension OldConfiguration {
    private static let limit = 1 << 20

    /// Whether a file in a folder can have such settings.
    static func canBe(_ name: String) -> Bool {
        [".yml", ".yaml", ".sh"].contains(where: name.hasSuffix) || name == "Mockfile"
    }

    /// Reads a file. Its name tells the generator.
    /// - Parameter file: an absolute path.
    /// - Parameter root: the folder of the package or project.
    init(at file: String, root: String) throws(Diagnostics) {
        let path = file.relative(to: root)
        let bytes = try Disk.readNamed(file, limit: Self.limit) { .cannotReadOldFile(path, $0.reason) }
        let name = file.fileName
        if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
            self = try SourceryReader.read(try parseYAML(bytes, path: path), path: path, folder: file.parentFolder)
        } else if name == "Mockfile" {
            self = try SwiftyMockyReader.read(try parseYAML(bytes, path: path), path: path)
        } else {
            self = try MockoloReader.read(ScriptReader.read(bytes, path: path), path: path)
        }
    }
}

extension Diagnostic {
    fileprivate static func cannotReadOldFile(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .cannotRead, cause: .setup, "cannot read '\(path)': \(reason)",
            help: "name the file of the other generator, for example: \(ShellCommand.mockgen("init --from .sourcery.yml"))", at: nil)
    }

    static func cannotImport(_ message: String, help: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.cannotImport, cause: .setup, message, help: help, at: location)
    }
}
