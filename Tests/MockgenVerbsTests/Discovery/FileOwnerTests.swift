import MockgenRun
import TestSupport
import Testing

@testable import MockgenVerbs

/// Which package and target a path belongs to.
@Suite struct FileOwnerTests {
    @Test(
        arguments: [
            ("App", "App/Screens/Screen.swift", "own"),
            ("App", "App", "own"),
            ("App", "App/Packages/Net/Sources/Net/Net.swift", "App/Packages/Net"),
            ("App", "Core/Sources/Core.swift", "Core"),
            ("App", "Other/Other.swift", "outside"),
            // The package of the run can be inside another package.
            ("App/Packages/Net", "App/Packages/Net/Sources/Net/Net.swift", "own"),
            ("App/Packages/Net", "App/Screens/Screen.swift", "outside"),
        ] as [(String, String, String)])
    func packages(root: String, path: String, expected: String) async throws {
        try await withTemporaryFolder { folder in
            for package in ["Core", "App/Packages/Net"] { try folder.write("", to: "\(package)/Package.swift") }
            let owner = FileOwner(of: "\(folder.path)/\(path)", in: "\(folder.path)/\(root)")
            let found =
                switch owner {
                case .own: "own"
                case .outside: "outside"
                case .package(let package): String(package.dropFirst(folder.path.count + 1))
                }
            #expect(found == expected)
        }
    }

    @Test(
        arguments: [
            ("AppTests", "AppTests/Mocks.swift", "AppTests"),
            ("AppTests", "AppTests/Mocks/Generated/Mocks.swift", "AppTests"),
            ("AppTests", "App/AppTests/UnitTests/Mocks.swift", "App/AppTests"),
            ("AppTests", "Tests/Mocks.swift", "Tests"),
            ("CoreTests", "Core/Tests/Mocks/Mocks.swift", "Core/Tests"),
            ("CoreTests", "Tests/Core/Generated/Mocks.swift", "Tests/Core"),
            ("Shop_Tests", "Shop-Tests/Mocks/Mocks.swift", "Shop-Tests"),
            ("Specs", "App/Specs/Generated/Mocks.swift", "App/Specs"),
            // The file is beside the sources of the app.
            ("AppTests", "App/Mocks.swift", nil),
            ("AppTests", "App/Generated/Mocks.swift", nil),
            ("AppMocks", "App/Sources/Mocks.swift", nil),
            ("AppTests", "Mocks.swift", nil),
        ] as [(String, String, String?)])
    func folders(target: String, output: String, expected: String?) {
        #expect(FileOwner.folder(ofTarget: target, writing: output) == expected)
    }

    /// A folder in `sources` does not contain the packages inside it, but it can be in a package itself.
    @Test(arguments: [("App", ["App/App.swift"]), ("App/Net/Sources", ["App/Net/Sources/Net.swift"])])
    func files(source: String, expected: [String]) async throws {
        try await withTemporaryFolder { folder in
            for file in ["App/App.swift", "App/Net/Package.swift", "App/Net/Sources/Net.swift"] { try folder.write("", to: file) }
            let found = FileOwner.files(of: SourceEntry(source, in: folder.path), in: folder.path).files
            #expect(found == expected.map { "\(folder.path)/\($0)" })
        }
    }

    @Test(arguments: [("Sources/App/A.swift", "App"), ("Sources/App/Inner/B.swift", "Inner"), ("Sources/Application/C.swift", nil)])
    func innermostTarget(path: String, expected: String?) {
        let parts = [ProjectPart(name: "App", sources: ["Sources/App"]), ProjectPart(name: "Inner", sources: ["Sources/App/Inner"])]
        #expect(parts.owner(ofPath: path)?.name == expected)
    }
}
