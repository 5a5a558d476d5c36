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
            func line(_ number: Int, of path: String) -> String? {
                MockgenModel.SourceLocation(path: path, line: number, column: 1).line(inProjectAt: folder.path)
            }
            #expect((0...4).map { line($0, of: "A.swift") } == [nil, "one\r", "", "three", nil])
            #expect(line(1, of: "Gone.swift") == nil)
            #expect(line(1, of: folder.path("A.swift")) == "one\r")
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
