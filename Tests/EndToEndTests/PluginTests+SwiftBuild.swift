import TestSupport
import Testing

extension PluginTests {
    // MARK: - Swift Build

    /// Swift Build does not tell a plugin what the compiler has printed.
    @Test(.enabled(if: BuildSystem.isSwiftBuild, "only with MOCKGEN_BUILD_SYSTEM=swiftbuild"))
    func messagesOfTheCompilerAreShown() async throws {
        try dependent.restore()
        let upToDate = try await dependent.mockgen("verify")
        #expect(upToDate.exitCode == 0, "\(upToDate.text)")
        #expect(upToDate.standardOutput.contains("2 mocks of 1 target, all compile\n"), "\(upToDate.text)")

        try package.write(package.read(".mockgen.yml") + "defaults:\n  Int: Price.free\n", to: ".mockgen.yml")
        let wrong = try await dependent.mockgen("verify")
        #expect(wrong.exitCode == 1)
        #expect(wrong.text.contains("SwiftPM cannot build 'ShopTests', so mockgen cannot tell"), "\(wrong.text)")
        #expect(wrong.text.contains("error: cannot find 'Price' in scope"), "\(wrong.text)")
    }

    /// Swift Build asks the plugin in every build. The other build system keeps its plan.
    @Test(.enabled(if: BuildSystem.isSwiftBuild, "only with MOCKGEN_BUILD_SYSTEM=swiftbuild"))
    func aConfigurationRenamedAfterABuildIsNamed() async throws {
        try dependent.restore()
        let built = try await dependent.build()
        #expect(built.exitCode == 0, "\(built.text)")
        try package.write(package.read(".mockgen.yml"), to: ".mockgen.yaml")
        try package.remove(".mockgen.yml")
        let renamed = try await dependent.build()
        #expect(renamed.exitCode == 1)
        #expect(renamed.text.contains("help: rename '.mockgen.yaml' to '.mockgen.yml'\n"), "\(renamed.text)")
    }
}
