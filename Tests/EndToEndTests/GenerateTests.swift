import Foundation
import TestSupport
import Testing

/// Runs of `mockgen generate` that a case in `Cases` cannot express.
@Suite struct GenerateTests {
    private static let shopMocks = "Tests/ShopTests/Mocks.swift"

    /// In a package that was built before, mockgen has a cache and still finds every change.
    @Test func findsEveryChangeAfterEarlierRuns() async throws {
        let package = try TeaShop.package()
        try package.write("", to: ".build/debug.yaml")
        _ = try await package.mockgen("generate")
        let again = try await package.mockgen("generate", "--verbose")
        #expect(again.standardOutput == "4 files up to date\n")
        #expect(!again.standardError.contains("planned"), "\(again.standardError)")
        let verified = try await package.mockgen("verify", "--no-build")
        #expect(verified.standardOutput == "2 mocks of 2 targets, 4 checked-in files up to date, not compiled\n")

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

    @Test func runsFromAnotherFolder() async throws {
        let package = try TeaShop.package()
        let elsewhere = try TemporaryFolder()

        let outcome = try await CommandLineTool.mockgen.run(["--package-path", package.root.plainPath], in: elsewhere.url)

        #expect(outcome.exitCode == 0)
        let folders = ["Tests/CatalogTests", "Tests/ShopTests"]
        #expect(outcome.standardOutput == folders.map { "wrote \($0)/Mocks.swift\nwrote \($0)/MocksSupport.swift\n" }.joined())
        #expect(package.exists(Self.shopMocks))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: elsewhere.url.plainPath) == [])
    }
}
