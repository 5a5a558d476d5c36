package import MockgenModel

/// The result of a run that checks whether mocks are up to date and compile.
package struct VerifyReport: Sendable {
    package var targets: [String] = []
    package var mocks = 0
    /// Checked-in files that are up to date.
    package var fresh: [String] = []
    /// Targets that SwiftPM has built.
    package var compiled: [String] = []
    /// Targets that the build command of the configuration has built.
    package var built: [String] = []
    package var problems: [Diagnostic] = []
    /// A unified diff for each file that is out of date, if the user wants diffs.
    package var diffs: [FileDiff] = []
    /// Whether there are targets that only a build command can build, and none in the configuration.
    package var needsBuildCommand = false
    /// Whether a command plugin has to build before it runs the tool again; nothing is reported before.
    package var awaitsBuild = false

    /// The exit code of a run that ends because of `awaitsBuild`.
    package static let exitCodeBeforeBuild: Int32 = 75
}

/// The changes of a file, in the format of `diff -u`.
package struct FileDiff: Sendable {
    package var path: String
    /// Whether the file does not exist yet.
    package var isNew: Bool
    package var hunks: String

    package var text: String { "--- \(isNew ? "/dev/null" : "a/\(path)")\n+++ b/\(path)\n\(hunks)" }
}
