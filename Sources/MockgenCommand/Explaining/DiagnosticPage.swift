/// What there is to say about a kind of message beyond the message itself.
package struct DiagnosticPage: Sendable {
    package let id: String
    /// What is wrong, and why mockgen minds.
    package let meaning: String
    /// Text that gives the message.
    package let example: String
    package let remedy: String

    init(_ id: String, _ meaning: String, example: String, remedy: String) {
        self.id = id
        self.meaning = meaning
        self.example = example
        self.remedy = remedy
    }

    /// Every id that mockgen prints has its page; a test compares them with the sources.
    package static let all: [DiagnosticPage] =
        (commandPages + yamlPages + configurationPages + selectionPages + protocolPages + classPages + modelPages + packagePages
        + verifyPages)
        .sorted { $0.id < $1.id }

    package static func named(_ id: String) -> DiagnosticPage? { all.first { $0.id == id } }

    package var text: String {
        let example = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        return "\(meaning)\n\nFor example:\n\(example.joined(separator: "\n"))\n\nWhat to do: \(remedy)"
    }
}
