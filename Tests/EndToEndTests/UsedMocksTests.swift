import Foundation
import Testing

/// `protocols: used`: the mocks that the target's own sources name, and no others.
@Suite struct UsedMocksTests {
    private static let configuration = """
        version: 1
        targets:
          ShopTests:
            sources: [Sources/Shop, Sources/Catalog]
            protocols: used
            output: Tests/ShopTests/Mocks.swift
            overrides:
              Tasting: { name: FakeTasting }

        """

    private func package() throws -> TemporaryPackage {
        let package = try TeaShop.package(configuration: Self.configuration)
        try package.write("protocol Tasting { func taste() -> Bool }\nprotocol Brewing { func brew() }\n", to: "Sources/Shop/Tasting.swift")
        return package
    }

    private func mocks(in package: TemporaryPackage) throws -> [String] {
        try package.read("Tests/ShopTests/Mocks.swift").split(separator: "\n").filter { $0.hasPrefix("class ") }.map(String.init)
    }

    @Test func whatTheTestsName() async throws {
        let package = try package()
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try mocks(in: package) == [], "nothing is named yet, not even by an override")

        try package.write(
            "// BrewingMock is not used yet.\nlet ordering = OrderingMock()\nlet fakes = [FakeTasting()]\n",
            to: "Tests/ShopTests/OrderingTests.swift")
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try mocks(in: package) == ["class FakeTasting: Tasting {", "class OrderingMock: Ordering {"])

        try package.write(
            "class OrderingMock {}\nlet brewing = BrewingMock(), ordering = OrderingMock()\n", to: "Tests/ShopTests/OrderingTests.swift")
        #expect(try await package.mockgen("verify", "--no-build").exitCode == 1)
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try mocks(in: package) == ["class BrewingMock: Brewing {"], "what the tests declare themselves is theirs")
    }

    @Test func theListSaysWhatNobodyUses() async throws {
        let package = try package()
        try package.write("let ordering = OrderingMock()\n", to: "Tests/ShopTests/OrderingTests.swift")
        let used = try await package.mockgen("list")
        #expect(
            used.standardOutput == """
                ShopTests: 1 mock, in Tests/ShopTests/Mocks.swift
                  NAME      MOCK          DECLARED AT                         WHY
                  Ordering  OrderingMock  Sources/Shop/Ordering.swift:3:10    selected by 'used', .mockgen.yml:5:16
                  Tasting   -             Sources/Shop/Tasting.swift:1:10     no source of the target uses its mock, .mockgen.yml:5:16
                  Brewing   -             Sources/Shop/Tasting.swift:2:10     no source of the target uses its mock, .mockgen.yml:5:16
                  Pricing   -             Sources/Catalog/Pricing.swift:1:17  no source of the target uses its mock, .mockgen.yml:5:16

                """)

        try package.write(Self.configuration.replacing("protocols: used", with: "protocols: all"), to: ".mockgen.yml")
        let all = try await package.mockgen("list")
        #expect(
            all.standardOutput.hasSuffix(
                "\n  unused: FakeTasting, BrewingMock, PricingMock. 'protocols: used' generates only the mocks that the target's sources name\n"
            ))
    }
}
