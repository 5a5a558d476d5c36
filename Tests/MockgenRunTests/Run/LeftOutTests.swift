import Fixtures
import MockgenConfig
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Protocols that mockgen cannot mock and that no line of the configuration names.
@Suite struct LeftOutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let configuration: String
        let sources: Sources
        /// The names of the mocks.
        let mocks: [String]
        /// As a reporter shows them.
        let warnings: @Sendable ([Character: MockgenModel.SourceLocation]) -> [String]

        init(
            _ description: String, _ configuration: String, _ sources: Sources, mocks: [String],
            warnings: @escaping @Sendable ([Character: MockgenModel.SourceLocation]) -> [String]
        ) {
            testDescription = description
            self.configuration = configuration
            self.sources = sources
            self.mocks = mocks
            self.warnings = warnings
        }
    }

    @Test(arguments: [
        Case(
            "one", "protocols: all\nexclude: Old", .init(app: "protocol Old {}\nprotocol P: 1️⃣FloatingPoint {}\nprotocol Q {}"),
            mocks: ["QMock"]
        ) { markers in
            [
                numeric("P", markers["1️⃣"])
                    + "\nmockgen leaves it out; to do so without a warning, write in the configuration of 'AppTests':\n"
                    + "      exclude: [Old, P]"
            ]
        },
        Case(
            "a parent, before and after it", "protocols: \"*\"",
            .init(app: "protocol 1️⃣First: P {}\nprotocol P: 2️⃣FloatingPoint {}\nprotocol 3️⃣Last: First {}\nprotocol Q {}"), mocks: ["QMock"]
        ) { markers in
            [
                numeric("P", markers["2️⃣"])
                    + note("First", "it inherits from 'P'", markers["1️⃣"]) + note("Last", "it inherits from 'P'", markers["3️⃣"]),
                leftOut(3, "protocol", "First, P, Last"),
            ]
        },
        Case(
            "requirements of a parent that is not selected", "protocols: \"Q*\"\nexclude: \"*3\"",
            .init(
                app:
                    "protocol P { 1️⃣subscript(n: Int) -> N { get set } }\nstruct N: ~Copyable {}\nprotocol Q1: P {}\nprotocol 2️⃣Q2: P {}\nprotocol Q3: P {}"
            ), mocks: []
        ) { markers in
            [
                "\(shown(markers["1️⃣"])): warning: 'Q1' cannot be mocked: its settable subscript has the noncopyable type 'N' "
                    + "[noncopyable-subscript]\n  help: replace it with two functions, or leave 'Q1' out with 'exclude'"
                    + note("Q2", "the reason is the same", markers["2️⃣"]),
                leftOut(2, "protocol", "\"*3\", Q1, Q2"),
            ]
        },
        Case(
            "a marked actor and a protocol of its name", "protocols: annotated",
            [
                "App": ["A.swift": "// mockgen: mock\nactor 1️⃣A {}\n// mockgen: mock\nprotocol P: 2️⃣FloatingPoint {}"],
                "Core": ["P.swift": "protocol P {}"],
            ],
            mocks: []
        ) { markers in
            [
                numeric("P", markers["2️⃣"]),
                "\(shown(markers["1️⃣"])): warning: 'A' cannot be mocked: it is an actor, which cannot have subclasses [not-a-class]\n"
                    + "  help: declare a protocol with the members to mock, and list it",
                leftOut(2, "type", "App.P, A"),
            ]
        },
    ])
    func warnings(_ example: Case) async throws {
        let target = try Configured(example.configuration).target
        let plan = await TargetPlan(for: target, compiledIn: Configured.module, from: example.sources.index)
        #expect(plan.errors.map(\.shown) == [])
        #expect(plan.parts.map(\.name) == example.mocks)
        #expect(plan.warnings.map(\.shown) == example.warnings(example.sources.markers))
    }

    /// The line of the help has the effect that it promises.
    @Test(arguments: ["protocols: all", "protocols: \"*\"\nexclude: [\"*Old\"]"]) func theExclusionOfTheHelpWorks(_ text: String)
        async throws
    {
        let sources: Sources = [
            "App": ["A.swift": "protocol P: FloatingPoint {}\nprotocol Q {}\nenum O { protocol P: FloatingPoint {} }\nprotocol VeryOld {}"],
            "Core": ["A.swift": "public protocol P {}"],
        ]
        let plan = await TargetPlan(for: try Configured(text).target, compiledIn: Configured.module, from: sources.index)
        let help = try #require(plan.warnings.last?.help)
        let line = try #require(help.split(separator: "\n").last)
        let pasted = text.split(separator: "\n")[0] + "\n" + line.drop { $0 == " " }
        let after = await TargetPlan(for: try Configured(String(pasted)).target, compiledIn: Configured.module, from: sources.index)
        #expect(after.warnings.isEmpty && after.errors.isEmpty)
        #expect(after.parts.count == plan.parts.count)
    }

    @Test(arguments: ["protocols: P", "protocols: [\"*\", P]", "protocols: Q\ncombined: { M: [P, Q] }"])
    func aNameIsAnError(_ text: String) async throws {
        let sources = Sources(app: "protocol P: FloatingPoint {}\nprotocol Q {}")
        let plan = await TargetPlan(for: try Configured(text).target, compiledIn: Configured.module, from: sources.index)
        #expect(plan.errors.map(\.id) == [.unsupportedParent])
        #expect(plan.warnings.isEmpty)
    }

    @Test func strictIsAnError() async throws {
        let sources = Sources(app: "protocol P: FloatingPoint {}\nprotocol Q {}")
        let plan = await TargetPlan(for: try Configured("protocols: all").target, compiledIn: Configured.module, from: sources.index)
        #expect(try plan.checked().count == 1)
        let found = problems { () throws(Diagnostics) in try plan.checked(isStrict: true) }
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: [
        ("access: public", ["PublicMock"], ["is package", "is internal"]),
        ("access: package", ["PublicMock", "PackageMock"], ["is internal"]),
        ("access: public\noverrides: { Plain: { access: internal } }", ["PublicMock", "PlainMock"], ["is package"]),
    ])
    func lessVisibleProtocols(_ settings: String, _ mocks: [String], _ reasons: [String]) async throws {
        let sources = Sources(app: "public protocol Public {}\npackage protocol Package {}\nprotocol Plain {}")
        let plan = await TargetPlan(
            for: try Configured("protocols: all\n" + settings).target, compiledIn: Configured.module, from: sources.index)
        #expect(plan.errors.isEmpty && plan.warnings.isEmpty)
        #expect(plan.parts.map(\.name) == mocks)
        let found = plan.entries.compactMap { if case .lessVisible(let own, _) = $0.verdict.reason { "is \(own.rawValue)" } else { nil } }
        #expect(found == reasons)
    }
}

private func shown(_ location: MockgenModel.SourceLocation?) -> String { location?.description ?? "no marker" }

private func numeric(_ name: String, _ location: MockgenModel.SourceLocation?) -> String {
    "\(shown(location)): warning: '\(name)' inherits from 'FloatingPoint', whose values a mock cannot replace "
        + "[unsupported-parent]\n  help: use a real value in the tests, and leave '\(name)' out with 'exclude'"
}

private func note(_ name: String, _ reason: String, _ location: MockgenModel.SourceLocation?) -> String {
    "\n  \(shown(location)): note: '\(name)' is left out as well: \(reason)"
}

private func leftOut(_ count: Int, _ noun: String, _ names: String) -> String {
    ".mockgen.yml:4:16: warning: mockgen leaves out \(count) \(noun)s that it cannot mock [left-out]\n"
        + "  help: to leave them out without warnings, write in the configuration of 'AppTests':\n      exclude: [\(names)]"
}
