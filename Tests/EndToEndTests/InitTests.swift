import Testing

/// `mockgen init`: a configuration for a package that has none, which works as it is.
@Suite struct InitTests {
    private static let configuration = """
        # The protocols to mock for each target. 'swift package mockgen list' shows the mocks.
        version: 1

        # These hold for all targets, and may also stand in a target or in an override:
        # name: "{protocol}Mock"   # the name of a mock, with '{protocol}' for the protocol's
        # access: internal   # who sees the mocks
        # defaults: { Money: Money.zero }   # what an un-stubbed member returns, a Swift expression for each type

        targets:
          CatalogTests:
            # sources: [Sources/App]   # files, folders or globs that declare the protocols, relative to this file
            # exclude: ["*Internal"]   # protocols that are never mocked
            # output: Sources/AppTestSupport/Mocks.swift   # the checked-in file to generate, relative to this file
            # overrides: { UserServicing: { name: FakeUserService } }   # settings for single protocols
            protocols:
              - Pricing
          ShopTests:
            protocols:
              - Ordering
              - Shop.Pricing
              # - Opening   # cannot be mocked: noncopyable-property
              # - Catalog.Pricing   # another PricingMock: give it a name under 'overrides'

        """

    private static let manifestLines = [
        "add to Package.swift:",
        "    .package(url: \"https://example.com/mockgen.git\", from: \"1.0.0\")   // to 'dependencies'",
        "    plugins: [.plugin(name: \"Mockgen\", package: \"mockgen\")]   // to the target \"CatalogTests\"",
        "    plugins: [.plugin(name: \"Mockgen\", package: \"mockgen\")]   // to the target \"ShopTests\"",
    ]

    private func package() throws -> TemporaryPackage {
        let package = try TeaShop.package(
            ordering: """
                protocol Ordering { func order() }
                protocol Pricing {}
                struct Box: ~Copyable {}
                protocol Opening { var box: Box { get } }
                private protocol Secret {}
                """)
        try package.remove(".mockgen.yml")
        return package
    }

    @Test func writesWhatWorks() async throws {
        let package = try package()

        let outcome = try await package.mockgen("init")

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try package.read(".mockgen.yml") == Self.configuration)
        #expect(outcome.standardOutput == "wrote .mockgen.yml\n" + Self.manifestLines.map { "\($0)\n" }.joined())
        let list = try await package.mockgen("list")
        #expect(list.exitCode == 0, "\(list.text)")

        let again = try await package.mockgen("init")
        #expect(again.exitCode == 2)
        #expect(
            again.standardError == """
                .mockgen.yml:1:1: error: '.mockgen.yml' is there already, so it is left as it is [already-configured]
                help: to see what would be written: swift package mockgen init --stdout

                """)
        #expect(try package.read(".mockgen.yml") == Self.configuration)
    }

    @Test func shows() async throws {
        let package = try package()

        let outcome = try await package.mockgen("init", "--stdout")

        #expect(outcome.exitCode == 0)
        #expect(outcome.standardOutput == Self.configuration + "\n" + Self.manifestLines.map { "# \($0)\n" }.joined())
        #expect(!package.exists(".mockgen.yml"))
    }

    @Test func nothingToMock() async throws {
        let package = try package()
        try package.write("", to: "Sources/Catalog/Pricing.swift")
        try package.write("", to: "Sources/Shop/Ordering.swift")

        let outcome = try await package.mockgen("init")

        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.hasPrefix("mockgen: error: no test target of the package depends on a module that declares a "))
        #expect(!package.exists(".mockgen.yml"))
    }
}
