import Fixtures
import MockgenConfig
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// From the configuration of one target to its plans.
@Suite struct PlanningTests {
    @Test(arguments: [
        ProblemCase(
            "of two modules", configuration: "protocols: P",
            ["App": ["A.swift": "protocol 1️⃣P {}"], "Core": ["A.swift": "public protocol 2️⃣P {}"]],
            .clash("PMock", "Core.P", "CorePMock", ("1️⃣", "'P' of module App"), ("2️⃣", "'P' of module Core"))),
        ProblemCase(
            "of two contexts", .init(app: "enum A { protocol 1️⃣P {} }\nenum B { protocol 2️⃣P {} }"),
            .clash("PMock", "App.B.P", "BPMock", ("1️⃣", "'A.P' of module App"), ("2️⃣", "'B.P' of module App"))),
        ProblemCase(
            "by an override", configuration: "protocols: all\noverrides: { P: { name: QMock } }",
            .init(app: "protocol 1️⃣P {}\nprotocol 2️⃣Q {}"),
            .clash("QMock", "App.Q", "AppQMock", ("1️⃣", "'P' of module App"), ("2️⃣", "'Q' of module App"))),
        ProblemCase(
            "two pairs, in the order of names",
            configuration: "protocols: all\noverrides:\n  P: { name: Zebra }\n  Q: { name: Zebra }\n  R: { name: Ape }\n  S: { name: Ape }",
            .init(app: "protocol 1️⃣P {}\nprotocol 2️⃣Q {}\nprotocol 3️⃣R {}\nprotocol 4️⃣S {}"),
            .clash("Ape", "App.S", "AppApe", ("3️⃣", "'R' of module App"), ("4️⃣", "'S' of module App")),
            .clash("Zebra", "App.Q", "AppZebra", ("1️⃣", "'P' of module App"), ("2️⃣", "'Q' of module App"))),
        ProblemCase(
            "names without a suffix", configuration: "protocols: all\nname: \"{protocol without Protocol}Mock\"",
            .init(app: "protocol 1️⃣Cart {}\nprotocol 2️⃣CartProtocol {}"),
            .clash(
                "CartMock", "App.CartProtocol", "AppCartMock", ("1️⃣", "'Cart' of module App"), ("2️⃣", "'CartProtocol' of module App"))),
    ])
    func clashes(_ problem: ProblemCase) async throws {
        let configured = try Configured(problem.configuration)
        let index = problem.sources.index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        // They all stand at the name of the target.
        let markers = problem.sources.markers.merging(["📍": configured.target.location]) { first, _ in first }
        #expect(found.map(\.shown) == problem.expected.map { $0.shown(markers) })
    }

