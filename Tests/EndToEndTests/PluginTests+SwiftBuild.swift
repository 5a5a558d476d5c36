import TestSupport
import Testing

extension PluginTests {
    // MARK: - Swift Build

    /// Swift Build asks the plugin in every build. The other build system keeps its plan.
    @Test(.enabled(if: BuildSystem.isSwiftBuild, "not with MOCKGEN_BUILD_SYSTEM=native"))
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
