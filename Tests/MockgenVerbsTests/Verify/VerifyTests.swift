import Fixtures
import MockgenConfig
import MockgenModel
import MockgenOutline
import MockgenRender
import MockgenResolution
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// The parts of `mockgen verify` that touch no disk.
@Suite struct VerifyTests {
    // MARK: - Staleness

    private static let before = """
        protocol P {
            var name: String { get set }
            var title: String? { get }
            var remote: Int { get async throws }
            func load(id: Int) throws -> Int
            func load(name: String, with options: [String: Int], in place: String, by day: Int, until night: Int, on: Int) async -> Int
            func loadAll()
            init(id: Int)
            subscript(index: Int) -> Int { get set }
            static func make() -> Int
            static func == (left: Self, right: Self) -> Bool
        }
        """

    @Test(
        arguments: [
            ("    func loadAll()\n", "", ["removed: 'func loadAll()'"]),
            ("    var name: String { get set }\n", "", ["removed: 'var name: String'"]),
            ("    var title: String? { get }\n", "", ["removed: 'var title: String?'"]),
            ("    var remote: Int { get async throws }\n", "", ["removed: 'var remote: Int'"]),
            ("    init(id: Int)\n", "", ["removed: 'init(id: Int)'"]),
            ("    subscript(index: Int) -> Int { get set }\n", "", ["removed: 'subscript(index: Int) -> Int'"]),
            ("    static func make() -> Int\n", "", ["removed: 'static func make() -> Int'"]),
            ("func loadAll()", "func loadAll() async", ["changed here: it was 'func loadAll()'"]),
            ("var title: String?", "var title: Int?", ["changed here: it was 'var title: String?'"]),
            ("init(id: Int)", "init(id: Int?)", ["changed here: it was 'init(id: Int)'"]),
            (
                "until night: Int, on: Int) async", "until night: Int, on: Int) async throws",
                [
                    "changed here: it was 'func load(name: String, with options: [String: Int], in place: String, by day: Int, until night: Int, "
                        + "on: Int) async -> Int'"
                ]
            ),
            ("    func loadAll()\n", "    func loadAll()\n    func loadNone(_ x: Int?)\n", ["added here: 'func loadNone(_ x: Int?)'"]),
            ("func loadAll()", "func storeAll()", ["added here: 'func storeAll()'", "removed: 'func loadAll()'"]),
        ] as [(String, String, [String])])
    func tellsWhatChanged(_ old: String, _ new: String, _ expected: [String]) async throws {
        #expect(Self.before.contains(old))
        let written = try await mocks(of: Self.before)
        let made = try await mocks(of: Self.before.replacing(old, with: new))
        let found = try differences(of: written.text, from: made)
        #expect(found.map(\.id) == [.staleMocks])
        #expect(found.flatMap(\.notes).map(\.message) == expected + ["in the mock"])
        // At the requirement, or at the protocol if the requirement was removed.
        let changed = found[0].notes.compactMap(\.location).first { $0.path != "Mocks.swift" }
        #expect(found[0].location == changed ?? SourceLocation(path: "Sources/App/A.swift", line: 1, column: 10))
    }

    /// The name of a requirement can begin with the name of another one, or be that of a value of another mock.
    @Test(arguments: ["isActiveStream", "isActiveCallsCount", "isActiveHandler", "isActiveSubject", "connection"])
    func namesThatBeginWithOthersAreRequirements(_ name: String) async throws {
        for style in BuiltInStyle.allCases {
            let settings = "protocols: all\nstyle: \(style)"
            let before =
                "protocol P: AnyObject {\n    var isActive: Bool { get }\n    var \(name): Int { get }\n    func isActive(a: Int)\n}"
            let written = try await mocks(of: before, settings)
            let changed = try differences(
                of: written.text, from: try await mocks(of: before.replacing(": Int {", with: ": Double {"), settings))
            #expect(changed.map(\.message) == ["'PMock' is out of date: 'P' has changed"])
            #expect(changed.first?.notes.first?.message == "changed here: it was 'var \(name): Int'")
            let removed = try differences(
                of: written.text, from: try await mocks(of: before.replacing("    var \(name): Int { get }\n", with: ""), settings))
            #expect(removed.map(\.message) == ["'PMock' is out of date: 'P' has changed"])
            #expect(removed.first?.notes.map(\.message) == ["removed: 'var \(name): Int'", "in the mock"])
        }
    }

