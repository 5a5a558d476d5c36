import Foundation
import TestSupport
import Testing

/// A package elsewhere that uses the plugin of a tagged version of mockgen: an app of two modules, a protocol that inherits across them,
/// and tests.
struct DependentPackage: Sendable {
    let package: TemporaryPackage
    private let mockgen: GitRepository
    /// SwiftPM keeps here what it built. Tests that share it, share one build of mockgen.
    private let scratch: URL
    private let folder: TemporaryFolder

    static let ordering = "Sources/Shop/Ordering.swift"

    init() async throws {
        folder = try TemporaryFolder()
        mockgen = try await GitRepository(in: folder.url)
        scratch = folder.url.appending(path: "scratch")
        package = try TemporaryPackage([:])
        try restore()
    }

    /// Makes the package what it was before any test; what is right already is not touched.
    func restore(toolsVersion: String = "6.0") throws {
        let files = Self.files(manifest: manifest(toolsVersion: toolsVersion))
        for (path, state) in try package.snapshot() where state != .folder && files[path] == nil {
            let isOfSwiftPM = path.hasPrefix(".build/") || path.hasPrefix(".swiftpm/") || path == "Package.resolved"
            if !isOfSwiftPM { try package.remove(path) }
        }
        for (path, text) in files where (try? package.read(path)) != text { try package.write(text, to: path) }
    }

    func build() async throws -> CommandLineTool.Outcome { try await swift("build", ["--build-tests"]) }

    func test() async throws -> CommandLineTool.Outcome { try await swift("test") }

    /// `swift package mockgen`
    func mockgen(_ arguments: String...) async throws -> CommandLineTool.Outcome { try await swift("package", ["mockgen"] + arguments) }

    /// `mockgen verify`, in the build folder of the other commands.
    func verify(_ arguments: String...) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.mockgen.run(["verify", "--scratch-path", scratch.plainPath] + arguments, in: package.root)
    }

    /// `swift package mockgen-write`, with the permission that a user gives on the terminal.
    func mockgenWrite(_ arguments: String...) async throws -> CommandLineTool.Outcome {
        try await swift("package", ["--allow-writing-to-package-directory", "mockgen-write"] + arguments)
    }

    func swift(_ command: String, _ arguments: [String] = [], environment: [String: String] = [:]) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.swiftPM(
            [command, "--scratch-path", scratch.plainPath] + BuildSystem.current.flags + arguments, in: package.root,
            environment: environment)
    }

    /// Deletes a folder of SwiftPM's.
    func removeFromScratch(_ path: String) throws { try FileManager.default.removeItem(at: scratch.appending(path: path)) }

    /// The files that SwiftPM has built, relative to its folder.
    func built(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: scratch.appending(path: folder).resolvingSymlinksInPath().plainPath)
    }

    /// The files of release builds.
    func builtForRelease() throws -> [String] {
        switch BuildSystem.current {
        case .native: try built("release")
        case .swiftbuild: try built("out").filter { $0.contains("/Release") }
        }
    }

    /// A file that was generated, or compiled, for the tests.
    func product(_ name: String) throws -> FileState { try FileState(of: url(ofProduct: name)) }

    /// The object file of a generated file, such as `ShopMocks`.
    func object(of name: String) throws -> FileState { try product(name + (BuildSystem.isSwiftBuild ? ".o" : ".swift.o")) }

    func text(ofProduct name: String) throws -> String { String(decoding: try Data(contentsOf: url(ofProduct: name)), as: UTF8.self) }

    private func url(ofProduct name: String) throws -> URL {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: scratch.plainPath)
        let found = paths.filter { $0.hasSuffix("/\(name)") && $0.contains("ShopTests") }
        return scratch.appending(path: try #require(found.first, "no \(name) was made"))
    }

    private func manifest(toolsVersion: String) -> String {
        """
        // swift-tools-version: \(toolsVersion)

        import PackageDescription

        let package = Package(
            name: "TeaShop",
            platforms: [.macOS(.v13)],
            products: [.executable(name: "Till", targets: ["Till"])],
            dependencies: [.package(url: "\(mockgen.root.plainPath)", from: "\(GitRepository.version)")],
            targets: [
                .target(name: "Catalog"),
                .target(name: "Shop", dependencies: ["Catalog"]),
                .executableTarget(name: "Till", dependencies: ["Catalog"]),
                .testTarget(
                    name: "ShopTests", dependencies: ["Shop"],
                    plugins: [.plugin(name: "Mockgen", package: "mockgen")]),
            ]
        )

        """
    }

    private static func files(manifest: String) -> [String: String] {
        [
            "Package.swift": manifest,
            ".mockgen.yml": """
            version: 1
            style: automockable
            targets:
              ShopTests:
                protocols: ["*ing"]

            """,
            "Sources/Catalog/Pricing.swift": TeaShop.pricing,
            ordering: TeaShop.ordering,
            "Sources/Till/main.swift": "print(\"open\")\n",
            "Sources/Shop/Counter.swift": """
            struct Counter {
                let ordering: any Ordering

                func serve(_ tea: String) throws -> Int {
                    try ordering.order(tea, cups: 2) * ordering.price(of: tea)
                }
            }

            """,
            "Tests/ShopTests/CounterTests.swift": """
            import Testing

            @testable import Shop

            @Suite struct CounterTests {
                let ordering = OrderingMock()

                @Test func ordersTwoCupsAtTheirPrice() throws {
                    ordering.orderCupsReturnValue = 2
                    ordering.priceOfReturnValue = 3
                    #expect(try Counter(ordering: ordering).serve("Assam") == 6)
                    #expect(ordering.orderCupsReceivedArguments?.cups == 2)
                    #expect(ordering.priceOfReceivedInvocations == ["Assam"])
                }

                @Test func anOrderMayFail() {
                    struct SoldOut: Error {}
                    ordering.orderCupsThrowableError = SoldOut()
                    #expect(throws: SoldOut.self) { try Counter(ordering: ordering).serve("Assam") }
                    #expect(!ordering.priceOfCalled)
                    #expect(!PricingMock().priceOfCalled)
                }
            }

            """,
        ]
    }
}

/// Makes a dependent package for a whole suite, and removes it at its end.
struct SharedDependentPackage: SuiteTrait, TestScoping {
    @TaskLocal fileprivate static var current: DependentPackage?

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await Self.$current.withValue(try await DependentPackage(), operation: function)
    }
}

extension Trait where Self == SharedDependentPackage {
    /// One package, and one build of mockgen, for all tests of the suite.
    static var sharedDependentPackage: Self { Self() }
}

extension DependentPackage {
    static var shared: DependentPackage {
        get throws { try #require(SharedDependentPackage.current, "the suite has the trait .sharedDependentPackage") }
    }
}
