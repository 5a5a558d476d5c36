import Foundation
import Testing

/// A package elsewhere that uses the plugin: an app of two modules, a protocol that inherits across them, and tests.
struct DependentPackage: Sendable {
    enum Dependency: String, CaseIterable, Sendable {
        case branch, version, path
    }

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
        try restore(dependency: .path)
    }

    /// Makes the package what it was before any test; what is right already is not touched.
    func restore(dependency: Dependency) throws {
        let files = Self.files(manifest: manifest(dependency))
        for (path, state) in try package.snapshot() where state != .folder && files[path] == nil {
            let isOfSwiftPM = path.hasPrefix(".build/") || path.hasPrefix(".swiftpm/") || path == "Package.resolved"
            if !isOfSwiftPM { try package.remove(path) }
        }
        for (path, text) in files where (try? package.read(path)) != text { try package.write(text, to: path) }
    }

    func build() async throws -> CommandLineTool.Outcome { try await swift("build", "--build-tests") }

    /// `swift package`, with a plugin's verb.
    func command(_ arguments: String...) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.swift.run(["package", "--scratch-path", scratch.plainPath] + arguments, in: package.root)
    }

    func test() async throws -> CommandLineTool.Outcome { try await swift("test") }

    private func swift(_ arguments: String...) async throws -> CommandLineTool.Outcome {
        try await CommandLineTool.swift.run(arguments + ["--scratch-path", scratch.plainPath], in: package.root)
    }

    /// A file that was generated, or compiled, for the tests.
    func product(_ name: String) throws -> FileState { try FileState(of: url(ofProduct: name)) }

    func text(ofProduct name: String) throws -> String { String(decoding: try Data(contentsOf: url(ofProduct: name)), as: UTF8.self) }

    private func url(ofProduct name: String) throws -> URL {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: scratch.plainPath)
        let found = paths.filter { $0.hasSuffix("/\(name)") && $0.contains("ShopTests") }
        return scratch.appending(path: try #require(found.first, "no \(name) was made"))
    }

    private func manifest(_ dependency: Dependency) -> String {
        let place = mockgen.root.plainPath
        let requirement =
            switch dependency {
            case .path: "path: \"\(place)\""
            case .branch: "url: \"\(place)\", branch: \"\(GitRepository.branch)\""
            case .version: "url: \"\(place)\", from: \"\(GitRepository.version)\""
            }
        return """
            // swift-tools-version: 6.0

            import PackageDescription

            let package = Package(
                name: "TeaShop",
                platforms: [.macOS(.v13)],
                dependencies: [.package(\(requirement))],
                targets: [
                    .target(name: "Catalog"),
                    .target(name: "Shop", dependencies: ["Catalog"]),
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
            targets:
              ShopTests:
                protocols: ["*ing"]

            """,
            "Sources/Catalog/Pricing.swift": TeaShop.pricing,
            ordering: TeaShop.ordering,
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
