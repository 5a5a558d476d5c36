import Foundation
import TestSupport
import Testing

/// The same input gives the same bytes.
@Suite struct SameBytesTests {
    private static let mocks = "Tests/ShopTests/Mocks.swift"

    @Test func sameMocksTwiceAndInAnotherFolderAndFileOrder() async throws {
        let package = try shop(named: "Tea Shop", Self.files)
        let first = try await mocks(of: package)
        #expect(first.contains("class Ordering40Mock<Tea: Hashable>: Ordering40 {") && first.contains("class Pricing3Mock: Pricing3 {"))

        try package.remove(Self.mocks)
        #expect(try await mocks(of: package) == first, "twice")

        let elsewhere = try shop(named: "A shop in another, longer folder", Self.files.reversed())
        #expect(try await mocks(of: elsewhere) == first, "in another folder, its files made in another order")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/taskset"), "only Linux pins a process to a core"))
    func sameMocksOnOneCoreAndOnAll() async throws {
        let package = try shop(named: "Tea Shop", Self.files)
        let onAll = try await mocks(of: package)

        try package.remove(Self.mocks)
        let pinned = CommandLineTool("/usr/bin/taskset", "-c", "0")
        let outcome = try await pinned.run(CommandLineTool.mockgen.command + ["generate"], in: package.root)

        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(try package.read(Self.mocks) == onAll)
    }

    @Test func sameMocksForFilesInAnotherOrder() async throws {
        let folder = try TemporaryPackage(
            ["A.swift": "protocol A { func a() }\n", "B.swift": "protocol B: A { var b: Int { get } }\n", "C.swift": "protocol C: B {}\n"])
        let first = try await folder.mockgen("--stdout", "A.swift", "B.swift", "C.swift")
        #expect(first.standardOutput.contains("class CMock: C {"))

        #expect(try await folder.mockgen("--stdout", "C.swift", "A.swift", "B.swift").standardOutput == first.standardOutput)
        #expect(try await folder.mockgen("--stdout", "B.swift", "C.swift", "A.swift").standardOutput == first.standardOutput)
    }

    /// The plugin's build input lists the modules and their files in two different orders.
    @Test func sameMocksForModulesInAnotherOrder() async throws {
        let package = try shop(named: "Tea Shop", Self.files)
        func outputs(_ folder: String, _ modules: [String]) async throws -> [String] {
            let lines = [
                "mockgen-input\t1", "package\t\(package.root.plainPath)", "configuration\t\(package.url(".mockgen.yml").plainPath)",
                "target\tPluginTests", "output\t\(package.url(folder).plainPath)/PluginTestsMocks.swift", "module\tPluginTests\town",
            ]
            let places = modules.map { $0.replacing("FOLDER", with: package.url(folder).plainPath) }
            try package.write((lines + places).joined(separator: "\n") + "\n", to: "mocks.input")
            let outcome = try await CommandLineTool.mockgenPlugin.run([package.url("mocks.input").plainPath], in: package.root)
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            return try ["Catalog", "Shop"].map { try package.read("\(folder)/\($0)Mocks.swift") }
        }
        try package.write(
            """
            version: 1
            targets: { PluginTests: { protocols: all } }
            """, to: ".mockgen.yml")
        func module(_ name: String, _ files: [(path: String, text: String)]) -> [String] {
            ["module\t\(name)\tlocal", "output\tFOLDER/\(name)Mocks.swift"]
                + files.filter { $0.path.hasPrefix("Sources/\(name)/") }.map { "source\t\(package.url($0.path).plainPath)" }
        }
        let first = try await outputs("First", module("Catalog", Self.files) + module("Shop", Self.files))
        #expect(first[1].contains("class Ordering40Mock<Tea: Hashable>: Ordering40 {"))

        let second = try await outputs("Second", module("Shop", Self.files.reversed()) + module("Catalog", Self.files.reversed()))
        #expect(second == first)
    }

    /// Enough files for the cores to share.
    private static let files: [(path: String, text: String)] = (1...40).flatMap { number in
        [
            (
                "Sources/Catalog/Pricing\(number).swift",
                "public protocol Pricing\(number) { func price(of tea: String) async throws -> [Int: Set<String>] }\n"
            ),
            (
                "Sources/Shop/Ordering\(number).swift",
                """
                import Catalog

                protocol Ordering\(number): Pricing\(number) {
                    associatedtype Tea: Hashable
                    var count: Int { get set }
                    func order<T>(_ tea: Tea, with extra: T) -> (T, Int)
                }

                """
            ),
        ]
    }

    private func shop(named name: String, _ files: [(path: String, text: String)]) throws -> TemporaryPackage {
        let package = try TeaShop.package(
            named: name,
            configuration: """
                version: 1
                targets: { ShopTests: { protocols: all, output: \(Self.mocks) } }
                """)
        for file in files { try package.write(file.text, to: file.path) }
        return package
    }

    private func mocks(of package: TemporaryPackage) async throws -> String {
        let outcome = try await package.mockgen("generate")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        return try package.read(Self.mocks)
    }
}
