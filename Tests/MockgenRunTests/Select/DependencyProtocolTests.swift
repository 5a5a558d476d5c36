import Fixtures
import MockgenConfig
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Protocols of other modules, which the configuration names.
@Suite struct DependencyProtocolTests {
    /// An app and two other packages.
    private static let app: Sources = {
        let sources: Sources = [
            "App": ["A.swift": "import Far\nimport Pay\nprotocol Routing {}\nprotocol Shared {}\nenum Far { protocol Local {} }"],
            "Far": [
                "F.swift": "public protocol Resolver {}\npublic protocol Delegate {}\npublic protocol Shared {}\nprotocol Hidden {}",
                "G.swift": "public enum Outer { public protocol Nested {}\npublic protocol Resolver {} }",
            ],
            "Away": ["A.swift": "public protocol Delegate {}\npublic enum Other { public protocol Nested {} }"],
        ]
        return sources.remote("Far", "Away").with(interfaces: [
            "Pay": "@_exported import Core\npublic protocol Paying {}\npublic protocol Routing {}", "Core": "public protocol Cored {}",
            "Nowhere": "public protocol Lost {}",
        ])
    }()

    @Test(arguments: [
        SelectionCase("a name", "protocols: Far.Resolver", app, ["Far.Resolver"]),
        SelectionCase("one that is not nested before one that is", "protocols: Resolver", app, ["Far.Resolver"]),
        SelectionCase("a nested one", "protocols: Outer.Resolver", app, ["Far.Outer.Resolver"]),
        SelectionCase("a nested one of a module", "protocols: Away.Other.Nested", app, ["Away.Other.Nested"]),
        SelectionCase("one of the package first", "protocols: [Shared, Routing]", app, ["App.Routing", "App.Shared"]),
        SelectionCase("both", "protocols: [Shared, Far.Shared]", app, ["App.Shared", "Far.Shared"]),
        SelectionCase("of an imported module without sources", "protocols: [Paying, Pay.Routing]", app, ["Pay.Paying", "Pay.Routing"]),
        SelectionCase("of a module that comes with it", "protocols: [Cored]", app, ["Core.Cored"]),
        SelectionCase("of a module of the toolchain without an import", "protocols: Nowhere.Lost", app, ["Nowhere.Lost"]),
        SelectionCase(
            "a glob of a module", "protocols: \"Far.*\"", app,
            ["App.Far.Local", "Far.Resolver", "Far.Delegate", "Far.Shared", "Far.Outer.Nested", "Far.Outer.Resolver"]),
        SelectionCase("a glob of a module without sources", "protocols: \"Pay.*ing\"", app, ["Pay.Paying", "Pay.Routing"]),
        SelectionCase("another glob takes none", "protocols: \"*ing\"", app, ["App.Routing"]),
        SelectionCase("excluded", "protocols: \"Away.*\"\nexclude: [Away.Delegate, Far.Delegate]", app, ["Away.Other.Nested"]),
        SelectionCase(
            "overridden", "protocols: [Resolver, Paying]\noverrides: { Far.Resolver: { name: R }, Paying: { style: spy } }", app,
            ["Far.Resolver", "Pay.Paying"]),
    ])
    func selection(_ selection: SelectionCase) async throws { try await selection.check() }

    @Test(arguments: [
        ProblemCase(
            "a name of two modules", configuration: "protocols: 📍Delegate", app,
            .ambiguous("Delegate", "write one of these names: Away.Delegate, Far.Delegate")),
        ProblemCase(
            "a nested name of two modules", configuration: "protocols: Routing\ncombined: { M: [Routing, 📍Nested] }", app,
            .ambiguous("Nested", in: "combined", "write one of these names: Away.Other.Nested, Far.Outer.Nested")),
        ProblemCase(
            "a mistyped name", configuration: "protocols: 📍Resolvr", app, .unknown("Resolvr", help: "did you mean 'Resolver'?")),
        ProblemCase(
            "a mistyped name of a module", configuration: "protocols: 📍Far.Resolvr", app,
            .unknown("Far.Resolvr", help: "did you mean 'Far.Resolver'?")),
        ProblemCase(
            "a mistyped name of a module without sources", configuration: "protocols: 📍Pay.Payng", app,
            .unknown("Pay.Payng", help: "did you mean 'Pay.Paying'?")),
        ProblemCase(
            "a name of the package is nearer", configuration: "protocols: 📍Sharedd", app,
            .unknown("Sharedd", help: "did you mean 'Shared'?")),
        ProblemCase("an unqualified name of a module without an import", configuration: "protocols: 📍Lost", app, .unknown("Lost")),
        ProblemCase("a glob of a module that is not there", configuration: "protocols: 📍\"Gone.*\"", app, .unknown("Gone.*")),
    ])
    func problems(_ problem: ProblemCase) async throws { try await problem.check() }