    /// These differences can also come from a setting.
    @Test(arguments: [
        ("protocol P", "@MainActor protocol P", "its mock is now '@MainActor class PMock: P'"),
        ("protocol P", "protocol P: Sendable", "its mock is now 'nonisolated class PMock: P, @unchecked Sendable'"),
        ("protocol P", "protocol P: Actor", "its mock is now 'actor PMock: P'"),
        ("protocol P", "protocol P: Base", "its mock is now 'class PMock: Base, P'"),
        ("protocol P {", "protocol P<Item> { associatedtype Item", "its mock is now 'class PMock<Item>: P'"),
        ("protocol P", "@available(macOS 26, *) protocol P", "its mock is now '@available(macOS 26, *) class PMock: P'"),
        ("func run()", "@MainActor func run()", "this is now '@MainActor func run()'"),
        ("func run()", "@available(macOS 26, *) func run()", "this is now '@available(macOS 26, *) func run()'"),
        ("var name: String { get set }", "var name: String { get }", "the accessors of 'var name: String' have changed"),
        ("var total: Int { get }", "var total: Int { get set }", "the accessors of 'var total: Int' have changed"),
        ("-> Int { get set }", "-> Int { get }", "the accessors of 'subscript(index: Int) -> Int' have changed"),
        ("protocol Q", "class Q", "changed here: it was 'func use(_ q: any Q)'"),
    ])
    func namesOtherChangesOfAProtocol(_ old: String, _ new: String, _ note: String) async throws {
        let before = """
            protocol Q {}
            class Base {}
            protocol P {
                var name: String { get set }
                var total: Int { get }
                subscript(index: Int) -> Int { get set }
                func run()
                func use(_ q: Q)
            }
            """
        let settings = "protocols: P"
        let written = try await mocks(of: before, settings)
        let found = try differences(of: written.text, from: try await mocks(of: before.replacing(old, with: new), settings))
        #expect(found.map(\.message) == ["'PMock' is out of date: 'P', a type in it or a setting has changed"])
        #expect(found.first?.notes.map(\.message).contains(note) == true, "\(found.flatMap(\.notes).map(\.message))")
        #expect(found.first?.location?.path == "Sources/App/A.swift")
    }

    /// The mock has stubs in only one of the two files.
    @Test(arguments: [
        "protocol P { var x: Int { get set } }", "protocol P { static var x: Int { get set } }",
        "protocol P { var x: any Error { get set } }",
        "protocol P: Sendable { var x: Int? { get set } }", "protocol P: Actor { var x: Int { get set } }",
        "@MainActor protocol P { var x: [Int] { get set } }", "protocol P { var x: Int { get set }; var xStream: Int { get } }",
    ])
    func namesAPropertyThatIsNoLongerSettable(_ settable: String) async throws {
        let before = try await mocks(of: settable, "protocols: P")
        let after = try await mocks(of: settable.replacing(" set", with: ""), "protocols: P")
        for (old, new) in [(before, after), (after, before)] {
            let found = try differences(of: old.text, from: new)
            #expect(found.map(\.message) == ["'PMock' is out of date: 'P', a type in it or a setting has changed"], "\(settable)")
            #expect(found.first?.notes.first?.message.hasPrefix("the accessors of '") == true, "\(settable)")
        }
    }

