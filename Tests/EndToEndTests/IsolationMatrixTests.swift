import Foundation
import TestSupport
import Testing

/// The mocks of an app in a test target, in every combination of their languages and isolations, with each way of support. They compile
/// without a warning, and so does a test that uses their words on the main actor and elsewhere.
@Suite struct IsolationMatrixTests {
    /// How a module is compiled.
    struct Settings: Hashable, Sendable {
        let language: String
        let isolation: String
        let isNonsending: Bool

        static let all = ["5", "6"].flatMap { language in
            ["nonisolated", "MainActor"].flatMap { isolation in
                [false, true].map { Settings(language: language, isolation: isolation, isNonsending: $0) }
            }
        }

        private var features: [String] { isNonsending ? ["NonisolatedNonsendingByDefault"] : [] }

        var flags: [String] {
            ["-swift-version", language, "-default-isolation", isolation] + features.flatMap { ["-enable-upcoming-feature", $0] }
        }

        var lines: [String] {
            ["language\t\(language)", "defaultIsolation\t\(isolation)"] + features.map { "feature\t\($0)" }
        }

        var name: String { "\(language)-\(isolation)\(isNonsending ? "-nonsending" : "")" }
    }

    struct Cell: CustomTestStringConvertible, Sendable {
        let app: Settings
        let tests: Settings
        let hasProduct: Bool
        let wraps: Bool

        static let all = Settings.all.flatMap { app in
            Settings.all.flatMap { tests in
                [false, true].flatMap { hasProduct in
                    [false, true].map { Cell(app: app, tests: tests, hasProduct: hasProduct, wraps: $0) }
                }
            }
        }

        /// Each setting of an app and of tests, with one that differs in each respect or in one.
        static let diagonal = Settings.all.enumerated().map { index, app in
            let tests = Settings.all[[7, 6, 3, 4, 1, 0, 2, 5][index]]
            return Cell(app: app, tests: tests, hasProduct: index % 2 == 0, wraps: index % 4 < 2)
        }

        var testDescription: String {
            "app \(app.name), tests \(tests.name), \(hasProduct ? "product" : "own support")\(wraps ? ", wrapping" : "")"
        }
    }

    @Test(arguments: runsAllTests ? Cell.all : Cell.diagonal) func mocksCompile(_ cell: Cell) async throws {
        let modules = try await Self.modules.value
        try await withTemporaryFolder { folder in
            try folder.write(
                """
                version: 1
                targets:
                  AppTests: { protocols: all, style: { extends: stub, wrapping: \(cell.wraps) } }

                """, to: ".mockgen.yml")
            try folder.write(Self.app, to: "App.swift")
            try folder.write(Self.words(of: cell), to: "Words.swift")
            let support = cell.hasProduct ? ["module\tMockgenSupport\tother"] : []
            let input =
                ["mockgen-input\t1", "configuration\t.mockgen.yml", "target\tAppTests", "output\tMocks.swift", "module\tAppTests\town"]
                + cell.tests.lines + ["source\tWords.swift", "module\tApp\tlocal"] + cell.app.lines + ["source\tApp.swift"] + support
            try folder.write(input.map { "\($0)\n" }.joined(), to: "mocks.input")
            let generated = try await CommandLineTool.mockgen.run(["action", "--input", "mocks.input"], in: folder.url)
            try #require(generated.exitCode == 0, "\(generated.text)")
            // In contrast to '-typecheck', this also finds data races. The wrapped object of a mock can be 'nonisolated(unsafe)'.
            let compiled = try await CommandLineTool.swiftc.run(
                ["-emit-module", "-wmo", "-parse-as-library", "-module-name", "AppTests", "-warnings-as-errors"]
                    + (cell.wraps ? [] : ["-strict-memory-safety"]) + cell.tests.flags
                    + ["-I", modules.path("."), "-I", modules.path(cell.app.name), "Mocks.swift", "Words.swift"], in: folder.url)
            #expect(compiled.exitCode == 0, "\(compiled.text)")
        }
    }

