import MockgenConfig
import MockgenModel
import Testing

/// A marked file and everything that must be said about it, no more and no less, in order.
struct ProblemCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let expected: [ExpectedProblem]

    init(_ description: String, _ file: String, _ expected: ExpectedProblem...) {
        testDescription = description
        self.file = file
        self.expected = expected
    }

    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let text = MarkedText(file)
        let found = problems(in: text.bytes).map(\.shown)
        #expect(
            found.joined(separator: "\n") == expected.map { $0.shown(in: text) }.joined(separator: "\n"), sourceLocation: sourceLocation)
        let used = Set(expected.flatMap(\.markers))
        #expect(Set(text.markers.keys) == used, "every marker stands for an expectation", sourceLocation: sourceLocation)
    }
}

struct ExpectedProblem: Sendable {
    let marker: Character
    let id: String
    let message: String
    let help: String
    var note: Note?

    struct Note: Sendable {
        let marker: Character
        let message: String

        init(_ marker: Character, _ message: String) {
            self.marker = marker
            self.message = message
        }
    }

    init(_ marker: Character, _ id: String, _ message: String, help: String, note: Note? = nil) {
        self.marker = marker
        self.id = id
        self.message = message
        self.help = help
        self.note = note
    }

    var markers: [Character] { [marker] + [note?.marker].compactMap(\.self) }

    func shown(in text: MarkedText) -> String {
        func place(_ marker: Character) -> String { text.markers[marker]?.description ?? "no marker" }
        let noteText = note.map { "\n  \(place($0.marker)): note: \($0.message)" } ?? ""
        return "\(place(marker)): error: \(message) [\(id)]\n  help: \(help)\(noteText)"
    }
}

/// Everything that reading the file complains about.
func problems(in file: [UInt8]) -> [Diagnostic] {
    do throws(Diagnostics) {
        _ = try readConfiguration(file, path: MarkedText.path)
        return []
    } catch {
        return error.all
    }
}

extension Diagnostic {
    /// All that a reporter can show of it.
    var shown: String {
        let place = location?.description ?? "nowhere"
        let noteText = notes.map { "\n  \($0.location?.description ?? "nowhere"): note: \($0.message)" }.joined()
        return "\(place): \(severity): \(message) [\(id)]\n  help: \(help ?? "none")\(noteText)"
    }
}

/// The configuration of a file that must be valid.
func configuration(_ file: String) throws -> Configuration {
    do {
        return try readConfiguration(Array(file.utf8), path: MarkedText.path)
    } catch {
        Issue.record("\(error.all.map(\.shown).joined(separator: "\n"))")
        throw error
    }
}