    @Test func aProtocolThatIsNotPublic() async throws {
        let sources = (["App": ["A.swift": "protocol P {}"], "Far": ["F.swift": "enum O { public protocol 2️⃣Hidden {} }"]] as Sources)
            .remote("Far")
        for (key, configuration) in [("protocols", "protocols: 1️⃣Hidden"), ("combined", "protocols: P\ncombined: { M: [P, 1️⃣Hidden] }")] {
            try await ProblemCase(
                key, configuration: configuration, sources,
                ExpectedProblem(
                    "1️⃣", "not-public", "'Hidden' in '\(key)' is internal in module 'Far', which belongs to another package",
                    help: "declare the protocol public, or add its file to 'sources': the mocks then import 'Far' with '@testable'",
                    notes: ("2️⃣", "declared here"))
            ).check()
        }
    }

    /// The user cannot open an interface: everything about its protocols has the location that selects them.
    @Test func aProtocolOfAnInterfaceThatCannotBeMocked() async throws {
        try await ProblemCase(
            "a parent", configuration: "protocols: 📍Pay.Paying",
            (["App": ["A.swift": "import Pay"]] as Sources).with(interfaces: [
                "Pay": "public protocol Base : Missing {}\npublic protocol Paying : Base {}"
            ]),
            ExpectedProblem(
                "📍", "unknown-parent",
                "'Base' inherits from 'Missing', whose requirements mockgen cannot read (searched: App)",
                help: "make the module that declares 'Missing' a dependency of the test target, or leave 'Base' out with 'exclude'")
        ).check()
    }

    @Test func whatAMockOfAnInterfaceImports() async throws {
        let sources = (["App": ["A.swift": "import Pay"]] as Sources).with(interfaces: [
            "Pay": "import Foundation\npublic struct Receipt {}\npublic protocol Paying { func pay(on date: Date) -> Receipt }"
        ])
        let target = try Configured("protocols: Pay.Paying").target
        let plan = await TargetPlan(for: target, compiledIn: Configured.module, from: sources.index)
        let mock = try #require(plan.entries.compactMap(\.mock).first)
        #expect(plan.errors.isEmpty && plan.warnings.isEmpty)
        #expect(mock.subject.imports.map(\.shown) == ["Foundation", "Pay"])
        #expect(mock.subject.requirements.map(\.member.location) == [target.protocolsLocation])
        #expect(plan.entries.map { plan.index.hasNoSource($0.reference) } == [true])
    }

    @Test func aProtocolOfSourcesInAnotherPackageIsImportedForTesting() async throws {
        let sources = (["Far": ["F.swift": "protocol P { func f(_ s: S) }\nstruct S {}\npublic protocol Q {}"]] as Sources).remote("Far")
        let target = try Configured("protocols: all").target
        let plan = await TargetPlan(for: target, compiledIn: Configured.module, from: sources.index, admitted: ["Sources/Far/F.swift"])
        #expect(plan.parts.map { $0.imports.map(\.shown) } == [["@testable Far"], ["Far"]])
    }
}

extension ExpectedProblem {
    fileprivate static func ambiguous(_ name: String, in key: String = "protocols", _ help: String) -> ExpectedProblem {
        ExpectedProblem("📍", "ambiguous-protocol", "'\(name)' in '\(key)' is the name of 2 protocols", help: help)
    }

    fileprivate static func unknown(
        _ name: String,
        help: String =
            "if the protocol was removed, remove it from 'protocols'; otherwise check the spelling, and that 'AppTests' depends on its module"
    ) -> ExpectedProblem {
        ExpectedProblem("📍", "unknown-protocol", "'\(name)' in 'protocols' matches no protocol of the sources", help: help)
    }
}
