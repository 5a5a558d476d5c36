import Foundation
import Testing

/// `mockgen generate` for targets whose mocks are checked in.
@Suite struct GenerateTests {
    private static let catalogMocks = "Tests/CatalogTests/Mocks.swift"
    private static let shopMocks = "Tests/ShopTests/Mocks.swift"

    @Test func writesOnceAndThenLeavesAlone() async throws {
        let package = try TeaShop.package()

        let first = try await package.mockgen("generate")
        #expect(first.exitCode == 0)
        #expect(first.standardOutput == "wrote \(Self.catalogMocks)\nwrote \(Self.shopMocks)\n")
        #expect(first.standardError == "")
        #expect(
            try package.read(Self.catalogMocks).hasPrefix("\(Mocks.marker)\n\nimport Catalog\n\nclass PricingMock: Pricing {\n"))
        #expect(
            try package.read(Self.shopMocks).hasPrefix("\(Mocks.marker)\n\nimport Catalog\n@testable import Shop\n\nclass OrderingMock: "))

        let before = try package.snapshot()
        let second = try await package.mockgen()
        #expect(second.exitCode == 0)
        #expect(second.standardOutput == "2 files up to date\n")
        #expect(try package.snapshot() == before, "a fresh file keeps its time")

        let quiet = try await package.mockgen("--quiet")
        #expect(quiet.exitCode == 0)
        #expect(quiet.text == "")
    }

    /// Where SwiftPM has built something already, mockgen remembers what it saw, and finds every change all the same.
    @Test func remembersBetweenRuns() async throws {
        let package = try TeaShop.package()
        try package.write("", to: ".build/debug.yaml")
        _ = try await package.mockgen("generate")
        let again = try await package.mockgen("verify", "--no-build", "--verbose")
        #expect(again.standardOutput == "2 mocks of 2 targets, 2 checked-in files up to date, not compiled\n")
        #expect(!again.standardError.contains("planned"), "\(again.standardError)")

        for (path, text) in [
            ("Sources/Catalog/Pricing.swift", TeaShop.pricing.replacing("Int", with: "UInt")), (Self.shopMocks, "\(Mocks.marker)\n"),
            (".mockgen.yml", "name: Fake{protocol}\n" + TeaShop.configuration),
        ] {
            let before = try package.read(path)
            try package.write(text, to: path)
            let changed = try await package.mockgen("verify", "--no-build")
            #expect(changed.exitCode == 1, "\(path)")
            try package.write(before, to: path)
            #expect(try await package.mockgen("verify", "--no-build").exitCode == 0, "\(path)")
        }
        try package.write("protocol More {}", to: "Sources/Shop/More.swift")
        try package.write(TeaShop.configuration.replacing("[Ordering]", with: "all"), to: ".mockgen.yml")
        #expect(try await package.mockgen("verify", "--no-build").standardError.contains("'MoreMock' is missing from"))
    }

    @Test func writesOnlyWhatChanged() async throws {
        let package = try TeaShop.package()
        _ = try await package.mockgen("generate")
        let before = try package.snapshot()
        try package.write("\(TeaShop.ordering)// A comment.\n", to: "Sources/Shop/Ordering.swift")
        let afterComment = try await package.mockgen("generate")
        #expect(afterComment.standardOutput == "2 files up to date\n")

        try package.write(
            TeaShop.ordering.replacing("func order", with: "func cancel()\n    func order"), to: "Sources/Shop/Ordering.swift")
        let afterRequirement = try await package.mockgen("generate")
        #expect(afterRequirement.standardOutput == "wrote \(Self.shopMocks)\n1 file up to date\n")

        let changed = try package.snapshot().filter { $0.value != before[$0.key] }
        #expect(changed.keys.filter { $0.hasSuffix("Mocks.swift") } == [Self.shopMocks])
        #expect(try package.read(Self.shopMocks).contains("func cancel() {"))
    }

    @Test func refusesFilesOfOthers() async throws {
        let package = try TeaShop.package()
        try package.write("final class OrderingMock {}\n", to: Self.shopMocks)
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == """
                Tests/ShopTests/Mocks.swift:1:1: error: mockgen did not write 'Tests/ShopTests/Mocks.swift' and does not overwrite it \
                [not-ours]
                help: give the target another 'output', or delete the file if its contents are no longer needed

                """)
        #expect(outcome.standardOutput == "")
        #expect(try package.snapshot() == before, "nor is the file of the other target written")
    }

    @Test func replacesFilesOfItsOwn() async throws {
        let package = try TeaShop.package()
        try package.write(Mocks.outdated, to: Self.shopMocks)
        // Swift's own template for a new file is empty.
        try package.write("", to: Self.catalogMocks)

        let outcome = try await package.mockgen("generate")

        #expect(outcome.standardOutput == "wrote \(Self.catalogMocks)\nwrote \(Self.shopMocks)\n")
        #expect(try package.read(Self.shopMocks).contains("class OrderingMock: Ordering {"))
        #expect(try package.read(Self.catalogMocks).contains("class PricingMock: Pricing {"))
    }

    @Test func allOrNothing() async throws {
        let package = try TeaShop.package(
            configuration: TeaShop.configuration.replacing("[Ordering]", with: "[Ordering, Brewing]"))
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == """
                .mockgen.yml:8:27: error: 'Brewing' in 'protocols' matches no protocol of the sources [unknown-protocol]
                help: check the spelling; 'sources' must have the file that declares it, or Package.swift the dependency

                """)
        #expect(try package.snapshot() == before, "the good target is not written either")
    }

    @Test func allThatIsWrongIsSaid() async throws {
        let package = try TeaShop.package(
            configuration: TeaShop.configuration.replacing("[Ordering]", with: "Ordring").replacing("[Pricing]", with: "Prizing"))

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 2)
        #expect(
            outcome.standardError == """
                .mockgen.yml:4:16: error: 'Prizing' in 'protocols' matches no protocol of the sources [unknown-protocol]
                help: did you mean 'Pricing'?
                .mockgen.yml:8:16: error: 'Ordring' in 'protocols' matches no protocol of the sources [unknown-protocol]
                help: did you mean 'Ordering'?

                """)
    }

    @Test func aBrokenProtocolIsAnErrorAtItsPlace() async throws {
        let package = try TeaShop.package(
            ordering: """
                import Catalog

                protocol Ordering: Pricing {
                    func order(_ tea String) -> Int
                }
                """)
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardError == """
                Sources/Shop/Ordering.swift:4:21: error: expected ':' in parameter [syntax-error]
                help: correct the Swift syntax here

                """)
        #expect(try package.snapshot() == before)
    }

    @Test func aTargetOfTheCommandLine() async throws {
        let package = try TeaShop.package()

        let one = try await package.mockgen("generate", "--target", "ShopTests")
        #expect(one.standardOutput == "wrote \(Self.shopMocks)\n")
        #expect(!package.exists(Self.catalogMocks))

        let both = try await package.mockgen("--target=ShopTests", "--target", "CatalogTests")
        #expect(both.standardOutput == "wrote \(Self.catalogMocks)\n1 file up to date\n")

        let none = try await package.mockgen("generate", "--target", "ShopTest")
        #expect(none.exitCode == 2)
        #expect(
            none.standardError == """
                .mockgen.yml:1:1: error: target 'ShopTest' is not listed in '.mockgen.yml' [target-not-configured]
                help: did you mean 'ShopTests'?

                """)
    }

    @Test func aTargetOfThePlugin() async throws {
        let package = try TeaShop.package(configuration: "version: 1\ntargets: { ShopTests: { protocols: [Ordering] } }")
        let before = try package.snapshot()

        let outcome = try await package.mockgen("generate")

        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "ShopTests: the plugin generates the mocks at build time (no 'output')\n")
        #expect(try package.snapshot() == before)
    }

    @Test func fromAnotherFolder() async throws {
        let package = try TeaShop.package()
        let elsewhere = try TemporaryFolder()

        let outcome = try await CommandLineTool.mockgen.run(["--package-path", package.root.plainPath], in: elsewhere.url)

        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == "wrote \(Self.catalogMocks)\nwrote \(Self.shopMocks)\n")
        #expect(package.exists(Self.shopMocks))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: elsewhere.url.plainPath) == [])
    }

    /// The paths in it are relative to it.
    @Test func aConfigurationElsewhere() async throws {
        let package = try TeaShop.package()
        try package.remove(".mockgen.yml")
        try package.write(
            """
            version: 1
            targets:
              ShopTests: { sources: ../Sources/Shop, protocols: [Ordering], output: Mocks/Shop.swift }
            """, to: "Tests/mocks.yml")

        let outcome = try await package.mockgen("--config", "Tests/mocks.yml")

        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.standardOutput == "wrote Tests/Mocks/Shop.swift\n")

        try package.write("version: 1\ntargets: { ShopTests: { protocols: [Brewing], output: Mocks.swift } }", to: "Tests/mocks.yml")
        let bad = try await package.mockgen("--config", "Tests/mocks.yml")
        #expect(bad.exitCode == 2)
        #expect(bad.standardError.hasPrefix("Tests/mocks.yml:2:37: error: 'Brewing' in 'protocols' matches no protocol"))
    }

    @Test(arguments: [
        (["generat"], "unknown command 'generat'", "did you mean 'generate'?"),
        (["--tagret", "ShopTests"], "unknown option '--tagret'", "did you mean '--target'?"),
        (["generate", "--target"], "'--target' needs a value", "for example: --target AppTests"),
        (["--config"], "'--config' needs a value", "for example: --config .mockgen.yml"),
        (
            ["--stdout"], "'--stdout' needs a file",
            "for example: swift package mockgen generate --stdout Sources/App/UserServicing.swift"
        ),
        (
            ["--stdout", "--target", "T", "A.swift"], "'--stdout' does not read the configuration",
            "remove '--stdout', or '--target' and '--config'"
        ),
        (
            ["generate", "A.swift"], "files are only allowed with '--stdout'",
            "to print the mocks: swift package mockgen generate --stdout A.swift"
        ),
    ])
    func aWrongCommandLine(_ arguments: [String], _ message: String, _ help: String) async throws {
        let package = try TeaShop.package()
        let before = try package.snapshot()

        let outcome = try await CommandLineTool.mockgen.run(arguments, in: package.root)

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError == "mockgen: error: \(message) [usage]\nhelp: \(help)\n")
        #expect(try package.snapshot() == before)
    }
}
