/// The commands that messages, help and generated text tell people to type.
///
/// They go through the command plugins. SwiftPM builds the executable of a command plugin from what it has compiled for the build tool plugin.
/// For `swift run mockgen`, it would compile all of mockgen a second time.
package enum ShellCommand {
    /// Whether the run is for a package. Other projects have no command plugins, so people type the name of the executable.
    @TaskLocal package static var isInPackage = true

    /// Returns `swift package mockgen verify` for `verify`, and `swift package mockgen-write generate` for `generate`.
    package static func mockgen(_ arguments: String) -> String {
        let words = arguments.split(separator: " ")
        // Other build systems run the executable.
        guard isInPackage, words.first != "action" else { return "mockgen \(arguments)" }
        let printsOnly = words.contains("--stdout") || words.contains("--help")
        let writes = words.first.map { writesPackage(verb: $0, isToStdout: printsOnly) } ?? false
        return "swift package \(writes ? "mockgen-write" : "mockgen") \(arguments)"
    }

    /// Returns the command that may write to the package, with these arguments, and the same for scripts, where SwiftPM cannot ask.
    package static func writing(_ arguments: [String]) -> (onTerminal: String, inScripts: String) {
        let words = (["mockgen-write"] + arguments.map(quoted)).joined(separator: " ")
        return ("swift package \(words)", "swift package --allow-writing-to-package-directory \(words)")
    }

    /// Whether a run of the verb writes files of the package, for which SwiftPM asks the user's permission.
    package static func writesPackage(verb: some StringProtocol, isToStdout: Bool) -> Bool {
        ["generate", "init", "action", "report", "bundle"].contains(verb) && !isToStdout
    }

    static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@+".contains($0)) }
        return plain && !word.isEmpty
            ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
}
