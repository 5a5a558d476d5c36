import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The reports of runs without changes.
@Suite struct CheckMemoryTests {
    private let warning = Diagnostic(
        .mockWarning, .warning, cause: .setup, "'AMock' says \"no\":\n- \\ 1", help: "help: # me",
        at: MockgenModel.SourceLocation(path: "a b/A.swift", line: 1, column: 2),
        notes: [.init("", at: nil), .init("null", at: MockgenModel.SourceLocation(path: "B.swift", line: 3, column: 4))])

    @Test func warningsAreRemembered() async throws {
        try await withTemporaryFolder { folder in
            let memory = memory("key", in: folder)
            #expect(memory.result == nil)
            memory.remember(.init(mocks: 3, found: []))
            #expect(memory.result == .init(mocks: 3, found: []))
            memory.remember(.init(mocks: 0, found: [warning, warning]))
            #expect(memory.result == .init(mocks: 0, found: [warning, warning]))
            #expect(self.memory("other key", in: folder).result == nil)
        }
    }

    @Test func errorsAreNotRemembered() async throws {
        try await withTemporaryFolder { folder in
            let memory = memory("key", in: folder)
            memory.remember(.init(mocks: 1, found: [warning, warning.asError]))
            #expect(memory.result == nil)
        }
    }

    /// Nothing else than the tool writes these texts, but its next version may write others.
    @Test(arguments: [
        "", "no document", "[]", "mocks: many", "found: []", "{\"mocks\": 1, \"found\": [{}]}",
        "{\"mocks\": 1, \"found\": [{\"id\": \"a\", \"cause\": \"unknown\", \"message\": \"m\"}]}", "{\"mocks\": 1, \"found\": [",
    ])
    func unreadableTextsAreIgnored(_ text: String) async throws {
        try await withTemporaryFolder { folder in
            BuildFolder(folder.path, ofPackageAt: folder.path).cache.write(Array(text.utf8), as: "AppTests/checked", key: "key")
            #expect(memory("key", in: folder).result == nil)
        }
    }

    private func memory(_ key: String, in folder: TemporaryFolder) -> CheckMemory {
        CheckMemory(named: "AppTests/checked", key: key, in: BuildFolder(folder.path, ofPackageAt: folder.path))
    }
}
