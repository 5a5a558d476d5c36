import Foundation
import TestSupport
import Testing

/// The members that `mockgen explain` prints are those of the mock: code that uses each with its type compiles.
@Suite struct ExplainedMembersTests {
    private static let source = """
        public protocol Cache { associatedtype Key: Hashable; func forget(_ key: Key) }
        public protocol Service: Sendable {
            init(name: String, retries: Int)
            var count: Int { get }
            var label: String? { get set }
            static var shared: String { get set }
            var total: Double { get async throws }
            func load(id: Int, completion: @escaping (String) -> Void) async throws -> [String]
            func reset()
            func reset(to value: Int)
            func find<T: Sendable>(_ type: T.Type) -> T?
            subscript(index: Int) -> String { get set }
        }
        @MainActor public protocol Screen: AnyObject {
            var title: String { get set }
            func show(_ text: String) throws -> Bool
        }
        public actor Worker {}
        public protocol Working: Actor { func work(hours: Int) async -> Int }
        open class Counter {
            public init(start: Int) {}
            open func add(_ number: Int) -> Int { number }
            open var isEmpty: Bool { true }
        }
        """

    @Test(arguments: ["automockable", "handler", "spy", "{ extends: handler, history: true, naming: full }"])
    func theyCompile(style: String) async throws {
        let package = try await package(style: style)
        var uses = "@testable import Shop\n\n"
        var names: [String] = []
        for name in ["Cache", "Service", "Screen", "Working", "Counter"] {
            let members = try await members(of: name, in: package)
            let mock = try #require(members["mock"] as? String)
            let groups = try #require(members["groups"] as? [[String: Any]])
            let type = mock.prefix { $0 != "<" } + (mock.contains("<") ? "<String>" : "")
            uses += "\(name == "Screen" ? "@MainActor " : "")func use\(name)(_ mock: \(type)) {\n"
            for member in groups.flatMap({ $0["members"] as? [[String: Any]] ?? [] }) {
                let name = try #require(member["name"] as? String)
                let path = (member["isStatic"] as? Bool == true ? "\(type)" : "mock") + ".\(name)"
                let written = try #require(member["type"] as? String).replacing(/\bKey\b/, with: "String")
                // An implicitly unwrapped type cannot be written here.
                let read = written.hasSuffix("!") ? "\(written.dropLast())?" : written
                let assignment = member["isSettable"] as? Bool == true ? "\(path) = value" : "_ = value"
                uses += "    do { let value: \(read) = \(path); \(assignment) }\n"
                names.append(name)
            }
            uses += "}\n"
        }
        #expect(names.count > 25, "\(names)")
        try await compile(uses + linesOfPage(of: package), in: package)
    }

    /// The types of stubs are printed as closures, so only the lines of the page can compile.
    @Test func linesOfThePageCompile() async throws {
        let package = try await package(style: "stub")
        let lines = try await linesOfPage(of: package)
        #expect(lines.contains("working.on.work.returns("))
        try await compile("@testable import Shop\n\n" + lines, in: package)
    }

    private func package(style: String) async throws -> TemporaryPackage {
        let package = try TeaShop.package(
            configuration: """
                version: 1
                style: \(style)
                targets:
                  ShopTests:
                    sources: Sources/Shop
                    protocols: [Cache, Service, Screen, Working, Counter]
                    output: Tests/ShopTests/Mocks.swift

                """, ordering: Self.source)
        let generated = try await package.mockgen("generate")
        try #require(generated.exitCode == 0, "\(generated.text)")
        return package
    }

    /// A function for each mock, with the lines that the page has for a test and a value in place of each placeholder.
    private func linesOfPage(of package: TemporaryPackage) async throws -> String {
        let outcome = try await package.mockgen("report", "--html", "mocks.html")
        try #require(outcome.exitCode == 0, "\(outcome.text)")
        let rows = try package.read("mocks.html").split(separator: "<details class=\"row\"").filter { $0.contains("data-lines") }
        return rows.enumerated().map { number, row in
            let lines = row.matches(of: /class="copy"><code>([^<]*)</).map { match in
                let line = match.1.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                    .replacing("<#the arguments of Counter#>", with: "start: 1").replacing("Mock<<#Key#>>", with: "Mock<String>")
                    .replacing(/\bKey\b/, with: "String").replacing(/<#(.*?)#>/) { "((nil as (\($0.1))?)!)" }
                return line.contains(" = ") || line.hasSuffix(")") ? line : "_ = \(line)"
            }
            // A mock with several initializers has a line for each.
            let code = lines.prefix(1) + lines.dropFirst().filter { !$0.hasPrefix("let ") }
            return "@MainActor func paste\(number)() async throws {\n\(code.joined(separator: "\n"))\n}\n"
        }.joined()
    }

    private func compile(_ uses: String, in package: TemporaryPackage) async throws {
        try package.write(uses, to: "Tests/ShopTests/Uses.swift")
        // The compiler alone is several times as fast as SwiftPM.
        let files = try FileManager.default.contentsOfDirectory(atPath: package.url("Tests/ShopTests").path).map { "Tests/ShopTests/\($0)" }
        let commands = [
            "-module-name Shop -enable-testing -emit-module -emit-module-path Shop.swiftmodule Sources/Shop/Ordering.swift",
            "-module-name ShopTests -I . -wmo -c -o ShopTests.o \(files.joined(separator: " "))",
        ]
        for command in commands {
            let arguments = ["-parse-as-library", "-swift-version", "6"] + command.split(separator: " ").map(String.init)
            let compiled = try await CommandLineTool.swiftc.run(arguments, in: package.root)
            #expect(compiled.exitCode == 0, "\(uses)\n\(compiled.text)")
        }
    }

    private func members(of name: String, in package: TemporaryPackage) async throws -> [String: Any] {
        let outcome = try await package.mockgen("explain", "Shop.\(name)", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.standardOutput.utf8)) as? [String: Any])
        let found = try #require((document["protocols"] as? [[String: Any]])?.first, "\(outcome.text)")
        let uses = try #require(found["targets"] as? [[String: Any]])
        return try #require(uses.compactMap { $0["members"] as? [String: Any] }.first, "\(outcome.text)")
    }
}
