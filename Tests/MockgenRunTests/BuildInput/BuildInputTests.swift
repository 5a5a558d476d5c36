import Fixtures
import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenResolution
@testable import MockgenRun

/// The facts in a correct build input.
@Suite struct BuildInputTests {
    private static let head =
        "mockgen-input\t1\npackage\t/p x\nconfiguration\t/p x/.mockgen.yml\ntarget\tAppTests\noutput\t/out/Mocks.swift\ncache\t/out/mockgen\n"
    private static let own = "module\tAppTests\town\nsource\t/p x/Tests/T.swift\n"

    @Test func everyFactOfAPackage() async throws {
        let input = try await input(
            Self.head + Self.own
                + "module\tCore\tother\nsource\t/elsewhere/C.swift\nmodule\tApp\tlocal\nsource\t/p x/Sources/B b.swift\n"
                + "source\t/p x/Sources/A\té.swift\n")
        #expect(input.isOfPackage && input.root == "/p x" && input.configuration == "/p x/.mockgen.yml")
        #expect(input.target == "AppTests" && input.cache == "/out/mockgen" && input.interfaces == [])
        #expect(input.files.paths == ["/out/Mocks.swift"])
        #expect(input.own == Module(name: "AppTests", isLocal: true, files: ["Tests/T.swift"]))
        #expect(
            input.modules == [
                Module(name: "App", isLocal: true, files: ["Sources/A\té.swift", "Sources/B b.swift"]),
                Module(name: "Core", isLocal: false, files: ["/elsewhere/C.swift"]),
            ])
    }

    @Test func settingsOfAModule() async throws {
        let settings = "language\t6\ndefaultIsolation\tMainActor\nfeature\tInternalImportsByDefault\nflag\tDEBUG\nflag\tFAST\n"
        let input = try await input(Self.head + Self.own + "module\tApp\tlocal\n" + settings)
        let module = try #require(input.modules.first)
        #expect(module.flags == ["DEBUG": "true", "FAST": "true"])
        #expect(
            module.settings == [
                .mainActorByDefault, .internalImportsByDefault, .isolatedTypesUsability, .isolatedDefaultValues,
            ])
        #expect(input.own.settings == [] && input.own.flags == [:], "without settings, as Swift 5")
    }

    @Test func inAnyOrder() async throws {
        let modules = "module\tApp\tlocal\nsource\t/p x/A.swift\nsource\t/p x/B.swift\nmodule\tCore\tlocal\n"
        let other = "module\tCore\tlocal\n\nmodule\tApp\tlocal\nsource\t/p x/B.swift\nsource\t/p x/A.swift\nsource\t/p x/A.swift\n"
        let first = try await input(Self.head + Self.own + modules)
        let second = try await input(Self.head + other + Self.own)
        #expect(first.modules == second.modules && first.own == second.own)
    }

    /// The plugin names a file of support for each test target. Only tests keep their own protocols out of the mocks.
    @Test func kindOfATarget() async throws {
        let configuration = try readConfiguration(Array("version: 1\ntargets: { AppTests: { protocols: all } }".utf8), path: "c.yml")
        let isTest = { (input: BuildInput) in try input.scope(of: configuration.targets[0], in: configuration).isTest }
        #expect(try isTest(try await input(Self.head + "support\t/out/Support.swift\n" + Self.own)))
        #expect(try !isTest(try await input(Self.head + Self.own)))
        let lines = "mockgen-input\t1\nconfiguration\tc.yml\ntarget\tAppTests\noutput\tM.swift\nmodule\tAppTests\town\n"
        #expect(try isTest(try await input(lines)), "other build systems do not say which targets are tests")
    }

    /// Paths are relative to the current folder. The mocks of an earlier run are not sources.
    @Test func relativePaths() async throws {
        let input = try await input(
            """
            mockgen-input\t1
            configuration\tConfiguration/../.mockgen.yml
            target\tAppTests
            output\tbuild/Mocks.swift
            support\tbuild/Support.swift
            interfaces\tFrameworks
            module\tAppTests\town
            source\tTests/T.swift
            source\t./build/Mocks.swift
            source\tbuild/../build/Support.swift
            module\tApp\tlocal
            source\t../App/A.swift

            """)
        let folder = Disk.currentFolder
        #expect(!input.isOfPackage && input.root == folder && input.configuration == "\(folder)/.mockgen.yml")
        #expect(input.own.files == ["Tests/T.swift"])
        #expect(input.modules.map(\.files) == [["\(folder.parentFolder)/App/A.swift"]])
        #expect(
            input.files.paths == ["build/Mocks.swift", "build/Support.swift"] && input.interfaces == ["\(folder)/Frameworks"]
                && input.cache == nil)
        #expect(
            input.paths.inputs.dropFirst() == [
                "Configuration/../.mockgen.yml", "Tests/T.swift", "./build/Mocks.swift",
                "build/../build/Support.swift", "../App/A.swift",
            ])
    }

    private func input(_ text: String) async throws -> BuildInput {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "mocks.input")
            return try await problemsOrValue { () throws(Diagnostics) in try BuildInput(readingFrom: folder.path("mocks.input")) }
        }
    }
}

@Suite struct MockFilesTests {
    /// The name alone decides, and a thousand names are spread evenly.
    @Test func severalFilesForAModule() async throws {
        let files = MockFiles(
            ofModules: [("App", (1...8).map { "AppMocks\($0).swift" }), ("Core", ["AppMocks1.swift"])], others: ["M.swift"])
        #expect(files.paths == (1...8).map { "AppMocks\($0).swift" } + ["M.swift"])
        let names = (1...1000).map { "Feature\($0)Routing" }
        let shares = Dictionary(grouping: names) { files.path(forProtocol: $0, ofModule: "App") }.mapValues(\.count)
        #expect(shares.count == 8)
        #expect(shares.values.allSatisfy { (80...170).contains($0) }, "\(shares)")
        #expect(files.path(forProtocol: "P", ofModule: "Core") == "AppMocks1.swift", "modules can share a file")
        #expect(files.path(forProtocol: "P", ofModule: "Foundation") == "M.swift")
    }

    @Test(arguments: [
        ("Tests/AppTests/Mocks.swift", "Tests/AppTests/MocksSupport.swift"), ("Mocks.generated.swift", "MocksSupport.generated.swift"),
        ("a.b/App+Mocks.swift", "a.b/App+MocksSupport.swift"),
    ])
    func checkedInFiles(path: String, support: String) {
        let files = MockFiles(checkedIn: path)
        #expect(files.paths == [path, support])
        #expect(files.path(forProtocol: "P", ofModule: "App") == path)
        #expect(files.needed(by: []).paths == [path])
    }
}