    /// A stem is for one requirement of the protocol in the override.
    @Test func stemsOfUnknownRequirements() async throws {
        let configured = try Configured("protocols: all\noverrides:\n  P: { stems: { \"f(x:)\": g, \"f(y:)\": h, other: i, F: j } }")
        let index = Sources(app: "protocol P { func f(x: Int) }").index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(found.allSatisfy { $0.id == .unknownRequirement })
        #expect(found.map(\.message) == ["f(y:)", "other", "F"].map { "'P' has no requirement '\($0)'" })
        #expect(
            found.map(\.help) == [
                "did you mean 'f(x:)'?", "'swift package mockgen explain P' lists its requirements", "did you mean 'f(x:)'?",
            ])
        let stems = configured.target.settings(forProtocol: ["P"]).requirements.stems
        #expect(found.map(\.location) == ["f(y:)", "other", "F"].map { stems[$0]?.location })
    }

    /// A result or an inherited implementation needs a requirement that can have one.
    @Test func answersOfUnknownRequirements() async throws {
        let configured = try Configured(
            """
            protocols: all
            overrides:
              P:
                returns: { "f()": "1", "g()": "2", "i()": "3", "k(_: Int)": "4", "k(_: Bool)": "5" }
                inherited: [h(), f(), j()]
            """)
        let source = "protocol P { func f() -> Int; func g(); func h(); func k(_ n: Int) -> Int }\nextension P { func h() {} }"
        let index = Sources(app: source).index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        let messages = [
            "'P' has no requirement 'g()' that returns a value", "'P' has no requirement 'i()'", "'P' has no requirement 'k(_: Bool)'",
            "'P' has no requirement 'f()' with a default implementation", "'P' has no requirement 'j()'",
        ]
        #expect(found.map(\.id) == messages.map { _ in .unknownRequirement })
        #expect(found.map(\.message) == messages)
        let settings = configured.target.settings(forProtocol: ["P"]).requirements
        let locations =
            ["g()", "i()", "k(_: Bool)"].map { settings.returns[$0]?.location } + ["f()", "j()"].map { settings.inherited[$0] }
        #expect(found.map(\.location) == locations)
    }

    /// A default for a type of another target, or of a module without sources, is not misspelled.
    @Test func misspelledDefaults() async throws {
        let configured = try Configured("protocols: all\ndefaults: { Usr: Usr.zero, Dates: Dates(), Date: Date(), Team: Team() }")
        let sources = Sources(
            app: "struct User {}; struct Team {}; struct Teem {}; protocol P { func f() -> [User: Teem]; var d: Date { get } }")
        let plan = await TargetPlan(for: configured.target, compiledIn: Configured.module, from: sources.index)
        #expect(plan.warnings.map(\.message) == ["the default of 'Usr' has no effect: no mock of 'AppTests' returns one"])
        #expect(plan.warnings.map(\.help) == ["did you mean 'User'?"])
        #expect(plan.warnings.map(\.location) == [configured.target.settings.defaults["Usr"]?.type.location])
    }

    @Test func theOverrideOfTheHelpSolvesTheClash() async throws {
        let sources: Sources = ["App": ["A.swift": "protocol P {}"], "Core": ["A.swift": "public protocol P {}"]]
        let names = try await plans(sources, "protocols: P\noverrides: { Core.P: { name: CorePMock } }").map(\.settings.name)
        #expect(names == ["PMock", "CorePMock"])
    }

    @Test(arguments: ["B.P", "App.B.P"]) func anOverrideMayNameTheTypesAround(_ key: String) async throws {
        let sources = Sources(app: "enum A { protocol P {} }\nenum B { protocol P {} }\nprotocol Q {}")
        let names = try await plans(sources, "protocols: [A.P, B.P]\noverrides: { \(key): { name: BPMock } }").map(\.settings.name)
        #expect(names == ["PMock", "BPMock"])
    }

    @Test func initializersOfPublicClassMocks() async throws {
        let text = """
            open class C {
                init(a: Int = 1) throws {}
                public required init?(b: Int) async {}
                @available(*, unavailable) public required init(c: Int) {}
                convenience init() throws { try self.init(a: 2) }
                private init(d: Int) {}
            }
            """
        let target = try Configured("protocols: C\naccess: public").target
        let parts = try await Sources(app: text).index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        #expect(
            MockText(of: parts, imports: []).text == """
                // Made by mockgen: change the protocols or .mockgen.yml, not this file.
                // swift-format-ignore-file
                // swiftlint:disable all
                // swiftformat:disable all

                public class CMock: C {
                    public override init(a: Int = 1) throws {
                        try super.init(a: a)
                    }

                    public required init?(b: Int) async {
                        await super.init(b: b)
                    }

                    @available(*, unavailable)
                    public required init(c: Int) {
                        Swift.fatalError("'CMock.init(c:)' is unavailable.")
                    }
                }

                """)
    }

    @Test func aProtocolUnderTwoConditionsIsNoClash() async throws {
        let text = "#if os(iOS)\nprotocol P { func f() }\n#else\nprotocol P { func g() }\n#endif"
        let plans = try await plans(Sources(app: text), "protocols: all")
        #expect(plans.map(\.settings.name) == ["PMock", "PMock"])
        #expect(plans.map(\.subject.declaration.conditions) == [["os(iOS)"], ["!(os(iOS))"]])
    }

    @Test func settingsAreThoseOfTheNearest() async throws {
        let sources = Sources(app: "public protocol P {}\npublic enum O { public protocol Q {} }\npublic protocol R {}")
        let plans = try await plans(
            sources,
            """
            protocols: all
            name: "Fake{protocol}"
            access: public
            defaults: { Money: Money.zero }
            overrides:
              P: { name: Special }
              O.Q: { access: package, defaults: { Int: "1" } }
              App.R: { name: "{protocol}Stub" }
            """)
        let settings = plans.map(\.settings)
        #expect(settings.map(\.name) == ["Special", "FakeQ", "RStub"])
        #expect(settings.map(\.access) == [.public, .package, .public])
        #expect(settings.map(\.defaults) == [["Money": "Money.zero"], ["Money": "Money.zero", "Int": "1"], ["Money": "Money.zero"]])
    }

    @Test(arguments: [
        ProblemCase("in a chosen protocol", .init(app: "protocol P { func f(_ x: 📍) }"), .syntax("📍"))
    ])
    func syntaxErrors(_ problem: ProblemCase) async throws {
        let configured = try Configured(problem.configuration)
        let index = problem.sources.index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(found.map(\.id) == [.syntaxError])
        #expect(found.map(\.location) == [problem.sources.markers["📍"]])
    }

    @Test func ofAProtocolThatNobodyWantsNothingIsSaid() async throws {
        let sources = Sources(app: "protocol P {}\nprotocol Broken: Missing { func f(_ x: ) }")
        #expect(try await plans(sources, "protocols: P").count == 1)
    }

    private func plans(_ sources: Sources, _ configuration: String) async throws -> [MockPlan] {
        let target = try Configured(configuration).target
        let plan = await TargetPlan(for: target, compiledIn: Configured.module, from: sources.index)
        _ = try await problemsOrValue { () throws(Diagnostics) in try plan.checked() }
        return plan.entries.filter(\.verdict.isChosen).compactMap(\.mock)
    }
}

extension ExpectedProblem {
    fileprivate static func clash(
        _ name: String, _ last: String, _ proposal: String, _ first: (Character, String), _ second: (Character, String)
    ) -> ExpectedProblem {
        ExpectedProblem(
            "📍", "duplicate-mock", "2 mocks would be named '\(name)'",
            help: "name one of them under 'overrides': \(last): { name: \(proposal) }",
            notes: (first.0, "of the protocol \(first.1)"), (second.0, "of the protocol \(second.1)"))
    }

    fileprivate static func syntax(_ marker: Character) -> ExpectedProblem { ExpectedProblem(marker, "syntax-error", "", help: "") }
}
