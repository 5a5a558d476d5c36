import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - Command plugins

    /// Verbs that need different facts about the package. None of them can ask SwiftPM, whose run waits for theirs.
    @Test(arguments: [
        (["--help"], 0, "\n  swift package mockgen COMMAND "),
        (["doctor"], 0, "ok     ShopTests: "),
        (["explain", "Ordering"], 0, "protocol Ordering, internal, module Shop\n"),
        (["init", "--stdout"], 0, "\nversion: 1\n"),
        (["generate", "--stdout", "Sources/Catalog/Pricing.swift"], 0, "\nclass PricingMock: Pricing {\n"),
        (["verify"], 0, "2 mocks of 1 target"),
        (["lst"], 2, "did you mean 'list'?"),
    ])
    func theReadingPluginRuns(arguments: [String], exitCode: Int, output: String) async throws {
        try dependent.restore()
        let outcome = try await dependent.swift("package", ["mockgen"] + arguments)
        // SwiftPM ends with 1 where the tool ends with 2, and says so.
        #expect(outcome.exitCode == (exitCode == 0 ? 0 : 1), "\(outcome.text)")
        #expect(exitCode == 0 || outcome.standardError.contains("ended with exit code \(exitCode)"), "\(outcome.text)")
        #expect(outcome.standardOutput.contains(output), "\(outcome.text)")
        #expect(!outcome.text.contains("Another instance of SwiftPM"), "\(outcome.text)")
    }

    /// Standard output contains only the tool's report, so that a script can read it.
    @Test func jsonGoesToStandardOutput() async throws {
        try dependent.restore()
        let outcome = try await dependent.mockgen("list", "--format", "json", "--target", "ShopTests")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.standardOutput.utf8)) as? [String: Any])
        #expect(document["command"] as? String == "list" || document["verb"] as? String == "list", "\(document.keys)")
    }

    @Test(arguments: [["init"], ["generate"], ["bundle", "Vendor"]])
    func theReadingPluginDoesNotWrite(arguments: [String]) async throws {
        try dependent.restore()
        let outcome = try await dependent.swift("package", ["mockgen"] + arguments)
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("[needs-permission]"), "\(outcome.text)")
        #expect(outcome.text.contains("\n      swift package mockgen-write \(arguments.joined(separator: " "))\n"), "\(outcome.text)")
    }

    @Test func theWritingPluginNeedsPermission() async throws {
        try dependent.restore()
        let outcome = try await dependent.swift("package", ["mockgen-write", "generate"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError.contains("Use `--allow-writing-to-package-directory` to allow this."), "\(outcome.text)")
    }

    @Test func thePluginsGenerateAndVerifyCheckedInMocks() async throws {
        try await buildUnchanged()
        try package.write(package.read(".mockgen.yml") + "    output: Tests/ShopTests/Checked In.swift\n", to: ".mockgen.yml")
        let missing = try await dependent.mockgen("verify", "--no-build", "--target", "ShopTests")
        #expect(missing.exitCode == 1)
        #expect(missing.text.contains("[missing-mocks]"), "\(missing.text)")

        let generated = try await dependent.mockgenWrite("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        #expect(generated.standardOutput == "wrote Tests/ShopTests/Checked In.swift\n")
        let fresh = try await dependent.mockgen("verify")
        #expect(fresh.exitCode == 0, "\(fresh.text)")
        #expect(fresh.standardOutput.contains("1 checked-in file up to date, all compile\n"), "\(fresh.text)")

        try package.write("let broken: Int = \"\"\n", to: "Sources/Shop/Broken.swift")
        let broken = try await dependent.mockgen("verify")
        #expect(broken.exitCode == 1)
        #expect(
            broken.text.contains("'Shop' does not compile, so mockgen cannot tell whether all mocks of 'ShopTests' compile"),
            "\(broken.text)")
    }
}
