import Fixtures
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// The same sources in another order make the same mocks, byte by byte.
@Suite struct DeterminismTests {
    private static let sources: Sources = [
        "App": [
            "Root.swift": """
            import Core
            import Foundation
            protocol RootRouting: Routing, Loading { var child: RootListener? { get } }
            protocol RootListener: AnyObject { func done(_ a: Amount, at date: Date, then: @escaping Completion) }
            """,
            "Loading.swift": """
            import Bank
            protocol Loading { associatedtype Item; func load(_ money: Money) async throws -> Item }
            typealias Completion = (Result<Amount, any Error>) -> Void
            struct Amount {}
            """,
        ],
        "Bank": ["Money.swift": "@_exported import Core\npublic struct Money {}\npublic protocol Routing { func bank() }"],
        "Core": [
            "Routing.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\npublic protocol Routing: Scope { func attach(_ v: View) }",
            "Scope.swift": "public protocol Scope { var isActive: Bool { get set } }\npublic enum O { public protocol Nested: Scope {} }",
        ],
    ]

    @Test(arguments: 0..<12) func orderOfSourcesDoesNotMatter(_ seed: UInt64) async throws {
        var generator = Numbers(seed: seed)
        let expected = try await text(of: Self.sources, "protocols: all\nexclude: Bank.Routing")
        let found = try await text(of: Self.sources.shuffled(using: &generator), "protocols: all\nexclude: Bank.Routing")
        #expect(found == expected)
        #expect(expected.contains("class RootRoutingMock"))
        #expect(expected.contains("import Bank"))
    }

    @Test func theOrderOfTheListDoesNotMatter() async throws {
        let first = try await text(of: Self.sources, "protocols: [RootRouting, RootListener, Nested]\nimports: [B, A]")
        let second = try await text(of: Self.sources, "protocols: [Nested, RootListener, RootRouting]\nimports: [A, B]")
        #expect(first == second)
    }

    @Test func orderOfProblemsDoesNotChange() async throws {
        let broken: Sources = [
            "App": ["A.swift": "protocol A: X {}\nprotocol B: Y {}", "B.swift": "protocol C: Z {}"],
            "Core": ["A.swift": "protocol D: X {}"],
        ]
        let expected = try await problems(of: broken)
        #expect(expected.count == 4)
        for seed in 0..<8 as Range<UInt64> {
            var generator = Numbers(seed: seed)
            let found = try await problems(of: broken.shuffled(using: &generator))
            #expect(Set(found) == Set(expected))
        }
    }

    private func text(of sources: Sources, _ configuration: String) async throws -> String {
        let target = try Configured(configuration).target
        let index = sources.index
        let parts = try await problemsOrValue { () throws(Diagnostics) in
            try await index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        }
        return Workspace(packagePath: "/", configurationPath: nil).text(of: parts, for: target).text
    }

    private func problems(of sources: Sources) async throws -> [String] {
        let target = try Configured("protocols: all").target
        let index = sources.index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: target, compiledIn: Configured.module, admitted: nil)
        }
        return found.map(\.shown)
    }
}

/// The same numbers for the same seed.
