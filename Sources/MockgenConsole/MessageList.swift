package import MockgenModel

extension [Diagnostic] {
    /// The messages that a run shows in a terminal or log. Other programs receive all messages.
    package func text(_ format: (Diagnostic) -> String) -> String {
        let shown = prefix(100)
        let rest = count - shown.count
        return shown.map { format($0.printable) }.joined() + (rest > 0 ? "mockgen: and \(rest) more; correct these first\n" : "")
    }

    /// The messages for a person, and where to read more about the first error.
    package func textWithReference(_ format: TextFormat) -> String {
        let error = first { $0.severity == .error && $0.id != .usage }
        let reference = error.map { "mockgen: for more, run '\(ShellCommand.mockgen("explain \($0.id)"))'\n" }
        return text(format.text) + (reference ?? "")
    }
}
