import Fixtures
import MockgenConfig
import MockgenModel
import Testing

@testable import MockgenDisk
@testable import MockgenRender
@testable import MockgenRun
@testable import MockgenVerbs

/// The translation of the compiler's messages into diagnostics.
@Suite struct CompilerFindingsTests {
    /// Two mocks in one file: `AMock` on lines 5 to 9 with a requirement on line 7, `BMock` on lines 11 to 15 with one on line 13.
    private static let part = MockText(
        pieces: [],
        mappings: [
            mock("A", lines: 4..<9, at: 1), mock("B", lines: 10..<15, at: 11), requirement(6..<7, at: 2), requirement(12..<13, at: 12),
        ])

    private static func mock(_ name: String, lines: Range<Int>, at line: Int) -> MockText.SourceMapping {
        .init(kind: .part(name: "\(name)Mock", of: name), lines: lines, location: location(line))
    }

    private static func requirement(_ lines: Range<Int>, at line: Int) -> MockText.SourceMapping {
        .init(kind: .requirement, lines: lines, location: location(line))
    }

    private static func location(_ line: Int) -> MockgenModel.SourceLocation { .init(path: "Sources/App/P.swift", line: line, column: 6) }

    /// Each diagnostic as a line, with its notes behind it.
    private func shown(_ output: String, _ part: MockText = Self.part) throws -> [String] {
        let text = "version: 1\ntargets:\n  AppTests: { protocols: all, defaults: { Money: Money.zero } }\n"
        let target = try readConfiguration(Array(text.utf8), path: ".mockgen.yml").targets[0]
        return CompilerFindings(target: target, root: "/p", parts: ["/p/M.swift": part]).diagnostics(
            output.split(separator: "\n").map(String.init).compilerMessages
        ).map {
            diagnostic in
            ([(diagnostic.location, "\(diagnostic.severity): \(diagnostic.message)")] + diagnostic.notes.map { ($0.location, $0.message) })
                .map { location, text in location.map { "\($0.path.fileName):\($0.line): \(text)" } ?? text }.joined(separator: " | ")
        }
    }

    @Test func messagesAreAtTheRequirementOrTheProtocol() throws {
        let found = try shown("/p/M.swift:7:3: error: odd\n/p/M.swift:11:1: warning: old [#DeprecatedDeclaration]\n")
        #expect(
            found == [
                "P.swift:2: error: 'AMock' does not compile here: odd | M.swift:7: in the mock",
                "P.swift:11: warning: 'BMock' compiles with a warning here: old | M.swift:11: in the mock",
            ])
    }

    @Test func messagesOfOneCauseAreOneDiagnostic() throws {
        let lines = [7, 7, 8, 13, 13].map { "/p/M.swift:\($0):3: error: cannot find type 'X' in scope\n" }
        #expect(
            try shown(lines.joined()) == [
                "P.swift:2: error: 'AMock' does not compile here: cannot find type 'X' in scope | M.swift:7: in the mock "
                    + "| P.swift:12: also in 'BMock' | and 3 more"
            ])
    }

    @Test func messagesThatNameTheMockAreOfOneCause() throws {
        let found = try shown(["A", "B"].enumerated().map { "/p/M.swift:\(5 + $0 * 6):1: error: class '\($1)Mock' is wrong\n" }.joined())
        #expect(
            found == [
                "P.swift:1: error: 'AMock' does not compile here: class 'AMock' is wrong | M.swift:5: in the mock | P.swift:11: also in 'BMock'"
            ])
    }

    @Test func theNumberOfCausesIsLimited() throws {
        let found = try shown((0..<31).map { "/p/M.swift:7:3: error: odd \($0)\n" }.joined())
        #expect(found.count == 11)
        #expect(found.last == "error: the mocks of 'AppTests' have 21 more errors")
    }

    @Test func failedConformanceIsNotReportedNextToItsCause() throws {
        let conformance = "/p/M.swift:5:7: error: type 'AMock' does not conform to protocol 'A'\n"
        #expect(try shown(conformance).count == 1)
        #expect(
            try shown(conformance + "/p/M.swift:7:3: error: odd\n") == [
                "P.swift:2: error: 'AMock' does not compile here: odd | M.swift:7: in the mock"
            ])
    }

    @Test func defaultValuesAreInTheConfiguration() throws {
        let lines = Array(repeating: "", count: 12) + ["    func pay() -> Money { stub ?? Money.zero }"]
        let part = MockText(pieces: [lines.joined(separator: "\n")], mappings: Self.part.mappings)
        #expect(
            try shown("/p/M.swift:13:36: error: cannot find 'Money' in scope\n", part) == [
                ".mockgen.yml:3: error: the default value 'Money.zero' does not compile in 'BMock': cannot find 'Money' in scope "
                    + "| M.swift:13: in the mock"
            ])
        #expect(
            try shown("/p/M.swift:13:19: error: cannot find 'Money' in scope\n", part) == [
                "P.swift:12: error: 'BMock' does not compile here: cannot find 'Money' in scope | M.swift:13: in the mock"
            ])
    }

    /// A place in an interface or a macro expansion is none that a user can open.
    @Test(arguments: ["Swift", "/tmp/swift-generated-sources/@__swiftmacro_3App.swift", "Swift.Array"])
    func placesWithoutFileAreNotShown(_ path: String) throws {
        #expect(try shown("\(path):60:9: error: odd\n") == ["error: the mocks of 'AppTests' do not compile: odd"])
        #expect(
            try shown("\(path):60:9: error: odd\n/p/M.swift:13:1: note: used here\n") == [
                "P.swift:12: error: 'BMock' does not compile here: odd | M.swift:13: in the mock"
            ])
        #expect(try shown("\(path):60:9: warning: odd\n") == [])
    }
}
