/// The page about a kind of message that `mockgen explain ID` prints.
package struct DiagnosticPage: Sendable {
    package let id: Diagnostic.ID
    /// Describes the problem, and why it is one.
    package let meaning: String
    /// Source text or a command that produces the message.
    package let example: String
    package let remedy: String

    package init(_ id: Diagnostic.ID, _ meaning: String, example: String, remedy: String) {
        self.id = id
        self.meaning = meaning
        self.example = example
        self.remedy = remedy
    }

    package var text: String {
        let example = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        return "\(meaning)\n\nFor example:\n\(example.joined(separator: "\n"))\n\nWhat to do: \(remedy)"
    }
}
