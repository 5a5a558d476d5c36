import Foundation
import TestSupport
import Testing

/// The build-tool plugin, in a package elsewhere that is built with it.
@Suite(.serialized, .heavy, .sharedDependentPackage)
struct PluginTests {
    let dependent: DependentPackage
    var package: TemporaryPackage { dependent.package }

    init() throws { dependent = try .shared }

    /// The toolchain must be new enough for mockgen; the package may be written for an older one.
    @Test(arguments: ["5.9", "6.2"])
    func testsPass(toolsVersion: String) async throws {
        try dependent.restore(toolsVersion: toolsVersion)
        let outcome = try await dependent.test()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 2 tests in 1 suite passed"), "\(outcome.text)")
        #expect(outcome.warnings == [], "\(outcome.text)")
    }

    @Test func commentsRecompileNoMock() async throws {
        try await buildUnchanged()
        let names = ["CatalogMocks", "ShopMocks"]
        let before = try names.map { try [dependent.product("\($0).swift"), dependent.object(of: $0)] }

        try package.write(
            TeaShop.ordering.replacing("protocol", with: "// What the counter does.\nprotocol"), to: DependentPackage.ordering)
        let outcome = try await dependent.build()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        // Swift Build prints no such line.
        #expect(
            outcome.text.contains("Mocks for ShopTests") || BuildSystem.isSwiftBuild, "mockgen looked at the edited file: \(outcome.text)")
        #expect(try names.map { try [dependent.product("\($0).swift"), dependent.object(of: $0)] } == before)
    }

    @Test func newRequirementsRegenerateMocks() async throws {
        try await buildUnchanged()
        let mocks = try dependent.product("ShopMocks.swift")
        let object = try dependent.object(of: "ShopMocks")
        let others = try dependent.product("CatalogMocks.swift")

        try package.write(TeaShop.ordering.replacing("func order", with: "func cancel()\n    func order"), to: DependentPackage.ordering)
        let outcome = try await dependent.build()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift").contains("func cancel() {"))
        #expect(try dependent.product("ShopMocks.swift") != mocks)
        #expect(try dependent.object(of: "ShopMocks") != object)
        #expect(try dependent.product("CatalogMocks.swift") == others, "the mocks of the other module are left alone")
    }

    @Test func newFilesAreFound() async throws {
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
    @Test func checkedInMocksAreCompiled() async throws {
        try dependent.restore()
        try package.write(package.read(".mockgen.yml") + "    output: Tests/ShopTests/Mocks.swift\n", to: ".mockgen.yml")

        let generated = try await package.mockgen("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(generated.standardOutput == "wrote Tests/ShopTests/Mocks.swift\n")
        let outcome = try await dependent.test()

        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "ShopMocks.swift") == Mocks.none)
    }

    /// Reports that an input of a build does not exist.
    func missingInput(_ path: String) -> String {
        switch BuildSystem.current {
        case .native: "because of missing inputs: \(path)"
        case .swiftbuild: "Build input file cannot be found: '\(path)'"
        }
    }

    func buildUnchanged() async throws {
        try dependent.restore()
        let outcome = try await dependent.build()
        try #require(outcome.exitCode == 0, "\(outcome.text)")
    }
}
