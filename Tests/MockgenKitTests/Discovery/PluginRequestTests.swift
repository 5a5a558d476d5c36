import MockgenModel
import TestSupport
import Testing

@testable import MockgenKit
@testable import MockgenResolution

@Suite struct PluginRequestTests {
    private static let head =
        "package\t/p x\nconfiguration\t/p x/.mockgen.yml\ntarget\tAppTests\noutput\t/out/Mocks\nown\tAppTests\nownfile\t/p x/Tests/T.swift\n"

    @Test func everyFact() async throws {
        let request = try await request(
            Self.head
                + "module\tCore\tother\nfile\t/elsewhere/C.swift\nmodule\tApp\tlocal\nfile\t/p x/Sources/B b.swift\nfile\t/p x/Sources/A\té.swift\n"
        )
        #expect(request.package == "/p x")
        #expect(request.configuration == "/p x/.mockgen.yml")
        #expect(request.target == "AppTests")
        #expect(request.output == "/out/Mocks")
        #expect(request.own == Module(name: "AppTests", isLocal: true, files: ["Tests/T.swift"]))
        #expect(
            request.modules == [
                Module(name: "App", isLocal: true, files: ["Sources/A\té.swift", "Sources/B b.swift"]),
                Module(name: "Core", isLocal: false, files: ["/elsewhere/C.swift"]),
            ])
    }

    @Test func inAnyOrder() async throws {
        let modules = "module\tApp\tlocal\nfile\t/p x/A.swift\nfile\t/p x/B.swift\nmodule\tCore\tlocal\n"
        let other = "module\tCore\tlocal\nmodule\tApp\tlocal\nfile\t/p x/B.swift\nfile\t/p x/A.swift\n"
        let first = try await request(Self.head + modules)
        let second = try await request(other + Self.head)
        #expect(first.modules == second.modules)
    }

    @Test(arguments: [
        (head + "module\tApp\n", "it has the line 'module\tApp'"),
        (head + "module\tApp\tforeign\n", "it has the line 'module\tApp\tforeign'"),
        (head + "module\t\tlocal\n", "it has the line 'module\t\tlocal'"),
        (head + "module\tA\tlocal\tx\n", "it has the line 'module\tA\tlocal\tx'"),
        (head + "file\t/p x/A.swift\n", "it has the line 'file\t/p x/A.swift'"),
        (head + "module\tA\tlocal\nfile\t\n", "it has the line 'file\t'"),
        (head + "parts\t2\n", "it has the line 'parts\t2'"), (head + "module\tA\tlocal\nparts\t0\n", "it has the line 'parts\t0'"),
        (head + "color\tblue\n", "it has the line 'color\tblue'"),
        (head + "\t\n", "it has the line '\t'"),
        ("", "it has no line 'package'"), ("package\t/p\n", "it has no line 'configuration'"),
        (head.replacing("target\tAppTests\n", with: ""), "it has no line 'target'"),
        (head.replacing("output\t/out/Mocks\n", with: ""), "it has no line 'output'"),
        (head.replacing("own\tAppTests\n", with: ""), "it has no line 'own'"),
    ])
    func badLines(_ text: String, _ reason: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "modules.txt")
            let found = await problems { () throws(Diagnostics) in try PluginRequest(readingFrom: folder.path("modules.txt")) }
            #expect(found.map(\.shown) == [Self.problem(folder, reason)])
            #expect(found.map(\.cause) == [.mockgen])
        }
    }

    @Test func lineBreakInAPath() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(Self.head + "module\tA\tlocal\nfile\t/p/A\nB.swift\n", to: "modules.txt")
            let found = await problems { () throws(Diagnostics) in try PluginRequest(readingFrom: folder.path("modules.txt")) }
            #expect(found.map(\.message) == ["a path contains a line break, which the plugin does not support, before 'B.swift'"])
            #expect(found.map(\.cause) == [.setup])
        }
    }

    @Test func noFile() async throws {
        try await withTemporaryFolder { folder in
            let found = await problems { () throws(Diagnostics) in try PluginRequest(readingFrom: folder.path("modules.txt")) }
            #expect(found.map(\.shown) == [Self.problem(folder, "no such file or directory")])
        }
    }

    private static func problem(_ folder: TemporaryFolder, _ reason: String) -> String {
        "nowhere: error: cannot read the plugin's request '\(folder.path("modules.txt"))': \(reason) [plugin-request]\n"
            + "  help: delete the package's '.build' folder and build again"
    }

    private func request(_ text: String) async throws -> PluginRequest {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "modules.txt")
            return try await problemsOrValue { () throws(Diagnostics) in try PluginRequest(readingFrom: folder.path("modules.txt")) }
        }
    }
}

@Suite struct MockFilesTests {
    @Test func oneFileForASmallModule() async throws {
        let files = MockFiles(folder: "/out", module: "App", count: 1)
        #expect(files.paths == ["/out/AppMocks.swift"])
        #expect(files.path(forProtocol: "Anything") == "/out/AppMocks.swift")
    }

    /// The name alone decides, and a thousand names are spread evenly.
    @Test func severalForALargeOne() async throws {
        let files = MockFiles(folder: "/out", module: "App", count: 8)
        #expect(files.paths.first == "/out/AppMocks1.swift" && files.paths.last == "/out/AppMocks8.swift" && files.paths.count == 8)
        let shares = Dictionary(grouping: (1...1000).map { "Feature\($0)Routing" }, by: files.path(forProtocol:)).mapValues(\.count)
        #expect(shares.count == 8)
        #expect(shares.values.allSatisfy { (80...170).contains($0) }, "\(shares)")
    }
}
