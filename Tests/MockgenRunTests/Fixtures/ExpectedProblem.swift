import MockgenModel
import Testing

@testable import MockgenResolution
@testable import MockgenRun

struct ExpectedProblem: Sendable {
    let marker: Character
    let id: String
    let message: String
    let help: String
    let notes: [(marker: Character, message: String)]

    init(_ marker: Character, _ id: String, _ message: String, help: String, notes: (Character, String)...) {
        self.marker = marker
        self.id = id
        self.message = message
        self.help = help
        self.notes = notes.map { (marker: $0.0, message: $0.1) }
    }

    func shown(_ markers: [Character: MockgenModel.SourceLocation]) -> String {
        func place(_ marker: Character) -> String { markers[marker]?.description ?? "no marker" }
        let noteText = notes.map { "\n  \(place($0.marker)): note: \($0.message)" }.joined()
        return "\(place(marker)): error: \(message) [\(id)]\n  help: \(help)\(noteText)"
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

/// Returns the problems that the body throws, or none if it succeeds.
func problems(_ body: () async throws(Diagnostics) -> some Any) async -> [Diagnostic] {
    do throws(Diagnostics) {
        _ = try await body()
        return []
    } catch {
        return error.all
    }
}
