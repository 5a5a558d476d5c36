import Foundation
import Testing

protocol NoteStoring: Sendable {
    func save(_ text: String, as name: String) async throws
    func text(of name: String) async throws -> String?
}

private final class FileNotes: NoteStoring {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func save(_ text: String, as name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func text(of name: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

private actor MemoryNotes: NoteStoring {
    private var texts: [String: String] = [:]

    func save(_ text: String, as name: String) { texts[name] = text }
    func text(of name: String) -> String? { texts[name] }
}

/// The real store and its fake pass the same tests, so a mock that wraps the fake answers as the real store would.
@Suite struct FakesTests {
    private struct DiskFull: Error {}

    @Test(arguments: [FileNotes(), MemoryNotes()] as [any NoteStoring])
    func keepsTheLatestText(_ notes: any NoteStoring) async throws {
        try await notes.save("milk", as: "list")
        try await notes.save("milk, tea", as: "list")
        #expect(try await notes.text(of: "list") == "milk, tea")
        #expect(try await notes.text(of: "diary") == nil)
    }

    @Test func answersComeBeforeTheFake() async throws {
        let notes = NoteStoringMock(wrapping: MemoryNotes())
        notes.on.save.when(.any, "diary").throws(DiskFull())
        try await notes.save("milk", as: "list")
        await #expect(throws: DiskFull.self) { try await notes.save("Monday", as: "diary") }
        #expect(try await notes.text(of: "list") == "milk")
        #expect(notes.on.save.calls.map(\.name) == ["list", "diary"])
    }
}
