import TestSupport
import Testing

/// `mockgen init --from` replaces another mock generator: the tests of a project in its shape compile and pass with the new mocks.
///
/// The projects are those of the cases `init-from-…` and of the articles.
@Suite struct InitFromTests {
    struct Move: Sendable, CustomTestStringConvertible {
        let tool: String
        let settings: String
        let oldMocks: String
        /// The statements of a test.
        let test: String
        var testDescription: String { tool }
    }

    private static let moves = [
        Move(
            tool: "sourcery", settings: ".sourcery.yml", oldMocks: "Tests/AppTests/AutoMockable.generated.swift",
            test: """
                let users = UserServicingMock()
                users.userIdIntStringReturnValue = "Ada"
                #expect(try await users.user(id: 1) == "Ada")
                #expect(users.userIdIntStringReceivedId == 1 && users.userIdIntStringCallsCount == 1)
                """),
        Move(
            tool: "mockolo", settings: "scripts/mocks.sh", oldMocks: "Tests/AppTests/Mocks.swift",
            test: """
                let service = ServiceMock(name: "first")
                service.loadHandler = { page in ["item \\(page)"] }
                #expect(service.load(page: 2) == ["item 2"])
                #expect(service.loadCallCount == 1 && service.loadArgValues == [2])
                """),
    ]

    @Test(.heavy, arguments: moves) func testsPassWithNewMocks(_ move: Move) async throws {
        let package = try await #require(Case.all.first { $0.testDescription == "init-from-\(move.tool)" }).package()
        // SwiftPM cannot fetch mockgen from the URL of the case.
        let manifest = try package.read("Package.swift").replacing(#/ +dependencies: \[\.package.*\n/#, with: "")
        try package.write(manifest, to: "Package.swift")
        try package.write(
            "import Testing\n@testable import App\n\n@Test func mocks() async throws {\n\(move.test)\n}\n",
            to: "Tests/AppTests/AppTests.swift")

        let written = try await package.mockgen("init", "--from", move.settings)
        try #require(written.exitCode == 0, "\(written.text)")
        #expect(written.standardOutput.contains("next: delete '\(move.oldMocks)'"))
        try package.remove(move.oldMocks)
        let configuration = try package.read(".mockgen.yml")
        try package.write(
            configuration.replacing("  AppTests:\n", with: "  AppTests:\n    output: Tests/AppTests/NewMocks.swift\n"), to: ".mockgen.yml")
        let generated = try await package.mockgen("generate", "--strict")
        #expect(generated.exitCode == 0, "\(generated.text)")
        let tested = try await CommandLineTool.swiftPM(["test"], in: package.root)
        #expect(tested.exitCode == 0 && tested.text.contains("1 test in 0 suites passed"), "\(tested.text)")
    }

    /// An Xcode project with two modules, and a script with two commands.
    @Test(.heavy) func mocksOfAProjectCompile() async throws {
        let project = try await #require(Case.all.first { $0.testDescription == "init-from-mockolo-project" }).package()
        let written = try await project.mockgen("init", "--from", "Tools/mocks.sh")
        try #require(written.exitCode == 0, "\(written.text)")
        let script = buildScript(compiling: [("Core", "Core"), ("Tea", "Tea")], tests: "CoreTests", "TeaTests")
        try project.write(script, to: "build.sh")
        try project.write(project.read(".mockgen.yml") + "\nverify: { build: sh build.sh }\n", to: ".mockgen.yml")
        _ = try await project.mockgen("generate")
        let verified = try await project.mockgen("verify", "--strict")
        #expect(verified.exitCode == 0, "\(verified.text)")
        #expect(verified.standardOutput.contains("2 checked-in files up to date, the build command succeeded"), "\(verified.text)")
    }

    /// An app with mocks for previews: its previews and tests compile with the new mocks, and its release compiles without them.
    @Test(.heavy) func previewsOfAnAppCompile() async throws {
        let project = try await #require(Case.all.first { $0.testDescription == "init-from-sourcery-previews" }).package()
        for command in [["init", "--from", "Tools/Sourcery/AutoMockable.yml"], ["generate", "--replace"]] {
            let outcome = try await CommandLineTool.mockgen.run(command, in: project.root)
            try #require(outcome.exitCode == 0, "\(outcome.text)")
        }
        let modules = [("Core", "Core"), ("App", "App")]
        try project.write(buildScript(compiling: modules, tests: "AppTests"), to: "build.sh")
        try project.write(buildScript(compiling: modules, flags: ""), to: "release.sh")
        let configuration = try project.read(".mockgen.yml")
        for script in ["build.sh", "release.sh"] {
            try project.write("\(configuration)\nverify: { build: sh \(script) }\n", to: ".mockgen.yml")
            let verified = try await project.mockgen("verify", "--strict")
            #expect(verified.exitCode == 0, "\(script): \(verified.text)")
            #expect(verified.standardOutput.contains("1 checked-in file up to date, the build command succeeded"), "\(verified.text)")
        }
        // Without the flag, the app has no mock that a test could use.
        try project.write(buildScript(compiling: modules, tests: "AppTests", flags: ""), to: "release.sh")
        let tests = try await project.mockgen("verify")
        #expect(tests.exitCode != 0 && tests.text.contains("cannot find 'CatalogServicingMock' in scope"), "\(tests.text)")
    }

    /// A file of thousands of mistakes has a hundred messages, and the next steps.
    @Test func manyNotesAreCounted() async throws {
        let package = try TeaShop.package()
        let sources = (1...300).map { "Sources/Missing\($0)" }.joined(separator: " ")
        try package.write("mockolo -s \(sources) -d Tests/ShopTests/OldMocks.swift\n", to: "mocks.sh")
        let outcome = try await package.mockgen("init", "--from", "mocks.sh", "--stdout")
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        let notes = outcome.standardOutput.split(separator: "\n").filter { $0.hasPrefix("# mocks.sh:") }
        #expect(notes.count == 100)
        #expect(outcome.standardOutput.contains("\n# and 201 more\n# next: "), "\(outcome.text)")
    }
}
