import TestSupport
import Testing

extension PluginTests {
    // MARK: - Verify

    /// The text that is added to a file, and the message of `verify`. The names of 'Shop' and 'ShopTests' contain each other.
    private static let errors = [
        // In the mock whose file the compiler reads first.
        (
            path: ".mockgen.yml", text: "defaults: { Int: Price.free }\n",
            message:
                ".mockgen.yml:6:18: error: the default value 'Price.free' does not compile in '"
        ),
        (
            path: "Tests/ShopTests/Wrong.swift", text: "let wrong: Int = \"\"\n",
            message: "Tests/ShopTests/Wrong.swift:1:18: error: 'ShopTests' does not compile, so mockgen cannot tell whether all mocks"
        ),
        (
            path: "Sources/Shop/Wrong.swift", text: "let wrong: Int = \"\"\n",
            message: "Sources/Shop/Wrong.swift:1:18: error: 'Shop' does not compile, so mockgen cannot tell whether all mocks"
        ),
        // After the error in a mock, whose file the compiler does not reach now.
        (
            path: "Sources/Catalog/Wrong.swift", text: "public let wrong: Int = \"\"\n",
            message: "Sources/Catalog/Wrong.swift:1:25: error: 'Catalog' does not compile, so mockgen cannot tell whether all mocks"
        ),
    ]

    @Test func verifyNamesTheCauseInThePlugin() async throws {
        try await namesEachCause { try await dependent.mockgen("verify") }
    }

    @Test(.enabled("verify builds with SwiftPM's default") { try await BuildSystem.isDefault })
    func verifyNamesTheCauseOnTheCommandLine() async throws {
        try await namesEachCause { try await dependent.verify() }
    }

    private func namesEachCause(_ verify: () async throws -> CommandLineTool.Outcome) async throws {
        try await buildUnchanged()
        let upToDate = try await verify()
        #expect(upToDate.exitCode == 0, "\(upToDate.text)")
        #expect(upToDate.standardOutput.contains("2 mocks of 1 target, all compile\n"), "\(upToDate.text)")
        for (path, text, message) in Self.errors + [Self.errors[0], Self.errors[3]] {
            try dependent.restore()
            try package.write(((try? package.read(path)) ?? "") + text, to: path)
            let outcome = try await verify()
            #expect(outcome.exitCode != 0)
            #expect(outcome.text.contains(message), "\(message): \(outcome.text)")
        }
    }

    @Test func verifyIsStrictInThePlugin() async throws {
        try await knowsTheWarnings { try await dependent.mockgen("verify", "--strict") }
    }

    @Test(.enabled("verify builds with SwiftPM's default") { try await BuildSystem.isDefault })
    func verifyIsStrictOnTheCommandLine() async throws {
        try await knowsTheWarnings { try await dependent.verify("--strict") }
    }

    /// The compiler prints a warning only when it compiles the file. What another build has compiled before does not matter.
    private func knowsTheWarnings(_ verify: () async throws -> CommandLineTool.Outcome) async throws {
        try dependent.restore()
        try package.write(
            """
            version: 1
            style: automockable
            targets:
              Shop: { sources: [Sources/Catalog], protocols: [Pricing], output: Sources/Shop/Mocks.swift }
              ShopTests: { sources: [Sources/Shop], protocols: [Ordering], output: Tests/ShopTests/Mocks.swift }

            """, to: ".mockgen.yml")
        try package.write("import Testing\n", to: "Tests/ShopTests/CounterTests.swift")
        // The native build system compiles tests again only for a dependency that the manifest declares.
        let manifest = try package.read("Package.swift")
        try package.write(manifest.replacing(#"["Shop"]"#, with: #"["Shop", "Catalog"]"#), to: "Package.swift")
        func become(_ path: String, _ text: String) async throws {
            // The compiler compares times in whole seconds.
            try await Task.sleep(for: .seconds(1.1))
            try package.write(text, to: path)
            let generated = try await package.mockgen("generate")
            #expect(generated.exitCode == 0, "\(generated.text)")
        }
        func check(_ isGreen: Bool, _ step: Comment) async throws {
            let outcome = try await verify()
            #expect((outcome.exitCode == 0) == isGreen, "\(step): \(outcome.text)")
            #expect(outcome.text.contains("'PricingMock' compiles with a warning here: 'Tea' is deprecated") == !isGreen, "\(outcome.text)")
        }
        let pricing = "public struct Tea {}\npublic protocol Pricing { func price(of tea: Tea?) -> Int }\n"
        try await become("Sources/Shop/Counter.swift", "struct Counter {}\n")
        try await become("Sources/Catalog/Pricing.swift", pricing)
        try await check(true, "no warning")
        try await become("Sources/Catalog/Pricing.swift", "@available(*, deprecated) \(pricing)")
        try await check(false, "a new warning")
        try await check(false, "an old warning: nothing is compiled")
        try await become(".mockgen.yml", package.read(".mockgen.yml").replacing("ShopTests: {", with: "ShopTests: { style: spy,"))
        try await check(false, "only a file of the same name in the other module is compiled")
        try await become("Sources/Catalog/Pricing.swift", pricing)
        let built = try await dependent.build()
        #expect(built.exitCode == 0, "\(built.text)")
        try await check(true, "the warning is gone, and another build has compiled the mock")
    }
}
