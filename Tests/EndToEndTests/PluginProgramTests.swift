import TestSupport
import Testing

/// `mockgen-plugin`, the program that the build tool plugin runs.
@Suite struct PluginProgramTests {
    /// People see the program in the log of a build, and may try it.
    @Test(arguments: [[], ["--help"], ["generate", "--stdout", "A.swift"]])
    func peopleAreToldToUseTheCommandPlugin(_ arguments: [String]) async throws {
        let package = try TeaShop.package()
        let outcome = try await CommandLineTool.mockgenPlugin.run(arguments, in: package.root)
        #expect(outcome.exitCode == 2)
        #expect(
            outcome.text == """
                mockgen: error: only mockgen's build tool plugin runs this program [usage]
                help: run 'swift package mockgen --help'

                """)
    }
}
