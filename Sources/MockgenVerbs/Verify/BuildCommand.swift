import MockgenConfig
import MockgenDisk
import MockgenModel
import MockgenRun

/// The user's command that builds the targets unknown to SwiftPM.
struct BuildCommand: MockBuild {
    let command = "the build command"
    let step = "running the build command"
    private let configured: Located<String>
    /// The folder of the configuration.
    private let folder: String

    /// Returns nil if the configuration has no command, or if the command builds the project around the package.
    init?(of configuration: Configuration, in workspace: Workspace) {
        guard let command = configuration.buildCommand, !workspace.isOneOfSeveral else { return nil }
        configured = command
        folder = workspace.configurationPath.parentFolder
    }

    /// The warning if SwiftPM already builds all targets.
    var unused: Diagnostic {
        Diagnostic(
            .unusedBuildCommand, .warning, cause: .setup, "the build command is not used, because SwiftPM builds all targets of this file",
            help: "remove 'verify'", at: configured.location)
    }

    func run() throws(Disk.Failure) -> BuildLog? {
        let script = ["/bin/sh", "-c", Self.script, "mockgen", folder, configured.value]
        return BuildLog(of: try Subprocess.run(script, errors: .captured), in: folder)
    }

    /// `pipefail` reports a failure anywhere in a pipe, if the shell supports it.
    private static let script = """
        cd "$1" || exit
        if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi
        eval "$2"
        """

    func failure(_ log: BuildLog, hiding targets: [String]) -> Diagnostic {
        // The exit codes of a shell that cannot run a program.
        let isMissing = [126, 127].contains(log.status)
        return Diagnostic(
            .buildCommandFailed, cause: isMissing ? .setup : .code,
            "the build command failed with exit code \(log.status), so mockgen cannot tell whether all mocks of "
                + "\(quotedList(targets, "and")) compile",
            help: "\(isMissing ? "correct the command" : "make the command pass"), or skip it with '--no-build'", at: configured.location,
            notes: log.lines.suffix(5).map { .init($0, at: nil) })
    }
}
