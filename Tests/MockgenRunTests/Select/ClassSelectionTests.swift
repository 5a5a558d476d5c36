import Fixtures
import MockgenModel
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The classes that a configuration selects, and those that cannot be mocked.
@Suite struct ClassSelectionTests {
    private static let app: Sources = [
        "App": [
            "A.swift": "class Listed {}\n// mockgen: mock\nclass Marked {}\nenum Outer { open class Inner {} }\nprotocol P {}",
            "B.swift": "// sourcery: AutoMockable\nextension Extended {}\nclass Extended {}\n/// @mockable\nclass Mockable {}",
            "C.swift": "// sourcery:begin: AutoMockable\nclass InRegion {}\nprotocol Q {}\n// sourcery:end\n// mockgen: mock\nstruct S {}",
            "D.swift": "// mockgen: mock\nprivate class Hidden {}\nprotocol AutoMockable {}\nclass Marker: AutoMockable {}",
        ]
    ]

    @Test(arguments: [
        SelectionCase("by name", "protocols: [Listed, P]", app, ["App.P", "App.Listed"]),
        SelectionCase("with the names around it", "protocols: Outer.Inner", app, ["App.Outer.Inner"]),
        SelectionCase("without the names around it", "protocols: Inner", app, ["App.Outer.Inner"]),
        SelectionCase(
            "a protocol before a nested class", "protocols: [Listener]",
            .init(app: "protocol Listener {}\nenum Outer { class Listener {} }"), ["App.Listener"]),
        SelectionCase(
            "a nested protocol before a nested class", "protocols: [Listener]",
            .init(app: "enum A { class Listener {} }\nenum B { protocol Listener {} }"), ["App.B.Listener"]),
        SelectionCase(
            "a class before a nested class", "protocols: [Store]", .init(app: "enum Outer { class Store {} }\nclass Store {}"),
            ["App.Store"]),
        SelectionCase(
            "only nested classes", "protocols: [Store]", .init(app: "enum A { struct Store {} }\nenum B { class Store {} }"),
            ["App.B.Store"]),
        SelectionCase(
            "no private nested class", "protocols: [Store]",
            .init(app: "enum A { private class Store {} }\nenum B { class Store {} }"), ["App.B.Store"]),
        SelectionCase("with its module", "protocols: [App.Listed, App.Outer.Inner]", app, ["App.Listed", "App.Outer.Inner"]),
        SelectionCase("by comments", "protocols: annotated", app, ["App.Q", "App.Marked", "App.Extended", "App.Mockable"]),
        SelectionCase(
            "all protocols, and those with comments", "protocols: all", app,
            ["App.P", "App.Q", "App.AutoMockable", "App.Marked", "App.Extended", "App.Mockable"]),
        SelectionCase("no glob", "protocols: [\"*\", Listed]\nexclude: AutoMockable", app, ["App.P", "App.Q", "App.Listed"]),
        SelectionCase("excluded", "protocols: annotated\nexclude: [Marked, \"Ext*\"]", app, ["App.Q", "App.Mockable"]),
        SelectionCase("overridden", "protocols: [Listed]\noverrides: { Listed: { callsSuper: true } }", app, ["App.Listed"]),
    ])
    func selection(_ selection: SelectionCase) async throws { try await selection.check() }

    @Test(arguments: [
        ProblemCase(
            "a struct", configuration: "protocols: 1️⃣S", .init(app: "struct 2️⃣S {}"), .notAClass("S", "a struct")),
        ProblemCase(
            "an enum", configuration: "protocols: 1️⃣App.E", .init(app: "enum 2️⃣E {}"), .notAClass("E", "an enum")),
        ProblemCase(
            "an actor", configuration: "protocols: [1️⃣O.A]", .init(app: "enum O { actor 2️⃣A {} }"), .notAClass("O.A", "an actor")),
        ProblemCase(
            "an annotated actor", configuration: "protocols: annotated", .init(app: "// mockgen: mock\nactor 📍A {}"),
            ExpectedProblem(
                "📍", "not-a-class", "'A' cannot be mocked: it is an actor, which cannot have subclasses",
                help: "declare a protocol with the members to mock, and list it")),
        ProblemCase(
            "a private class", configuration: "protocols: 1️⃣C", .init(app: "private class 2️⃣C {}"),
            ExpectedProblem(
                "1️⃣", "private-class", "'C' cannot be mocked: it is private, and the mock is in another file",
                help: "make the class internal, or remove its name from 'protocols'", notes: ("2️⃣", "declared here"))),
        ProblemCase(
            "a private nested class", configuration: "protocols: 1️⃣C", .init(app: "enum O { private class 2️⃣C {} }"),
            ExpectedProblem(
                "1️⃣", "private-class", "'O.C' cannot be mocked: it is private, and the mock is in another file",
                help: "make the class internal, or remove its name from 'protocols'", notes: ("2️⃣", "declared here"))),
        ProblemCase(
            "a class in a generic type", configuration: "protocols: 1️⃣Outer.C",
            .init(app: "struct Outer <T> {}\nextension Outer where T: Hashable { class 2️⃣C {} }"),
            ExpectedProblem(
                "1️⃣", "generic-context",
                "'Outer.C' cannot be mocked: it is nested in 'Outer', a generic type, and the extension around it has a 'where' clause",
                help: "declare the class in 'Outer' itself, or mock a protocol that it conforms to",
                notes: ("2️⃣", "declared here"))),
        ProblemCase(
            "a class and a protocol", configuration: "protocols: [1️⃣Service]",
            ["App": ["A.swift": "protocol 2️⃣Service {}"], "Core": ["A.swift": "class 3️⃣Service {}"]],
            ExpectedProblem(
                "1️⃣", "ambiguous-name", "'Service' in 'protocols' names a protocol and another type",
                help: "write the full name: App.Service or Core.Service", notes: ("2️⃣", "a protocol"), ("3️⃣", "a class"))),
    ])
    func problems(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test func classesOfAnotherPackage() async throws {
        let text = "public class C { public init() {} }\nopen class O { public init() {} }"
        let sources = (["Far": ["A.swift": text]] as Sources).remote("Far")
        let target = try Configured("protocols: [C, O]").target
        let found = TestSupport.problems { () throws(Diagnostics) in
            try Selection(index: sources.index, target: target, admitted: ["Sources/Far/A.swift"]).protocols()
        }
        #expect(
            found.map(\.shown) == [
                """
                .mockgen.yml:4:17: error: 'C' cannot be mocked: 'Far' belongs to another package, where only an open class can have a subclass [closed-class]
                  help: declare the class open, or declare a protocol in your package, make the class conform to it, and mock that
                  Sources/Far/A.swift:1:14: note: declared here
                """
            ])
    }
}

extension ExpectedProblem {
    fileprivate static func notAClass(_ name: String, _ noun: String) -> ExpectedProblem {
        ExpectedProblem(
            "1️⃣", "not-a-class", "'\(name)' cannot be mocked: it is \(noun), which cannot have subclasses",
            help: "declare a protocol with the members to mock, and list it", notes: ("2️⃣", "declared here"))
    }
}
