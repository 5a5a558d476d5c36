import Foundation
import Testing

/// `mockgen list` and `mockgen explain`: what becomes of every protocol, and why.
@Suite struct ListTests {
    private static let catalog = """
        public protocol Pricing {
            func price(of tea: String) -> Int
        }

        public protocol Listener {}
        private protocol Secret {}
        // mockgen: skip
        protocol Skipped {}
        protocol DebugTasting {}
        struct Box: ~Copyable {}
        protocol Opening {
            var box: Box { get }
        }

        """

    private static let configuration = """
        version: 1
        access: internal
        defaults: { Money: Money.zero }
        targets:
          CatalogTests:
            protocols: ["*"]
            exclude: [Debug*]
            output: Tests/CatalogTests/Mocks.swift
          ShopTests:
            sources: Sources/Shop
            protocols: [Ordering]
            overrides:
              Ordering: { name: FakeOrdering }

        """

    private func package() throws -> TemporaryPackage {
        let package = try TeaShop.package(configuration: Self.configuration)
        try package.write(Self.catalog, to: "Sources/Catalog/Pricing.swift")
        try package.write("protocol Listener {}\n", to: "Sources/Shop/Listener.swift")
        return package
    }

    private static let refusal = """
        Sources/Catalog/Pricing.swift:12:9: warning: 'Opening' cannot be mocked: 'box' has the noncopyable type 'Box', \
        and a mock cannot both store and return such a value [noncopyable-property]
        help: make the requirement a function that returns a 'Box', or leave 'Opening' out with 'exclude'
        mockgen leaves it out; to do so without a warning, write in the configuration of 'CatalogTests':
              exclude: ["Debug*", Opening]

        """

