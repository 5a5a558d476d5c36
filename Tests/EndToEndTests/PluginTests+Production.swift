import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - Builds without tests

    /// A build for production pays nothing for a tool that only tests need. SwiftPM notices each change of the variable.
    @Test func mockgenOffBuildsNoTool() async throws {
        try await buildUnchanged()
        let resolved = try package.read("Package.resolved")
        let off = ["MOCKGEN": "off"]

        let production = try await dependent.swift("build", ["-c", "release", "--product", "Till"], environment: off)
        #expect(production.exitCode == 0, "\(production.text)")
        #expect(production.warnings == [], "\(production.text)")
        let built = try dependent.builtForRelease()
        #expect(built.contains { "/\($0)".hasSuffix("/Till") })
        #expect(built.filter { $0.hasSuffix(".o") && $0.lowercased().contains("mockgen") } == [])
        #expect(try package.read("Package.resolved") == resolved)

        let tests = try await dependent.swift("build", ["--build-tests"], environment: off)
        #expect(tests.exitCode == 1)
        #expect(tests.text.contains("cannot find 'OrderingMock' in scope"), "\(tests.text)")
        // After an error, Swift Build of 6.4 can leave out the warnings of other files.
        try package.write("import Testing\n", to: "Tests/ShopTests/CounterTests.swift")
        let others = try await dependent.swift("build", ["--build-tests"], environment: off)
        #expect(others.exitCode == 0, "\(others.text)")
        #expect(
            others.warnings.contains {
                $0.contains("mockgen generates no mocks for this target, because MOCKGEN=off is set in the environment")
            },
            "\(others.text)")

        try dependent.restore()
        let on = try await dependent.swift("build", ["--build-tests"], environment: ["MOCKGEN": "on"])
        #expect(on.exitCode == 0, "\(on.text)")
        #expect(on.warnings == [], "\(on.text)")
    }

    @Test func unknownValueIsAnError() async throws {
        try dependent.restore()
        let outcome = try await dependent.swift("build", environment: ["MOCKGEN": "false"])
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text.contains(
                "mockgen: error: the environment variable MOCKGEN is 'false'; it must be 'off', 'on' or unset"), "\(outcome.text)")
        #expect(!outcome.text.contains("crashed"), "\(outcome.text)")
    }
}

@Suite struct LibYAMLTests {
    /// Without its header, the compiler says what to install.
    @Test func missingLibraryIsNamed() async throws {
        let sources = TemporaryPackage.repository
        let header = sources.appending(path: "Sources/CLibYAML/shim.h").plainPath
        let outcome = try await CommandLineTool("/usr/bin/env", "clang").run(
            ["-fsyntax-only", "-nostdinc", "-x", "c", header], in: sources)
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text.contains("error: \"mockgen needs libyaml. Debian, Ubuntu: 'apt-get install libyaml-dev'."), "\(outcome.text)")
        #expect(outcome.text.contains("macOS: 'brew install libyaml'"), "\(outcome.text)")
    }
}
