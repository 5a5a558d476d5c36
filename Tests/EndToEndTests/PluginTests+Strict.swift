import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - Strict tests

    /// The mocks of a test belong to it, also those of a checked-in file in another module: both link the product.
    @Test func mocksOfOtherModulesAreStrict() async throws {
        try dependent.restore()
        defer { try? dependent.restore() }
        let product = ".product(name: \"MockgenSupport\", package: \"mockgen\")"
        let manifest = try package.read("Package.swift")
            .replacing(".target(name: \"Catalog\")", with: ".target(name: \"Catalog\", dependencies: [\(product)])")
            .replacing("name: \"ShopTests\", dependencies: [\"Shop\"]", with: "name: \"ShopTests\", dependencies: [\"Shop\", \(product)]")
        try package.write(manifest, to: "Package.swift")
        try package.write(
            """
            version: 1
            style: stub
            targets:
              Catalog: { sources: [Sources/Catalog], protocols: [Pricing], access: public, output: Sources/Catalog/Mocks.swift }
              ShopTests: { protocols: [Ordering] }

            """, to: ".mockgen.yml")
        try package.write(
            """
            import Catalog
            import Testing

            @testable import Shop

            @Suite struct CounterTests {
                @Test(.strictMocks) func passes() throws {
                    let (ordering, pricing) = (OrderingMock(), PricingMock())
                    ordering.on.order.when("Assam", 2).returns(2)
                    pricing.on.price.returns(3)
                    #expect(try ordering.order("Assam", cups: 2) == 2)
                    #expect(pricing.price(of: "Assam") == 3)
                    #expect(Mocks.Calls(pricing, ordering).description == "OrderingMock.order(\\"Assam\\", cups: 2)\\nPricingMock.price(of: \\"Assam\\")")
                }

                @Test(.strictMocks) func fails() async {
                    let pricing = PricingMock()
                    pricing.on.price.when("Assam").returns(3)
                    await Task.detached { _ = PricingMock().price(of: "Ceylon") }.value
                    _ = pricing.price(of: "Darjeeling")
                }
            }
            """, to: "Tests/ShopTests/CounterTests.swift")
        let generated = try await package.mockgen("generate", "--target", "Catalog")
        #expect(generated.exitCode == 0, "\(generated.text)")
        let outcome = try await dependent.test()
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("Test run with 2 tests in 1 suite failed"), "\(outcome.text)")
        #expect(outcome.text.contains("'PricingMock.price(of: \"Darjeeling\")' has no answer."), "\(outcome.text)")
        #expect(outcome.text.contains("No call used this answer of 'PricingMock.price(of:)'."), "\(outcome.text)")
        #expect(outcome.text.contains("CounterTests.swift:18:47"), "\(outcome.text)")
        #expect(!outcome.text.contains("Ceylon"), "A detached task made this mock, so it belongs to no test. \(outcome.text)")
    }
}
