package import MockgenModel

extension [Diagnostic] {
    /// The messages that a run shows in a terminal or log. Other programs receive all messages.
    package func text(_ format: (Diagnostic) -> String) -> String {
        let shown = prefix(100)
        let rest = count - shown.count
        return shown.map { format($0.printable) }.joined() + (rest > 0 ? "mockgen: and \(rest) more; correct these first\n" : "")
    }
}