    @Test func reportsChangedStubsAndTestableSubclasses() async throws {
        let configuration = "protocols: P\nmodels: [Light, Other]\ntestable: C"
        let before = "protocol P {}\nstruct Other {}\nstruct Light { let id: Int }\nclass C { lazy var p: P = X() }"
        let after = "protocol P {}\nstruct Other {}\nstruct Light { let id: Int; let name: String }\nclass C { lazy var p, q: P = X() }"
        let written = try await mocks(of: before, configuration)
        let made = try await mocks(of: after, configuration)
        let found = try differences(of: written.text, from: made)
        #expect(
            found.map(\.message) == [
                "'TestableC' is out of date: 'C' has changed",
                "'Light.stub' is out of date: 'Light' has changed",
            ])
        #expect(
            found.flatMap(\.notes).map(\.message) == [
                "added here: 'var q: any P'", "in the mock", "changed here: it was 'static func stub(id: Int) -> Light'",
                "changed here: it was 'func modify(id: Int?) -> Light'", "in the mock",
            ])
        #expect(
            found.flatMap(\.notes).filter { $0.message != "in the mock" }.map(\.location?.description) == [
                "Sources/App/A.swift:4:23", "Sources/App/A.swift:3:8", "Sources/App/A.swift:3:8",
            ])
    }

    @Test func reportsAddedAndRemovedStubs() async throws {
        let text = "struct A {}\nstruct B {}"
        let written = try await mocks(of: text, "models: A")
        let made = try await mocks(of: text, "models: B")
        let found = try differences(of: written.text, from: made)
        #expect(
            found.map(\.message) == [
                "'B.stub' is missing from 'Mocks.swift'", "'[B].stub' is missing from 'Mocks.swift'",
                "'A.stub' is no longer needed: 'AppTests' lists no such model",
                "'[A].stub' is no longer needed: 'AppTests' lists no such model",
            ])
    }

    @Test func reportsAddedAndRemovedMocks() async throws {
        let written = try await mocks(of: "protocol A {}\nprotocol B {}")
        let made = try await mocks(of: "protocol B {}\nprotocol C {}")
        let found = try differences(of: written.text, from: made)
        #expect(
            found.map(\.message) == [
                "'CMock' is missing from 'Mocks.swift'", "'AMock' is no longer needed: 'AppTests' mocks no such protocol",
            ])
    }

    @Test(arguments: [
        ("AMock: A {", "AMock: B {", "'AMock' differs", 8), ("import App", "import Foundation", "the file differs", 6),
        ("}\n", "}\n\nprivate let more = 1\n", "the file differs", 11),
    ])
    func tellsWhereItWasEdited(_ made: String, _ edited: String, _ what: String, _ line: Int) async throws {
        let mocks = try await mocks(of: "protocol A {\n}")
        #expect(mocks.text.contains(made), "\(mocks.text)")
        let found = try differences(of: mocks.text.replacing(made, with: edited), from: mocks)
        #expect(found.map(\.id) == [.editedMocks])
        #expect(found.first?.message.hasPrefix(what) == true)
        #expect(found.first?.location == SourceLocation(path: "Mocks.swift", line: line, column: 1))
    }

    /// One requirement has changed, and nothing is said about the support of stubs, which the file contains too.
    @Test(arguments: BuiltInStyle.allCases) func tellsWhatChangedInEachStyle(_ style: BuiltInStyle) async throws {
        let settings = "protocols: all\nmodels: Light\nstyle: \(style)"
        let before = "protocol Logging { func log(_ text: String) }\nstruct Light { let id: Int }\n"
        let written = try await mocks(of: before, settings)
        let made = try await mocks(of: before.replacing("String", with: "Int"), settings)
        let found = try differences(of: written.text, from: made)
        #expect(found.map(\.message) == ["'LoggingMock' is out of date: 'Logging' has changed"])
        #expect(found.flatMap(\.notes).map(\.message) == ["changed here: it was 'func log(_ text: String)'", "in the mock"])
        // Another formatter moves braces to other lines.
        let formatted = try differences(of: written.text.replacing(" {\n", with: "\n{\n"), from: made)
        #expect(formatted.flatMap(\.notes).map(\.message) == ["changed here: it was 'func log(_ text: String)'", "in the mock"])
    }

    @Test(arguments: BuiltInStyle.allCases) func tellsThatTheFileWasFormatted(_ style: BuiltInStyle) async throws {
        let mocks = try await mocks(of: Self.before, "protocols: all\nstyle: \(style)")
        let formatted = try differences(of: mocks.text.replacing(" {\n", with: "\n{\n"), from: mocks)
        #expect(
            formatted.map(\.message) == [
                "only the layout or comments differ from what mockgen generates: a formatter has changed the file"
            ])
        let windows = try differences(of: mocks.text.replacing("\n", with: "\r\n"), from: mocks)
        #expect(windows.map(\.message) == ["only the line ends differ from what mockgen generates: they are those of Windows"])
        #expect(windows.first?.help?.contains("'Mocks.swift text eol=lf' in '.gitattributes'") == true)
        let marked = try differences(of: "\u{FEFF}" + mocks.text, from: mocks)
        #expect(marked.map(\.message) == ["an editor has saved the file with a byte order mark"])
    }

    @Test func tellsOfMergeConflictsAlone() async throws {
        let mocks = try await mocks(of: Self.before, "protocols: all\nstyle: stub")
        let found = try differences(of: mocks.text.replacing("\n\n", with: "\n<<<<<<< HEAD\n", maxReplacements: 1), from: mocks)
        #expect(found.map(\.message) == ["this is a conflict marker of git"])
    }

    /// Settings change all mocks, and no protocol.
    @Test(
        arguments: BuiltInStyle.allCases.map { "style: \($0)" } + [
            "name: \"Mock{protocol}\"", "access: public", "defaults: { Int: 7 }",
        ])
    func tellsOnceThatSettingsChanged(_ setting: String) async throws {
        let text = ["P", "Q"].map { Self.before.replacing("protocol P", with: "public protocol \($0)") }.joined(separator: "\n")
        let made = try await mocks(of: text, "protocols: all\n\(setting)")
        for former in BuiltInStyle.allCases {
            let written = try await mocks(of: text, "protocols: all\nstyle: \(former)")
            guard written.text != made.text else { continue }
            let found = try differences(of: written.text, from: made)
            #expect(found.map(\.id) == [.editedMocks], "\(former): \(found)")
            #expect(
                found.first?.message.contains("1 more differ from what mockgen generates, but their protocols have not changed") == true)
        }
    }

    /// Mocks that are the same are not parsed, but their order and their number count.
    @Test func sameMocksInAnotherOrderOrTwiceAreReported() async throws {
        let made = try await mocks(of: "protocol P { func f() }\nprotocol Q { func g() }\n", "protocols: all\nstyle: handler")
        let lines = made.text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = made.mappings.filter { $0.kind != .requirement }.map { lines[$0.lines].joined(separator: "\n") }
        try #require(parts.count == 2)
        let swapped = made.text.replacing(parts[0], with: "1").replacing(parts[1], with: parts[0]).replacing(
            "\n1\n", with: "\n\(parts[1])\n")
        let twice = made.text.replacing(parts[1], with: parts[1] + "\n" + parts[1])
        #expect(try differences(of: swapped, from: made).first?.message.hasPrefix("the file differs") == true)
        #expect(try differences(of: twice, from: made).first?.message.hasPrefix("'QMock' is no longer needed") == true)
        #expect(try differences(of: made.text + "// A comment.\n", from: made).first?.message.hasPrefix("only the layout") == true)
    }

    /// Finds the lines of every kind of requirement in the text.
    @Test func everyRequirementIsInItsLines() async throws {
        let made = try await mocks(of: Self.before)
        let written = try #require(WrittenMocks(made.text))
        let declarations = written.mocks.flatMap(written.declarations)
        let requirements = made.mappings.filter { $0.kind == .requirement }
        #expect(requirements.count == 10)
        for requirement in requirements {
            let last = try #require(declarations.last { requirement.lines.contains($0.line) })
            #expect(!last.signature.contains("CallsCount") && !last.signature.contains("underlying"))
        }
    }

    // MARK: - Divided files

    /// The build tool plugin divides the mocks over several files, and writes the support of stubs to another one.
    @Test func findsTheMocksOfAnotherFile() async throws {
        let whole = try await mocks(of: (0..<7).map { "protocol P\($0) { func f\($0)() throws -> Error }\n" }.joined())
        let lines = whole.text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = whole.mappings.filter { $0.kind != .requirement }
        let divided = [parts[5], parts[2]].map { "// Another mock.\n" + lines[$0.lines].joined(separator: "\n") }.joined(separator: "\n")
        let found = whole.mocks(in: divided)
        #expect(found.mappings.filter { $0.kind != .requirement }.map(\.kind) == [parts[5].kind, parts[2].kind])
        #expect(found.mappings.count == 4)
        let others = divided.split(separator: "\n", omittingEmptySubsequences: false)
        for mapping in found.mappings {
            let original = try #require(whole.mappings.first { $0.location == mapping.location && $0.kind == mapping.kind })
            #expect(others[mapping.lines] == lines[original.lines])
        }
        #expect(whole.mocks(in: whole.text).mappings.count == whole.mappings.count)
        #expect(whole.mocks(in: "import Foundation\n").mappings.isEmpty)
    }

    // MARK: - Diffs

    @Test func diffIsTheTextIfTheProgramFails() {
        #expect(FileDiff(of: "missing.swift", in: "/", to: "a\n").text == "--- a/missing.swift\n+++ b/missing.swift\na\n")
    }

    // MARK: - Texts

    private func differences(of text: String, from mocks: MockText) throws -> [Diagnostic] {
        Staleness(of: text, at: "Mocks.swift", for: try target(), comparedTo: mocks).diagnostics()
    }

    private func target(_ configuration: String = "protocols: all") throws -> TargetConfiguration {
        let body = configuration.split(separator: "\n").map { "    \($0)\n" }.joined()
        return try readConfiguration(Array("version: 1\ntargets:\n  AppTests:\n\(body)".utf8), path: ".mockgen.yml").targets[0]
    }

    private func mocks(of text: String, _ configuration: String = "protocols: all") async throws -> MockText {
        let target = try target(configuration)
        let source = SourceText(path: "Sources/App/A.swift", bytes: Array(text.utf8))
        let app = Module(name: "App", isLocal: true, files: [source.path])
        let index = SourceIndex(modules: [app], files: [[SourceIndex.File(source)]])
        let plan = await TargetPlan(for: target, compiledIn: Module(name: "AppTests", isLocal: true, files: []), from: index)
        let parts = await rendered(try plan.checked())
        return MockText(of: parts, imports: parts.flatMap(\.imports).merged())
    }
}
