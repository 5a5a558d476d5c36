import Foundation
import TestSupport
import Testing

/// Parents of modules without sources: those of the toolchain, and one that is prebuilt.
@Suite struct InterfaceTests {
    /// The files that remain of the prebuilt module.
    enum Prebuilt: String, Sendable {
        case interface = "Payments.swiftinterface"
        case compiled = "Payments.swiftmodule"
    }

    @Test(.heavy, arguments: [("5", Prebuilt.interface), ("6", Prebuilt.compiled)])
    func mocksAreCalled(languageMode: String, prebuilt: Prebuilt) async throws {
        let package = try await package(languageMode: languageMode, prebuilt: prebuilt)
        let generated = try await package.mockgen("generate")
        #expect(generated.exitCode == 0, "\(generated.text)")
        let mocks = try package.read("Tests/AppTests/Mocks.swift")
        #expect(mocks.contains("func pay(_ amount: Amount, note: String) async throws -> Receipt {"), "\(mocks)")

        let again = try await package.mockgen("verify", "--no-build")
        #expect(again.exitCode == 0, "\(again.text)")
        let tested = try await CommandLineTool.swiftPM(["test"], in: package.root)
        #expect(tested.exitCode == 0, "\(tested.text)")
        #expect(tested.text.contains("Test run with 4 tests in 1 suite passed"), "\(tested.text)")
        #expect(!tested.text.contains("Mocks.swift:"), "\(tested.text)")
    }

    @Test func mocksCanInheritDefaultImplementations() async throws {
        let package = try await package(languageMode: "6", prebuilt: .interface)
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try package.read("Tests/AppTests/Mocks.swift").contains("var retries: Int"))
        let configuration = try package.read(".mockgen.yml")
        try package.write(configuration + "    implemented: inherit\n", to: ".mockgen.yml")
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try !package.read("Tests/AppTests/Mocks.swift").contains("retries"))
    }

    @Test func changedModulesChangeTheMocks() async throws {
        let package = try await package(languageMode: "6", prebuilt: .interface)
        #expect(try await package.mockgen("generate").exitCode == 0)
        let interface = try package.read("Prebuilt/Payments.swiftinterface")
        try package.write(interface.replacing("func refund", with: "func withdraw"), to: "Prebuilt/Payments.swiftinterface")
        #expect(try await package.mockgen("verify", "--no-build").exitCode == 1)
        #expect(try await package.mockgen("generate").exitCode == 0)
        #expect(try package.read("Tests/AppTests/Mocks.swift").contains("func withdraw"))

        try package.remove("Prebuilt/Payments.swiftinterface")
        let missing = try await package.mockgen("generate", "--strict")
        #expect(missing.exitCode == 1)
        let expected = """
            Sources/App/App.swift:5:22: error: 'CardPaying' inherits from 'Paying', whose requirements mockgen cannot read \
            (searched: App, AppTests;
            """
        #expect(missing.text.contains(expected), "\(missing.text)")
        #expect(missing.text.contains("not found: Payments)"), "\(missing.text)")
    }

    private func package(languageMode: String, prebuilt: Prebuilt) async throws -> TemporaryPackage {
        let package = try TemporaryPackage(named: "Shop", Self.files)
        try package.write(Self.manifest(languageMode, at: package.url("Prebuilt").plainPath), to: "Package.swift")
        let compiled = try await CommandLineTool.swiftc.run(
            [
                "-swift-version", "5", "-enable-library-evolution", "-module-name", "Payments", "-emit-module", "-emit-module-path",
                "Prebuilt/Payments.swiftmodule", "-emit-module-interface-path", "Prebuilt/Payments.swiftinterface", "-emit-library", "-o",
                "Prebuilt/libPayments.so", "Payments/Payments.swift",
            ], in: package.root)
        try #require(compiled.exitCode == 0, "\(compiled.text)")
        for file in try FileManager.default.contentsOfDirectory(atPath: package.url("Prebuilt").plainPath)
        where file != prebuilt.rawValue && file != "libPayments.so" {
            try package.remove("Prebuilt/\(file)")
        }
        return package
    }

    private static func manifest(_ languageMode: String, at prebuilt: String) -> String {
        """
        // swift-tools-version: 6.0

        import PackageDescription

        let sees: [SwiftSetting] = [.unsafeFlags(["-I", "\(prebuilt)"]), .swiftLanguageMode(.v\(languageMode))]

        let package = Package(
            name: "Shop",
            platforms: [.macOS(.v14)],
            targets: [
                .target(name: "App", swiftSettings: sees),
                .testTarget(
                    name: "AppTests", dependencies: ["App"], swiftSettings: sees,
                    linkerSettings: [.unsafeFlags(["-L", "\(prebuilt)", "-lPayments", "-Xlinker", "-rpath", "-Xlinker", "\(prebuilt)"])]),
            ]
        )

        """
    }

    private static let files: KeyValuePairs = [
        "Prebuilt/README": "Made from Payments.",
        "Payments/Payments.swift": """
        public struct Receipt: Sendable, Equatable {
            public let number: Int
            public init(number: Int) { self.number = number }
        }

        public protocol Validating {
            func validate() -> Bool
        }

        public protocol Paying: Validating {
            associatedtype Amount: Hashable
            func pay(_ amount: Amount, note: String) async throws -> Receipt
            func refund(_ receipt: Receipt, then: (Receipt) -> Void)
            var retries: Int { get }
        }

        extension Paying {
            public var retries: Int { 3 }
        }

        """,
        ".mockgen.yml": """
        version: 1
        style: automockable
        targets:
          AppTests:
            sources: [Sources/App, Tests/AppTests]
            protocols: all
            output: Tests/AppTests/Mocks.swift

        """,
        "Sources/App/App.swift": """
        import Foundation
        import Observation
        import Payments

        protocol CardPaying: Paying where Amount == Int {
            func swipe() -> Receipt
        }

        protocol Ticking: Clock where Instant == ContinuousClock.Instant {}

        protocol Document: NSCopying, Observable {
            var title: String { get set }
        }

        """,
        "Tests/AppTests/AppTests.swift": """
        import Foundation
        import Payments
        import Testing

        @testable import App

        protocol Described: CustomTestStringConvertible {}

        @Suite struct AppTests {
            @Test func payments() async throws {
                let mock = CardPayingMock()
                mock.swipeReturnValue = Receipt(number: 1)
                mock.payNoteReturnValue = Receipt(number: 2)
                mock.validateReturnValue = true
                mock.retries = 3
                mock.refundThenClosure = { receipt, then in then(receipt) }
                func pay(_ paying: some CardPaying) async throws -> Int {
                    var refunded = 0
                    paying.refund(paying.swipe()) { refunded = $0.number }
                    return try await paying.pay(3, note: "tea").number + refunded + paying.retries
                }
                #expect(try await pay(mock) == 6)
                #expect(mock.payNoteReceivedArguments?.amount == 3)
                #expect((mock as any Validating).validate())
            }

            @Test func clocks() async throws {
                let mock = TickingMock()
                mock.now = .now
                try await mock.sleep(until: mock.now, tolerance: nil)
                #expect(mock.sleepUntilToleranceCallsCount == 1)
            }

            @Test func documents() {
                let mock = DocumentMock()
                mock.title = "Menu"
                mock.copyWithReturnValue = "Copy"
                #expect((mock as any Document).title == "Menu")
                #expect((mock as any NSCopying).copy() as? String == "Copy")
            }

            @Test func descriptions() {
                let mock = DescribedMock()
                mock.testDescription = "tea"
                #expect(String(describingForTest: mock) == "tea")
            }
        }

        """,
    ]
}
