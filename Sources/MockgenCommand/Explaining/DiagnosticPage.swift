/// The page about a kind of message that `mockgen explain ID` prints.
package struct DiagnosticPage: Sendable {
    package let id: String
    /// Describes the problem, and why it is one.
    package let meaning: String
    /// Source text or a command that produces the message.
    package let example: String
    package let remedy: String

    init(_ id: String, _ meaning: String, example: String, remedy: String) {
        self.id = id
        self.meaning = meaning
        self.example = example
        self.remedy = remedy
    }

    /// Sorted by id. A test checks that every id in the sources has a page.
    package static let all: [DiagnosticPage] =
        (commandPages + yamlPages + configurationPages + selectionPages + sourcePages + unsupported + modelPages + packagePages
        + verifyPages)
        .sorted { $0.id < $1.id }

    /// The pages about protocols and classes that mockgen cannot mock.
    package static let unsupported: [DiagnosticPage] = (protocolPages + classPages).sorted { $0.id < $1.id }

    package static func named(_ id: String) -> DiagnosticPage? { all.first { $0.id == id } }

    package var text: String {
        let example = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        return "\(meaning)\n\nFor example:\n\(example.joined(separator: "\n"))\n\nWhat to do: \(remedy)"
    }
}
