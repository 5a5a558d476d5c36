import Fixtures
import MockgenModel
import MockgenOutline
import MockgenSyntax
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Names and patterns of the configuration that mean nothing.
@Suite struct SelectionProblemTests {
    private static let app: Sources = [
        "App": ["A.swift": "protocol RootRouting {}\nprotocol RootListener {}\nenum Outer { protocol Listener {} }"]
    ]

    @Test(arguments: [
        ProblemCase(
            "a mistyped name", configuration: "protocols: 📍RootRoutng", app, .unknown("RootRoutng", help: "did you mean 'RootRouting'?")),
        ProblemCase(
            "one of several", configuration: "protocols: [RootListener, 📍RootRoutng]", app,
            .unknown("RootRoutng", help: "did you mean 'RootRouting'?")),
        ProblemCase("a word in capitals", configuration: "protocols: 📍All", app, .unknown("All", help: "did you mean 'all'?")),
        ProblemCase("a mistyped word", configuration: "protocols: 📍anotated", app, .unknown("anotated", help: "did you mean 'annotated'?")),
        ProblemCase(
            "another word", configuration: "protocols: 📍everything", app,
            .unknown("everything", help: "write the names of protocols, or 'all', 'annotated' or 'used'")),
        ProblemCase("in a list of lines", configuration: "protocols:\n  - RootListener\n  - 📍Unheard", app, .unknown("Unheard")),
        ProblemCase(
            "a mistyped nested name", configuration: "protocols: 📍Outr.Listener", app,
            .unknown("Outr.Listener", help: "did you mean 'Outer.Listener'?")),
        ProblemCase(
            "a mistyped module", configuration: "protocols: 📍Ap.RootRouting", app,
            .unknown("Ap.RootRouting", help: "did you mean 'App.RootRouting'?")),
        ProblemCase(
            "a name that became longer", configuration: "protocols: 📍Routing", .init(app: "protocol RootRouting {}\nprotocol Listener {}"),
            .unknown("Routing", help: "did you mean 'RootRouting'?")),
        ProblemCase(
            "the name of a mock", configuration: "protocols: 📍FakeRootRouting\nname: \"Fake{protocol}\"", app,
            .unknown("FakeRootRouting", help: "did you mean 'RootRouting'?")),
        ProblemCase(
            "a name inside of several", configuration: "protocols: 📍Root", app, .unknown("Root")),
        ProblemCase("a glob", configuration: "protocols: 📍\"*Presentable\"", app, .unknown("*Presentable")),
        ProblemCase(
            "a mistyped class", configuration: "protocols: 📍Thng", .init(app: "class Thing {}"),
            .unknown("Thng", help: "did you mean 'Thing'?")),
        ProblemCase("a class by a glob", configuration: "protocols: 📍\"Th*\"", .init(app: "class Thing {}"), .unknown("Th*")),
        ProblemCase(
            "a mistyped nested class", configuration: "protocols: 📍Thng", .init(app: "enum Outer { class Thing {} }"),
            .unknown("Thng", help: "did you mean 'Thing'?")),
        ProblemCase("a nested struct", configuration: "protocols: 📍Thing", .init(app: "enum Outer { struct Thing {} }"), .unknown("Thing")),
        ProblemCase(
            "two at once, and what is excluded", configuration: "protocols: [1️⃣One, 2️⃣Two]\nexclude: 3️⃣Outer.Listner", app,
            .unknown("One", "1️⃣"),
            .unknown("Two", "2️⃣"), .unknown("Outer.Listner", "3️⃣", in: "exclude", help: "did you mean 'Outer.Listener'?")),
        ProblemCase(
            "in the order of the list", configuration: "protocols: [1️⃣Zero, RootListener, 2️⃣\"Nine*\", RootRouting, 3️⃣Five]", app,
            .unknown("Zero", "1️⃣"), .unknown("Nine*", "2️⃣"), .unknown("Five", "3️⃣")),
        ProblemCase(
            "an exclude", configuration: "protocols: all\nexclude: [RootRouting, 📍\"*Mock\"]", app, .unknown("*Mock", in: "exclude")),
    ])
    func unmatched(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "by name", configuration: "protocols: [1️⃣RootRouting, RootListener]\nexclude: 2️⃣RootRouting", app,
            .contradiction("RootRouting", "RootRouting")),
        ProblemCase(
            "by a glob", configuration: "protocols: [\"Root*\", 1️⃣Outer.Listener]\nexclude: 2️⃣\"*.Listener\"", app,
            .contradiction("Outer.Listener", "*.Listener")),
    ])
    func namedAndExcluded(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "by name", configuration: "protocols: 1️⃣Hidden", .init(app: "private protocol 2️⃣Hidden {}"), .private("Hidden")),
        ProblemCase(
            "by glob", configuration: "protocols: 1️⃣\"Hid*\"", .init(app: "fileprivate protocol 2️⃣Hidden {}"), .private("Hid*")),
        ProblemCase(
            "inside something private", configuration: "protocols: 1️⃣O.P", .init(app: "private enum O { public protocol 2️⃣P {} }"),
            .private("O.P")),
    ])
    func privateProtocols(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test(arguments: [
        ProblemCase(
            "no such protocol", configuration: "protocols: all\noverrides:\n  📍RotRouting: { name: Fake }", app,
            .override("RotRouting", help: "did you mean 'RootRouting'?")),
        ProblemCase(
            "one that is not chosen", configuration: "protocols: RootRouting\noverrides:\n  📍Outer.Listener: { name: Fake }", app,
            .override("Outer.Listener", help: "add 'Outer.Listener' to 'protocols', or delete the override")),
        ProblemCase(
            "one that is excluded", configuration: "protocols: all\nexclude: RootListener\noverrides:\n  📍RootListener: { name: Fake }",
            app,
            .override("RootListener", help: "add 'RootListener' to 'protocols', or delete the override")),
    ])
    func overrides(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test func whatSelectsNothing() async throws {
        let none = try Configured("protocols: all")
        let noMark = try Configured("protocols: annotated")
        let index = Sources(app: "class C {}\nprivate protocol P {}").index
        let all = problems { () throws(Diagnostics) in try Selection(index: index, target: none.target, admitted: nil).protocols() }
        let annotated = problems { () throws(Diagnostics) in
            try Selection(index: index, target: noMark.target, admitted: nil).protocols()
        }
        #expect(
            all.map(\.shown) == [
                ".mockgen.yml:3:3: error: the sources of target 'AppTests' declare no protocol [no-protocols]\n"
                    + "  help: name the folders to read with 'sources', for example: sources: [Sources/App]"
            ])
        #expect(
            annotated.map(\.shown) == [
                ".mockgen.yml:3:3: error: no protocol in the sources of target 'AppTests' is annotated [nothing-annotated]\n"
                    + "  help: write '// mockgen: mock' on the line above a protocol, or list the protocols by name"
            ])
    }

    @Test func onlyAdmittedFilesCount() throws {
        let sources: Sources = ["App": ["A.swift": "protocol A {}", "B.swift": "protocol B {}"]]
        let target = try Configured("protocols: all").target
        let index = sources.index
        let chosen = try Selection(index: index, target: target, admitted: ["Sources/App/B.swift"]).protocols()
        #expect(chosen.map { index.declaration($0).name } == ["B"])
    }
}

extension ExpectedProblem {
    fileprivate static func unknown(
        _ name: String, _ marker: Character = "📍", in key: String = "protocols",
        help: String? = nil
    ) -> ExpectedProblem {
        ExpectedProblem(
            marker, "unknown-protocol", "'\(name)' in '\(key)' matches no protocol of the sources",
            help: help
                ?? "if the protocol was removed, remove it from '\(key)'; otherwise check the spelling, and that 'AppTests' depends on its module"
        )
    }

    fileprivate static func `private`(_ name: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "private-protocol", "'\(name)' matches only a private protocol, which no mock can conform to",
            help: "make the protocol internal, or remove its name from 'protocols'", notes: ("2️⃣", "declared here"))
    }

    fileprivate static func contradiction(_ name: String, _ pattern: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "contradiction", "'\(name)' is in 'protocols', and '\(pattern)' in 'exclude' excludes it", help: "remove one of them",
            notes: ("2️⃣", "it is excluded here"))
    }

    fileprivate static func override(_ name: String, help: String) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "unused-override", "the override for '\(name)' has no effect: no such protocol is mocked for this target", help: help)
    }
}
