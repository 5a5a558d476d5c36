import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRender
import MockgenRun

/// The user's command that builds the targets that SwiftPM does not know.
struct BuildCommand {
    /// A target with up-to-date checked-in mocks.
    struct Build {
        let target: String
        /// The path of the checked-in file, relative to the package.
        let path: String
        let mocks: MockText
    }

    private let command: Located<String>
    /// The folder of the configuration, in which the command runs.
    private let folder: String
    private let root: String

    /// Returns nil if the configuration has no command, or one for the project around the package.
    init?(of configuration: Configuration, in workspace: Workspace) {
        guard let command = configuration.buildCommand, !workspace.isOneOfSeveral else { return nil }
        self.command = command
        folder = workspace.configurationPath.parentFolder
        root = workspace.root
    }

    /// The warning if SwiftPM builds all targets.
    var unused: Diagnostic {
        Diagnostic(
            .unusedBuildCommand, .warning, cause: .setup, "the build command is not used, because SwiftPM builds all targets of this file",
            help: "remove 'verify'", at: command.location)
    }

    /// Runs the command. Returns its errors and warnings in mocks, at the requirements that they are about, or the reason of its failure.
    func run(for builds: [Build]) throws(Diagnostics) -> [Diagnostic] {
        let output: Subprocess.Output
        do throws(Disk.Failure) {
            output = try Subprocess.run(["/bin/sh", "-c", Self.script, "mockgen", folder, command.value], errors: .captured)
        } catch {
            throw Diagnostics([.cannotCheck(builds[0].target, error)])
        }
        let log = String(decoding: output.standardOutput, as: UTF8.self)
        // Xcode prints a message once for each architecture.
        let messages = log.compilerMessages.map { $0.resolvingPaths(resolved) }.unique
        let paths = builds.map { resolved($0.path.inFolder(root)) }
        let found = zip(builds, paths).flatMap { build, path in
            CompilerFindings(target: build.target, root: root, parts: [path: build.mocks])
                .diagnostics(messages.filter { $0.isAboutMock(at: path) })
        }
        if found.contains(where: { $0.severity == .error }) { return found }
        // The errors of a program before a pipe do not change the exit code in every shell.
        let errors = messages.filter { $0.severity == .error }
        guard output.status != 0 || !errors.isEmpty else { return found }
        return found + [failure(output.status, errors, log, of: builds)]
    }

    /// A failure anywhere in a pipe is a failure of the command, if the shell can tell.
    private static let script = """
        cd "$1" || exit
        if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi
        eval "$2"
        """

    private func resolved(_ path: String) -> String {
        let path = path.inFolder(folder).normalizedPath
        return Disk.realPath(path) ?? path
    }

    private func failure(_ status: Int32, _ errors: [CompilerMessage], _ log: String, of builds: [Build]) -> Diagnostic {
        let lines = log.split(separator: "\n").suffix(5).map(String.init)
        let reasons =
            errors.isEmpty
            ? lines.map { Diagnostic.Note($0, at: nil) }
            : errors.prefix(5).map { Diagnostic.Note($0.text, at: $0.locationInFile(root: root)) }
        let rest = errors.count - reasons.count
        let targets = quotedList(builds.map(\.target), "and")
        // The codes of a shell that cannot run a program.
        let isMissing = errors.isEmpty && [126, 127].contains(status)
        return Diagnostic(
            .buildCommandFailed, cause: isMissing ? .setup : .code,
            (status == 0
                ? "the build command printed errors, although its exit code is 0," : "the build command failed with exit code \(status),")
                + " so mockgen does not know whether the mocks of \(targets) compile",
            help: "\(isMissing ? "correct the command" : "make the command pass"), or skip it with '--no-build'",
            at: command.location, notes: reasons + (rest > 0 && !errors.isEmpty ? [.init("and \(rest) more", at: nil)] : []))
    }
}

extension CompilerMessage {
    /// Whether the message is about a line of the mocks, or about code without a file, such as a macro, that a line of the mocks uses. An
    /// error in a test may have a note about the declaration in the mock.
    fileprivate func isAboutMock(at path: String) -> Bool {
        self.path == path || !isInFile && notes.contains { $0.path == path }
    }
}
