import Foundation
import Testing

/// The build-tool plugin, in a package elsewhere that is built with it.
@Suite(.serialized, .sharedDependentPackage)
struct PluginTests {
    private let dependent: DependentPackage
    private var package: TemporaryPackage { dependent.package }

    init() throws { dependent = try .shared }

    /// Each has mockgen's sources in another place, and so builds it once more. The last is that of the tests below.
    @Test(arguments: DependentPackage.Dependency.allCases)
    func testsPass(dependency: DependentPackage.Dependency) async throws {
        try dependent.restore(dependency: dependency)
        let outcome = try await dependent.test()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 2 tests in 1 suite passed"), "\(outcome.text)")
        #expect(!outcome.text.contains("warning:"), "\(outcome.text)")
    }

    @Test func aCommentRecompilesNoMock() async throws {
        try await buildUnchanged()
        let names = ["CatalogMocks.swift", "ShopMocks.swift", "CatalogMocks.swift.o", "ShopMocks.swift.o"]
        let before = try names.map(dependent.product)

        try package.write(
            TeaShop.ordering.replacing("protocol", with: "// What the counter does.\nprotocol"), to: DependentPackage.ordering)
        let outcome = try await dependent.build()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Mocks for ShopTests"), "mockgen looked at the edited file: \(outcome.text)")
        #expect(try names.map(dependent.product) == before)
    }

    @Test func aNewRequirementRegenerates() async throws {
        try await buildUnchanged()
        let mocks = try dependent.product("ShopMocks.swift")
        let object = try dependent.product("ShopMocks.swift.o")
        let others = try dependent.product("CatalogMocks.swift")

        try package.write(TeaShop.ordering.replacing("func order", with: "func cancel()\n    func order"), to: DependentPackage.ordering)
        let outcome = try await dependent.build()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("func cancel() {"))
        #expect(try dependent.product("ShopMocks.swift") != mocks)
        #expect(try dependent.product("ShopMocks.swift.o") != object)
        #expect(try dependent.product("CatalogMocks.swift") == others, "the mocks of the other module are left alone")
    }

    @Test func aNewFileIsFound() async throws {
        try await buildUnchanged()
        try package.write("protocol Brewing {\n    func brew(for seconds: Double)\n}\n", to: "Sources/Shop/Brewing.swift")
        try package.write(
            """
            import Testing

            @Suite struct BrewingTests {
                @Test func isMocked() {
                    let brewing = BrewingMock()
                    brewing.brew(for: 90)
                    #expect(brewing.brewForReceivedSeconds == 90)
                }
            }
            """, to: "Tests/ShopTests/BrewingTests.swift")

        let outcome = try await dependent.test()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 3 tests in 2 suites passed"), "\(outcome.text)")
    }

    /// With an `output`, the plugin leaves the mocks to `mockgen generate`.
    @Test func checkedInMocksAreThoseThatAreCompiled() async throws {
        try dependent.restore(dependency: .path)
        try package.write(package.read(".mockgen.yml") + "    output: Tests/ShopTests/Mocks.swift\n", to: ".mockgen.yml")

        let generated = try await package.mockgen("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(generated.standardOutput == "wrote Tests/ShopTests/Mocks.swift\n")
        let outcome = try await dependent.test()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift") == "\(Mocks.marker)\n\n")
    }

    @Test func aBadConfigurationFailsTheBuild() async throws {
        try await buildUnchanged()
        let configuration = try package.read(".mockgen.yml")
        let mocks = try dependent.product("ShopMocks.swift")

        try package.write(configuration + "    exlude: Brewing\n", to: ".mockgen.yml")
        let bad = try await dependent.build()
        #expect(bad.exitCode == 1)
        #expect(
            bad.text.contains(
                ".mockgen.yml:5:5: error: unknown key 'exlude' in a target [unknown-key]\nhelp: did you mean 'exclude'?\n"), "\(bad.text)")
        #expect(try dependent.product("ShopMocks.swift") == mocks)

        try package.write(configuration, to: ".mockgen.yml")
        #expect(try await dependent.build().exitCode == 0)
    }

    /// The plugin is asked anew when it threw; had it returned nothing, SwiftPM would go on doing nothing.
    @Test func aMissingConfigurationFailsTheBuildUntilItIsAdded() async throws {
        try dependent.restore(dependency: .path)
        let configuration = try package.read(".mockgen.yml")
        try package.remove(".mockgen.yml")
        // A target that SwiftPM has not seen yet: of one that it has, it remembers what the plugin said.
        try package.write(package.read("Package.swift").replacing("\"ShopTests\"", with: "\"CounterTests\""), to: "Package.swift")
        try package.write(package.read("Tests/ShopTests/CounterTests.swift"), to: "Tests/CounterTests/CounterTests.swift")

        let never = try await dependent.build()
        #expect(never.exitCode == 1)
        #expect(
            never.text.contains("'CounterTests' uses the plugin Mockgen, but there is no '.mockgen.yml' in '\(package.root.plainPath)'"),
            "\(never.text)")

        try package.write(configuration.replacing("ShopTests", with: "CounterTests"), to: ".mockgen.yml")
        let added = try await dependent.build()
        #expect(added.exitCode == 0, "\(added.text)")

        try package.remove(".mockgen.yml")
        let noMore = try await dependent.build()
        #expect(noMore.exitCode == 1)
        #expect(noMore.text.contains(".mockgen.yml"), "\(noMore.text)")

        try package.write(configuration.replacing("ShopTests", with: "CounterTests"), to: ".mockgen.yml")
        let again = try await dependent.build()
        #expect(again.exitCode == 0, "\(again.text)")
    }

    /// The command plugins, which cannot ask SwiftPM while they run.
    @Test func theCommandPluginsVerifyAndGenerate() async throws {
        try await buildUnchanged()
        let built = try await dependent.command("verify-mocks")
        #expect(built.exitCode == 0, "\(built.text)")
        #expect(built.text.contains("of 1 target, all compile\n"), "\(built.text)")

        try package.write(package.read(".mockgen.yml") + "    output: Tests/ShopTests/Checked In.swift\n", to: ".mockgen.yml")
        let missing = try await dependent.command("verify-mocks", "--no-build", "--target", "ShopTests")
        #expect(missing.exitCode == 1)
        #expect(missing.text.contains("error: 'Tests/ShopTests/Checked In.swift' does not exist"), "\(missing.text)")

        let generated = try await dependent.command("--allow-writing-to-package-directory", "generate-mocks")
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(generated.text.contains("wrote Tests/ShopTests/Checked In.swift\n"), "\(generated.text)")
        let fresh = try await dependent.command("verify-mocks")
        #expect(fresh.exitCode == 0, "\(fresh.text)")
        #expect(fresh.text.contains("1 checked-in file up to date, all compile\n"), "\(fresh.text)")

        try package.write(
            package.read(DependentPackage.ordering).replacing("Ordering", with: "Ordering, Missing"), to: DependentPackage.ordering)
        let broken = try await dependent.command("verify-mocks")
        #expect(broken.exitCode == 1)
        #expect(broken.text.contains("the package does not build, so its mocks cannot be compiled"), "\(broken.text)")
    }

    private func buildUnchanged() async throws {
        try dependent.restore(dependency: .path)
        let outcome = try await dependent.build()
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }
}
