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
}
