import Fixtures
import MockgenConfig
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Mocks of one name: what the help proposes is accepted, and solves the clash.
@Suite struct DuplicateMocksTests {
    private static let modules: Sources = [
        "App": [
            "A.swift": "protocol P {}\nprotocol Q {}\nprotocol R {}",
            "B.swift": "enum Cache { class Store {} }\nenum Disk { class Store {} }",
        ], "Core": ["A.swift": "public protocol P {}"],
        "Far": ["A.swift": "public protocol P {}\npublic enum O { public protocol P {} }"],
    ]

    @Test(arguments: [
        ("protocols: [App.P, Core.P]", "", ["PMock", "CorePMock"]),
        ("protocols: [App.P, Core.P, Far.P, O.P]", "", ["PMock", "CorePMock", "FarPMock", "OPMock"]),
        ("protocols: [P]\ncombined: { PMock: [Q, R] }", "", ["AppPMock", "CorePMock", "FarPMock", "OPMock", "PMock"]),
        ("protocols: [Q, R]\ncombined: { QMock: [Q, R] }", "", ["AppQMock", "RMock", "QMock"]),
        ("protocols: [Q]\ncombined: { QMock: R }", "", ["AppQMock", "QMock"]),
        ("protocols: [App.P, Core.P]", "P: { style: spy }", ["PMock", "CorePMock"]),
        ("protocols: [Q, R]", "R: { name: QMock }", ["QMock", "AppQMock"]),
        ("protocols: [Store]", "", ["StoreMock", "DiskStoreMock"]),
    ])
    func theProposalSolvesTheClash(_ configuration: String, _ override: String, _ names: [String]) async throws {
        let before = override.isEmpty ? [] : [override]
        func plan(_ overrides: [String]) async throws -> TargetPlan {
            let lines = overrides.map { "\n  \($0)" }.joined()
            let text = configuration + (lines.isEmpty ? "" : "\noverrides:\(lines)")
            return await TargetPlan(for: try Configured(text).target, compiledIn: Configured.module, from: Self.modules.index)
        }
        let problem = try #require(try await plan(before).errors.first)
        #expect(problem.id == .duplicateMock)
        let proposals = try #require(problem.help).matches(of: /[\w.]+: \{ name: \w+ \}/).map { String($0.output) }
        #expect(!proposals.isEmpty, "\(problem.help ?? "")")
        let solved = try await plan(before + proposals)
        #expect(solved.errors.map(\.shown) == [])
        #expect(solved.parts.map(\.name).sorted() == names.sorted())
    }

    @Test func anOverrideThatIsThereGetsTheName() async throws {
        let text = "protocols: [App.P, Core.P]\noverrides: { Core.P: { style: spy } }"
        let plan = await TargetPlan(for: try Configured(text).target, compiledIn: Configured.module, from: Self.modules.index)
        #expect(plan.errors.map(\.help) == ["give it another name in the override of 'Core.P': name: CorePMock"])
    }

    /// The sources of a module can have files that no target compiles.
    @Test(arguments: ["protocols: all", "protocols: P", "protocols: all\noverrides: { App.P: { name: AppPMock } }"])
    func twoProtocolsOfAModuleNeedNoNames(_ text: String) async throws {
        let sources: Sources = ["App": ["A.swift": "protocol P {}", "B.swift": "protocol P { func f() }", "C.swift": "protocol Q {}"]]
        func plan(_ text: String) async throws -> TargetPlan {
            await TargetPlan(for: try Configured(text).target, compiledIn: Configured.module, from: sources.index)
        }
        #expect(
            try await plan(text).errors.map(\.help) == [
                "'App.P' is declared twice: leave a file out of 'sources', or mock neither: exclude: [App.P]"
            ])
        #expect(try await plan("protocols: all\nexclude: [App.P]").parts.map(\.name) == ["QMock"])
    }
}