    /// The compiled app in each of its settings, and the product.
    private static let modules = Task {
        let folder = try TemporaryFolder()
        let compiler = ["-emit-module", "-wmo", "-parse-as-library", "-enable-testing"]
        let product = try await CommandLineTool.swiftc.run(
            compiler + ["-module-name", "MockgenSupport", "-swift-version", "6", "-o", "MockgenSupport.swiftmodule"]
                + TemporaryPackage.supportFiles, in: folder.url)
        try #require(product.exitCode == 0, "\(product.text)")
        for settings in Settings.all {
            try folder.write(app, to: "\(settings.name)/App.swift")
            let compiled = try await CommandLineTool.swiftc.run(
                compiler + ["-module-name", "App"] + settings.flags + ["App.swift"], in: folder.url.appending(path: settings.name))
            try #require(compiled.exitCode == 0, "\(compiled.text)")
        }
        return folder
    }

    /// Arguments and results that are not Sendable, in functions, properties and closures of every kind.
    private static let app = """
        public final class Bag { public init() {} }
        public struct Item: Equatable, Sendable { public let id: Int; public init(id: Int) { self.id = id } }

        public protocol Cart {
            var bag: Bag { get async }
            var owner: String { get set }
            func count(_ bag: Bag) -> Int
            func save(_ bag: Bag) async throws -> Int
            func save(_ bag: Bag, id: Int) async
            func load() async -> Bag?
            func run(_ handler: @escaping (Int) -> Void) async -> Int
            func find<Value>(_ value: Value) async throws -> Value?
            func each(_ body: (Int) -> Void) async
            static func check(_ bag: Bag) async
        }

        public protocol Closing: AnyObject { func close() }

        // mockgen: mock
        class Sheet { weak var delegate: (any Closing)?; func show() {} }

        // mockgen: mock
        class Panel { var onClose: (() -> Void)?; var title = ""; func show(_ bag: Bag) async {} }

        // mockgen: mock
        class Preferences: Codable { var volume = 1; func store() {} }

        nonisolated class Root { init() {} }

        // mockgen: mock
        class Page: Root { func open() {} }

        public protocol SharedCart: Sendable {
            var owner: String { get set }
            func count(_ item: Item) -> Int
            func save(_ item: Item) async throws -> Item
            func later(_ handler: @escaping @Sendable (Int) -> Void)
        }

        public protocol ActorCart: Actor {
            func count(_ item: Item) -> Int
            func save(_ item: Item) async throws -> Item
        }

        @MainActor public protocol MainCart: AnyObject {
            var bag: Bag { get }
            func count(_ bag: Bag) -> Int
            func save(_ bag: Bag) async throws -> Bag?
        }

        """

    private static func words(of cell: Cell) -> String {
        let isIsolated = cell.app.isolation == "MainActor"
        let elsewhere = """
            nonisolated func useElsewhere(_ cart: SharedCartMock, _ other: ActorCartMock) async throws {
                cart.on.count.does { $0.id }
                cart.on.save.when { $0.id == 1 }.returns(Item(id: 2))
                other.on.save.does { $0 }
                _ = cart.on.count.when(Item(id: 1)).wasCalled
                \(cell.hasProduct ? "try await cart.on.count.when { $0.id == 1 }.waitForCalls()" : "")
            }

            """
        let library = """
            try await shared.on.count.when { $0.id > least }.waitForCalls()
                try await cart.on.load.expectNoCalls(within: 0.01)
                let held = shared.on.save.holds()
                held.returns(Item(id: 1))
                _ = shared.on.count.when(Item(id: 1)).wasCalled(before: cart.on.count)
            """
        return """
            import App

            @MainActor func useOnMainActor(_ cart: CartMock, _ shared: SharedCartMock, _ main: MainCartMock, _ other: ActorCartMock) async throws {
                var counts: [Int] = []
                cart.on.count.does { _ in counts.append(1); return counts.count }
                shared.on.count.does { counts.append($0.id); return counts.count }
                shared.on.count.when { _ in counts.isEmpty }.returns(3)
                other.on.count.does { counts.append($0.id); return counts.count }
                main.on.count.does { _ in counts.append(1); return counts.count }
                main.on.save.does { counts.append(1); return $0 }
                shared.on.save.does { $0 }
                let least = counts.count
                _ = shared.on.count.when { $0.id > least }.wasCalled
                cart.on.load.returns(nil)
                \(cell.hasProduct ? library : "")
            }

            \(isIsolated ? "" : elsewhere)
            """
    }
}
