import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenRun
@testable import MockgenVerbs

/// Which files belong to the modules and to the tests of a project that SwiftPM does not know.
@Suite struct ConfiguredModulesTests {
    struct Example: CustomTestStringConvertible {
        let modules: String
        var target = "AppTests"
        var output = "App/AppTests/Mocks.swift"
        /// The files that belong to App.
        let app: [String]
        /// The files that belong to the target.
        let tests: [String]

        var testDescription: String { "\(modules), \(target), \(output)" }
    }

    @Test(arguments: [
        Example(modules: "App: [App]", app: ["App/A.swift", "App/Sources/B.swift", "App/Specs/S.swift"], tests: ["App/AppTests/T.swift"]),
        Example(
            modules: "App: ['App/**/*.swift']", app: ["App/A.swift", "App/Sources/B.swift", "App/Specs/S.swift"],
            tests: ["App/AppTests/T.swift"]),
        Example(modules: "App: [.]", app: ["App/A.swift", "App/Sources/B.swift", "App/Specs/S.swift"], tests: ["App/AppTests/T.swift"]),
        Example(
            modules: "App: [App], AppTests: [App/AppTests]", app: ["App/A.swift", "App/Sources/B.swift", "App/Specs/S.swift"],
            tests: ["App/AppTests/T.swift"]),
        Example(modules: "App: [App/Sources]", app: ["App/Sources/B.swift"], tests: ["App/AppTests/T.swift"]),
        // The mocks are in a folder inside the folder of the tests.
        Example(
            modules: "App: [App]", output: "App/AppTests/Mocks/Generated/Mocks.swift",
            app: ["App/A.swift", "App/Sources/B.swift", "App/Specs/S.swift"], tests: ["App/AppTests/T.swift"]),
        // The tests are between the sources.
        Example(
            modules: "App: [App], AppTests: ['App/**/T.swift', 'App/**/S.swift']", output: "App/T.swift",
            app: ["App/A.swift", "App/Sources/B.swift"], tests: ["App/AppTests/T.swift", "App/Specs/S.swift"]),
        // The folder has the name of the target.
        Example(
            modules: "App: [App]", target: "Specs", output: "App/Specs/Mocks.swift",
            app: ["App/A.swift", "App/AppTests/T.swift", "App/Sources/B.swift"], tests: ["App/Specs/S.swift"]),
        // The mocks are in a folder of the app.
        Example(
            modules: "App: [App]", target: "AppMocks", output: "App/Sources/Mocks.swift",
            app: ["App/A.swift", "App/AppTests/T.swift", "App/Sources/B.swift", "App/Specs/S.swift"], tests: []),
        // A file that the module lists belongs to it.
        Example(modules: "App: [App/A.swift, App/AppTests/T.swift]", app: ["App/A.swift", "App/AppTests/T.swift"], tests: []),
        // The mocks are beside the sources, so nothing tells which files are tests.
        Example(
            modules: "App: [App]", output: "App/Mocks.swift",
            app: ["App/A.swift", "App/AppTests/T.swift", "App/Sources/B.swift", "App/Specs/S.swift"], tests: []),
        Example(
            modules: "App: [App/Sources]", output: "Mocks.swift", app: ["App/Sources/B.swift"],
            tests: ["App/A.swift", "App/AppTests/T.swift", "App/Specs/S.swift"]),
    ])
    func files(_ example: Example) async throws {
        try await withTemporaryFolder { folder in
            for file in ["App/A.swift", "App/Sources/B.swift", "App/AppTests/T.swift", "App/Specs/S.swift"] {
                try folder.write("\n", to: file)
            }
            let text = """
                version: 1
                modules: { \(example.modules) }
                targets: { \(example.target): { protocols: all, output: \(example.output) } }
                """
            var package = PackageModules(buildFolder: .none)
            try ConfiguredModules.add(
                try readConfiguration(Array(text.utf8), path: ".mockgen.yml"), to: &package, root: folder.path, base: folder.path)
            #expect(package.targets["App"]?.module.files == example.app)
            #expect(package.targets[example.target]?.module.files == example.tests)
        }
    }
}
