import MockgenConfig
import MockgenModel
import TestSupport
import Testing

@testable import MockgenDisk
@testable import MockgenRun
@testable import MockgenVerbs

/// How a package depends on mockgen, or how it could.
@Suite struct MockgenOriginTests {
    /// As `swift package dump-package` prints them.
    private static func manifest(_ dependencies: String) throws -> ManifestDump {
        ManifestDump(dumped: try parseYAML(Array("{ \"dependencies\": [\(dependencies)], \"targets\": [] }".utf8), path: "Package.swift"))
    }

    @Test(arguments: [
        (
            "{\"sourceControl\": [{\"identity\": \"mockgen\", \"location\": {\"remote\": [{\"urlString\": \"https://example.com/mockgen.git\"}]}}]}",
            "mockgen"
        ),
        ("{\"registry\": [{\"identity\": \"tools.mockgen\"}]}", "tools.mockgen"),
    ])
    func aDependencyNeedsNoFurtherLine(_ dependency: String, _ identity: String) throws {
        let origin = MockgenOrigin(for: try Self.manifest(dependency), buildFolder: BuildFolder(ofPackageAt: "/nowhere"), isInPlugin: false)
        #expect(origin == MockgenOrigin(identity: identity))
        #expect(origin.pluginLine == "plugins: [.plugin(name: \"Mockgen\", package: \"\(identity)\")]")
    }

    /// A fork is known by its plugin.
    @Test func aForkWithAnotherNameIsFound() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "mocks-fork/Package.swift")
            try folder.write("", to: "mocks-fork/Plugins/Mockgen/Mockgen.swift")
            try folder.write("", to: "build/checkouts/other-fork/Package.swift")
            try folder.write("", to: "build/checkouts/other-fork/Plugins/Mockgen/Mockgen.swift")
            let path = folder.path("mocks-fork")
            let build = BuildFolder(folder.path("build"), ofPackageAt: folder.path)
            let local = try Self.manifest("{\"fileSystem\": [{\"identity\": \"mocks-fork\", \"path\": \"\(path)\"}]}")
            #expect(MockgenOrigin(for: local, buildFolder: build, isInPlugin: false) == MockgenOrigin(identity: "mocks-fork"))
            let remote = try Self.manifest(
                "{\"sourceControl\": [{\"identity\": \"other-fork\", \"location\": {\"remote\": [{\"urlString\": \"https://example.com/other-fork.git\"}]}}]}"
            )
            #expect(MockgenOrigin(for: remote, buildFolder: build, isInPlugin: false) == MockgenOrigin(identity: "other-fork"))
        }
    }

    @Test func aPluginBelongsToADependency() throws {
        let origin = MockgenOrigin(for: try Self.manifest(""), buildFolder: BuildFolder(ofPackageAt: "/nowhere"), isInPlugin: true)
        #expect(origin == MockgenOrigin(identity: "mockgen"))
    }

    @Test(arguments: [
        ("https://example.com/tools/mockgen.git", "https://example.com/tools/mockgen.git"),
        ("https://user:secret@example.com/mockgen.git", "https://example.com/mockgen.git"),
        ("git@example.com:tools/mockgen.git", "git@example.com:tools/mockgen.git"),
    ])
    func aProgramComesFromTheRepositoryItWasBuiltIn(_ url: String, _ shared: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.makeRepository(in: folder, url: url)
            let program = folder.path("mockgen/.build/debug/mockgen")
            #expect(MockgenOrigin(ofProgramAt: program).dependencyLine == ".package(url: \"\(shared)\", branch: \"trunk\")")
            try Self.git("tag", "2.1.0", in: folder)
            let origin = MockgenOrigin(ofProgramAt: program)
            #expect(origin.dependencyLine == ".package(url: \"\(shared)\", from: \"2.1.0\")")
            #expect(origin.pluginLine == "plugins: [.plugin(name: \"Mockgen\", package: \"mockgen\")]")
        }
    }

    @Test func aFolderWithoutRepositoryIsNamedByItsPath() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("", to: "my mockgen/Package.swift")
            try folder.write("", to: "my mockgen/Plugins/Mockgen/Mockgen.swift")
            let origin = MockgenOrigin(ofProgramAt: folder.path("my mockgen/.build/debug/mockgen"))
            #expect(origin.dependencyLine == ".package(path: \"\(folder.path("my mockgen"))\")")
            #expect(origin.pluginLine.contains("package: \"my mockgen\""))
            let copied = MockgenOrigin(ofProgramAt: folder.path("bin/mockgen"))
            #expect(copied.dependencyLine == ".package(url: \"<the URL of mockgen's repository>\", from: \"\(mockgenVersion)\")")
        }
    }

    private static func makeRepository(in folder: TemporaryFolder, url: String) async throws {
        try folder.write("", to: "mockgen/Package.swift")
        try folder.write("", to: "mockgen/Plugins/Mockgen/Mockgen.swift")
        try git("init", "--quiet", "--initial-branch", "trunk", in: folder)
        try git("add", "--all", in: folder)
        try git("-c", "user.name=Tests", "-c", "user.email=tests@localhost", "commit", "--quiet", "--message", "Everything", in: folder)
        try git("remote", "add", "origin", url, in: folder)
    }

    private static func git(_ arguments: String..., in folder: TemporaryFolder) throws {
        let output = try Subprocess.run(["git", "-C", folder.path("mockgen")] + arguments, errors: .captured)
        try #require(output.status == 0, "\(String(decoding: output.standardOutput, as: UTF8.self))")
    }
}
