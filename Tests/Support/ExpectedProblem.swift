package import MockgenModel

/// An error and its notes, each at a marker of a `MarkedText`.
package struct ExpectedProblem: Sendable {
    package let marker: Character
    package let id: String
    package let message: String
    package let help: String
    package let notes: [(marker: Character, message: String)]

    package init(_ marker: Character, _ id: String, _ message: String, help: String, notes: (Character, String)...) {
        self.marker = marker
        self.id = id
        self.message = message
        self.help = help
        self.notes = notes.map { (marker: $0.0, message: $0.1) }
    }

    /// The markers of the error and of its notes.
    package var usedMarkers: [Character] { [marker] + notes.map(\.marker) }

    package func shown(_ markers: [Character: SourceLocation]) -> String {
        func place(_ marker: Character) -> String { markers[marker]?.description ?? "no marker" }
        let noteText = notes.map { "\n  \(place($0.marker)): note: \($0.message)" }.joined()
        return "\(place(marker)): error: \(message) [\(id)]\n  help: \(help)\(noteText)"
    }
}
