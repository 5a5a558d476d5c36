import Foundation
import TestSupport
import Testing

/// An app mocks protocols of a package with sources, of a prebuilt module and of the toolchain, each by its name.
extension PluginTests {
    @Test func mocksOfOtherModulesAreCalled() async throws {
        let dependent = try DependentPackage.shared
        try dependent.restore()
        let package = dependent.package
        for (path, text) in Self.otherModules { try package.write(text, to: path) }
        let compiled = try await CommandLineTool.swiftc.run(
            [
                "-swift-version", "5", "-enable-library-evolution", "-module-name", "Payments", "-emit-module",
                "-emit-module-interface-path", "Prebuilt/Payments.swiftinterface", "-emit-library", "-o", "Prebuilt/libPayments.so",
                "Prebuilt/Payments.swift",
            ], in: package.root)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        let prebuilt = package.url("Prebuilt").plainPath
        let manifest = try package.read("Package.swift")
            .replacing("dependencies: [.package(", with: "dependencies: [.package(path: \"Stones\"), .package(")
            .replacing(
                ".target(name: \"Shop\", dependencies: [\"Catalog\"])",
                with: """
                    .target(
                        name: "Shop", dependencies: ["Catalog", .product(name: "Stones", package: "Stones")],
                        swiftSettings: [.unsafeFlags(["-I", "\(prebuilt)"])])
                    """
            )
            .replacing(
                "name: \"ShopTests\", dependencies: [\"Shop\"],",
                with: """
                    name: "ShopTests", dependencies: ["Shop"], swiftSettings: [.unsafeFlags(["-I", "\(prebuilt)"])],
                    linkerSettings: [.unsafeFlags(["-L", "\(prebuilt)", "-lPayments", "-Xlinker", "-rpath", "-Xlinker", "\(prebuilt)"])],
                    """)
        try package.write(manifest, to: "Package.swift")

        let outcome = try await dependent.test()
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        #expect(outcome.text.contains("Test run with 6 tests in 2 suites passed"), "\(outcome.text)")
        #expect(!outcome.text.contains("Mocks.swift:"), "\(outcome.text)")
        #expect(try dependent.text(ofProduct: "StonesMocks.swift").contains("class MillingMock: Milling"))
        #expect(try dependent.text(ofProduct: "ShopTestsMocks.swift").contains("class PayingMock: Paying"))
    }

    private static let otherModules: KeyValuePairs = [
        "Stones/Package.swift": """
        // swift-tools-version: 6.0

        import PackageDescription

        let package = Package(
            name: "Stones", products: [.library(name: "Stones", targets: ["Stones"])], targets: [.target(name: "Stones")])

        """,
        "Stones/Sources/Stones/Milling.swift": """
        public struct Flour: Equatable, Sendable {
            public let grams: Int
            public init(grams: Int) { self.grams = grams }
        }

        public protocol Milling {
            func mill(_ grams: Int) async throws -> Flour
        }

        protocol Grinding {
            func grind(with grit: Grit) -> Int
        }

        struct Grit {}

        """,
        "Prebuilt/Payments.swift": """
        public struct Receipt: Equatable {
            public let number: Int
            public init(number: Int) { self.number = number }
        }

        public protocol Paying {
            func pay(_ amount: Int) throws -> Receipt
        }

        """,
        "Sources/Shop/Imports.swift": "import Payments\nimport Stones\n",
        ".mockgen.yml": """
        version: 1
        style: automockable
        targets:
          ShopTests:
            sources: [Sources/Shop, Stones/Sources/Stones/Milling.swift]
            protocols: [Ordering, Pricing, Milling, Grinding, Paying, Foundation.XMLParserDelegate, Foundation.URLSessionDataDelegate]
            overrides:
              Foundation.XMLParserDelegate: { name: ParserSpy, style: spy }

        """,
        "Tests/ShopTests/OtherModulesTests.swift": """
        import Foundation
        import Payments
        import Testing

        @testable import Stones

        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #endif
        #if canImport(FoundationXML)
            import FoundationXML
        #endif

        @Suite struct OtherModulesTests {
            @Test func ofAPackage() async throws {
                let milling = MillingMock()
                milling.millReturnValue = Flour(grams: 9)
                #expect(try await (milling as any Milling).mill(10) == Flour(grams: 9))
                #expect(milling.millReceivedGrams == 10)
            }

            @Test func ofAPackageAndInternal() {
                let grinding = GrindingMock()
                grinding.grindWithReturnValue = 3
                #expect((grinding as any Grinding).grind(with: Grit()) == 3)
            }

            @Test func ofAPrebuiltModule() throws {
                let paying = PayingMock()
                paying.payClosure = { Receipt(number: $0 + 1) }
                #expect(try (paying as any Paying).pay(4) == Receipt(number: 5))
            }

            @Test func ofTheToolchain() {
                let spy = ParserSpy()
                let parser = XMLParser(data: Data("<tea/>".utf8))
                parser.delegate = spy
                #expect(parser.parse())
                #expect(spy.parserDidStartDocumentWasCalled)
                let session: any URLSessionDataDelegate = URLSessionDataDelegateMock()
                _ = session
            }
        }

        """,
    ]
}