    @Test func everyProtocol() async throws {
        let package = try package()
        let before = try package.snapshot()

        let outcome = try await package.mockgen("list")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardOutput == """
                CatalogTests: 2 mocks, in Tests/CatalogTests/Mocks.swift
                  NAME          MOCK          DECLARED AT                          WHY
                  Pricing       PricingMock   Sources/Catalog/Pricing.swift:1:17   selected by '*', .mockgen.yml:6:17
                  Listener      ListenerMock  Sources/Catalog/Pricing.swift:5:17   selected by '*', .mockgen.yml:6:17
                  Secret        -             Sources/Catalog/Pricing.swift:6:18   private
                  Skipped       -             Sources/Catalog/Pricing.swift:8:10   annotated with '// mockgen: skip'
                  DebugTasting  -             Sources/Catalog/Pricing.swift:9:10   excluded by 'Debug*', .mockgen.yml:7:15
                  Opening       -             Sources/Catalog/Pricing.swift:11:10  cannot be mocked: noncopyable-property
                  unused: PricingMock, ListenerMock. 'protocols: used' generates only the mocks that the target's sources name

                ShopTests: 1 mock, generated at build time
                  NAME      MOCK          DECLARED AT                       WHY
                  Listener  -             Sources/Shop/Listener.swift:1:10  not listed in 'protocols', .mockgen.yml:11:16
                  Ordering  FakeOrdering  Sources/Shop/Ordering.swift:3:10  selected by 'Ordering', .mockgen.yml:11:17
                  unused: FakeOrdering. 'protocols: used' generates only the mocks that the target's sources name

                """)
        #expect(outcome.standardError == Self.refusal)
        #expect(try package.snapshot() == before)
    }

    @Test func oneTargetAsJSON() async throws {
        let outcome = try await package().mockgen("list", "--target", "ShopTests", "--format", "json")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardOutput == """
                {
                  "schemaVersion": 1,
                  "verb": "list",
                  "exitCode": 0,
                  "diagnostics": [],
                  "targets": [
                    {
                      "target": "ShopTests",
                      "output": null,
                      "protocols": [
                        {
                          "kind": "protocol",
                          "name": "Listener",
                          "module": "Shop",
                          "location": {
                            "path": "Sources/Shop/Listener.swift",
                            "line": 1,
                            "column": 10
                          },
                          "status": "notListed",
                          "mock": null,
                          "by": null,
                          "setAt": {
                            "path": ".mockgen.yml",
                            "line": 11,
                            "column": 16
                          },
                          "refusals": [],
                          "used": false
                        },
                        {
                          "kind": "protocol",
                          "name": "Ordering",
                          "module": "Shop",
                          "location": {
                            "path": "Sources/Shop/Ordering.swift",
                            "line": 3,
                            "column": 10
                          },
                          "status": "mocked",
                          "mock": "FakeOrdering",
                          "by": "Ordering",
                          "setAt": {
                            "path": ".mockgen.yml",
                            "line": 11,
                            "column": 17
                          },
                          "refusals": [],
                          "used": false
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    /// A name that matches nothing does not keep the others from being listed.
    @Test func aWrongConfiguration() async throws {
        let package = try TeaShop.package(configuration: TeaShop.configuration.replacing("[Ordering]", with: "Ordring"))

        let outcome = try await package.mockgen("list", "--target", "ShopTests")

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardOutput.contains("Ordering  -     Sources/Shop/Ordering.swift:3:10  not listed in 'protocols'"))
        #expect(outcome.standardError.hasPrefix(".mockgen.yml:8:16: error: 'Ordring' in 'protocols' matches no protocol"))
    }

    @Test func annotatedOnes() async throws {
        let package = try TeaShop.package(
            configuration: "version: 1\ntargets: { ShopTests: { protocols: annotated } }",
            ordering: "protocol Plain {}\n// mockgen: mock\nprotocol Ordering {}\n")

        let outcome = try await package.mockgen("list")

        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput.contains("selected by 'annotated', .mockgen.yml:2:36"))
        #expect(outcome.standardOutput.contains("not annotated with '// mockgen: mock', .mockgen.yml:2:36"))
    }

    /// A class is listed where it is asked for, and explained in any case.
    @Test func classes() async throws {
        let package = try TeaShop.package(
            configuration: """
                version: 1
                targets:
                  ShopTests:
                    sources: Sources/Shop
                    protocols: [Counter]
                    overrides: { Counter: { callsSuper: true } }
                """,
            ordering: "class Counter {\n    func sell() {}\n}\nclass Till {}\n")

        let list = try await package.mockgen("list")
        #expect(list.exitCode == 0, "\(list.text)")
        #expect(
            list.standardOutput == """
                ShopTests: 1 mock, generated at build time
                  NAME           MOCK         DECLARED AT                      WHY
                  class Counter  CounterMock  Sources/Shop/Ordering.swift:1:7  selected by 'Counter', .mockgen.yml:5:17
                  unused: CounterMock. 'protocols: used' generates only the mocks that the target's sources name

                """)
        let counter = try await package.mockgen("explain", "Counter")
        #expect(counter.standardOutput.hasPrefix("class Counter, internal, module Shop\n"))
        #expect(counter.standardOutput.contains("\nMembers\n  func sell()  declared here  Sources/Shop/Ordering.swift:2:10\n"))
        #expect(counter.standardOutput.contains("  callsSuper  true "))
        let till = try await package.mockgen("explain", "Till")
        #expect(till.standardOutput.contains("In ShopTests: no mock\n  not listed in 'protocols', .mockgen.yml:5:16\n"))
    }

    @Test func explainAProtocol() async throws {
        let outcome = try await package().mockgen("explain", "Ordering")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardOutput == """
                protocol Ordering, internal, module Shop
                  Sources/Shop/Ordering.swift:3:10

                Requirements
                  func order(_:cups:)  declared here  Sources/Shop/Ordering.swift:4:10
                  func price(of:)      from Pricing   Sources/Catalog/Pricing.swift:2:10

                In ShopTests
                  mock              FakeOrdering                           selected by 'Ordering', .mockgen.yml:11:17
                  file              generated by the plugin at build time
                  name              FakeOrdering                           set at .mockgen.yml:13:25
                  access            internal                               set at .mockgen.yml:2:9
                  style             automockable                           built in
                  naming            label                                  built in
                  default of Money  Money.zero                             set at .mockgen.yml:3:20

                Members of FakeOrdering
                  init()
                  func order(_:cups:)
                    orderCupsCallsCount: Int
                    orderCupsCalled: Bool { get }
                    orderCupsReceivedArguments: (tea: String, cups: Int)?
                    orderCupsReceivedInvocations: [(tea: String, cups: Int)]
                    orderCupsThrowableError: (any Error)?
                    orderCupsReturnValue: Int!
                    orderCupsClosure: ((String, Int) throws -> Int)?
                  func price(of:)
                    priceOfCallsCount: Int
                    priceOfCalled: Bool { get }
                    priceOfReceivedTea: String?
                    priceOfReceivedInvocations: [String]
                    priceOfReturnValue: Int!
                    priceOfClosure: ((String) -> Int)?

                """)
    }

    @Test func explainAllOfOneName() async throws {
        let outcome = try await package().mockgen("explain", "Listener")

        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput.contains("protocol Listener, public, module Catalog\n  Sources/Catalog/Pricing.swift:5:17\n"))
        #expect(outcome.standardOutput.contains("protocol Listener, internal, module Shop\n  Sources/Shop/Listener.swift:1:10\n"))
        #expect(outcome.standardOutput.contains("In ShopTests: no mock\n  its file is not in 'sources', .mockgen.yml:10:14\n"))

        let one = try await package().mockgen("explain", "Shop.Listener")
        #expect(one.standardOutput.hasPrefix("protocol Listener, internal, module Shop\n"))
        #expect(!one.standardOutput.contains("module Catalog"))
    }

    @Test func explainWhatCannotBeMocked() async throws {
        let outcome = try await package().mockgen("explain", "Opening", "--format", "json")

        #expect(outcome.exitCode == 0)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.standardOutput.utf8)) as? [String: Any])
        let found = try #require((document["protocols"] as? [[String: Any]])?.first)
        let use = try #require((found["targets"] as? [[String: Any]])?.first)
        let listing = try #require(use["protocol"] as? [String: Any])
        #expect(listing["status"] as? String == "refused")
        #expect(listing["refusals"] as? [String] == ["noncopyable-property"])
    }

    @Test(arguments: [("Ordring", "did you mean 'Ordering'?"), ("unkown-key", "did you mean 'unknown-key'?")])
    func explainNothing(_ name: String, _ help: String) async throws {
        let outcome = try await package().mockgen("explain", name)

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError
                == "mockgen: error: '\(name)' is no protocol or class of the configured targets, and no id of a message [unknown-name]\nhelp: \(help)\n"
        )
    }

    /// Needs neither a package nor a configuration.
    @Test func explainAMessage() async throws {
        let outcome = try await TemporaryPackage(["a.txt": ""]).mockgen("explain", "unknown-alias")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardOutput == """
                unknown-alias

                An unquoted value that begins with '*' is a YAML alias, and the file defines no anchor with this name. Usually a glob was \
                intended.

                For example:
                    version: 1
                    targets:
                      AppTests:
                        protocols: [*Routing]

                What to do: put the glob in quotes: "*Routing".

                """)
    }
}
