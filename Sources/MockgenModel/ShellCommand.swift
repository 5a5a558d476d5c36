/// The commands that messages, help and generated text tell people to type.
///
/// They go through the command plugins, which run the executable that the build tool plugin has built. `swift run mockgen` would
/// compile mockgen a second time.
package enum ShellCommand {
    /// The verb of the command plugin that only reads the package.
    package static let readingPlugin = "mockgen"
    /// The verb of the command plugin that may write to the package.
    package static let writingPlugin = "mockgen-write"

    /// Returns `swift package mockgen verify` for `verify`, and `swift package mockgen-write generate` for `generate`.
    package static func mockgen(_ arguments: String) -> String {
        let words = arguments.split(separator: " ")
        let printsOnly = words.contains("--stdout") || words.contains("--help")
        let writes = words.first.map { writesPackage(verb: $0, isToStdout: printsOnly) } ?? false
        return "swift package \(writes ? writingPlugin : readingPlugin) \(arguments)"
    }

    /// Whether a run of the verb writes files of the package, for which SwiftPM asks the user's permission.
    package static func writesPackage(verb: some StringProtocol, isToStdout: Bool) -> Bool {
        (verb == "generate" || verb == "init") && !isToStdout
    }
}
