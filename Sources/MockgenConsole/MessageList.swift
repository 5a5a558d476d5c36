package import MockgenModel

/// The messages that a run shows in a terminal or log. Other programs receive all messages.
package struct MessageList {
    private static let limit = 100

    private let shown: [Diagnostic]
    private let rest: Int

    package init(_ diagnostics: [Diagnostic]) {
        shown = diagnostics.prefix(Self.limit).map(\.printable)
        rest = diagnostics.count - shown.count
    }

    package func text(_ format: (Diagnostic) -> String) -> String {
        shown.map(format).joined() + (rest > 0 ? "mockgen: and \(rest) more; correct these first\n" : "")
    }
}
