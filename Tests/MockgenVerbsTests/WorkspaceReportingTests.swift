import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The facts about the package that a report contains.
@Suite struct WorkspaceReportingTests {
    @Test func linesOfSources() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("one\r\n\nthree", to: "A.swift")
            let workspace = Workspace(packagePath: folder.path, configurationPath: nil)
            let lines = (0...4).map { workspace.sourceLine(at: SourceLocation(path: "A.swift", line: $0, column: 1)) }
            #expect(lines == [nil, "one\r", "", "three", nil])
            #expect(workspace.sourceLine(at: SourceLocation(path: "Gone.swift", line: 1, column: 1)) == nil)
            #expect(workspace.sourceLine(at: SourceLocation(path: folder.path("A.swift"), line: 1, column: 1)) == "one\r")
        }
    }

    @Test func placeInTheRepository() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "apps/shop/Package.swift")
            let workspace = Workspace(packagePath: folder.path("apps/shop"), configurationPath: nil)
            #expect(workspace.prefix(inRepositoryAt: folder.path) == "apps/shop/")
            #expect(workspace.prefix(inRepositoryAt: folder.path("apps/shop")) == "")
            #expect(workspace.prefix(inRepositoryAt: "/proc") == "")
            #expect(workspace.prefix(inRepositoryAt: "") == "")
        }
    }
}
