import Foundation
import TestSupport
import Testing

extension PluginTests {
    // MARK: - Mutate

    private static let mutatedTests = """
        import MockgenSupport
        import Testing

        @testable import Shop

        @Suite struct CounterTests {
            let ordering = OrderingMock()

            init() { ordering.on.price.returns(3) }

            @Test func checksNothing() throws {
                ordering.on.order.returns(2) // anything
                _ = try Counter(ordering: ordering).serve("green")
            }

            @Test(arguments: ["green", "black"]) func checksAll(_ tea: String) throws {
                ordering.on.order.returns(2)
                #expect(try Counter(ordering: ordering).serve(tea) == 6)
                ordering.on.order.when("white", .any).returns(1)
            }

            @Test func fails() {
                ordering.on.order.returns(4)
                #expect((try? ordering.order("green", cups: 1)) == 5)
            }

            @Test func waitsForEver() throws {
                ordering.on.order.returns(7) // for ever
                while try ordering.order("green", cups: 1) == 1 {}
            }

            @Test func crashes() throws {
                ordering.on.order.returns(8) // crash
                _ = try ["a", "b"][ordering.order("green", cups: 1) / 8]
                _ = try 1 / ordering.order("green", cups: 1)
            }
        }

        """

    private static let mutatedTestCase = """
        import MockgenSupport
        import XCTest

        @testable import Shop

        final class CounterXCTests: XCTestCase {
            let ordering = OrderingMock()

            override func setUp() { ordering.on.price.returns(1) }

            func testChecksNothing() {
                ordering.on.order.does { _ in 9 } // anything
                _ = try? Counter(ordering: ordering).serve("green")
            }

            func testChecksAll() throws {
                ordering.on.order.returns(5)
                XCTAssertEqual(try Counter(ordering: ordering).serve("green"), 5)
            }
        }

        """

    private static let findings: [(text: String, message: String)] = [
        ("order.returns(2) // anything", "may return 1 or 0 instead of returning 2, and no test notices"),
        ("order.does { _ in 9 } // anything", "may return 0 or throw an error instead of running its closure, and no test notices"),
    ]

    private static func findingInTheArticle() throws -> String {
        let article = TemporaryPackage.repository.appending(path: "Sources/mockgen/Mockgen.docc/UnnoticedAnswers.md")
        let lines = try String(contentsOf: article, encoding: .utf8).split(separator: "\n").drop { $0 != "<!-- finding -->" }
        return lines.dropFirst(2).prefix { $0 != "```" }.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    }

    @Test func mutateFindsTheAnswersThatNoTestNotices() async throws {
        try dependent.restore()
        try package.write(
            package.read("Package.swift").replacing(
                "dependencies: [\"Shop\"]", with: "dependencies: [\"Shop\", .product(name: \"MockgenSupport\", package: \"mockgen\")]"),
            to: "Package.swift")
        try package.write(package.read(".mockgen.yml").replacing("automockable", with: "stub"), to: ".mockgen.yml")
        try package.write(Self.mutatedTests, to: "Tests/ShopTests/CounterTests.swift")
        try package.write(Self.mutatedTestCase, to: "Tests/ShopTests/CounterXCTests.swift")

        let outcome = try await dependent.mockgen("mutate", "--format", "json")
        #expect(outcome.exitCode == 0, "\(outcome.text)")
        let start = try #require(outcome.standardOutput.range(of: "{\n  \"schemaVersion\""), "\(outcome.text)")
        let document = try JSONDecoder().decode(Mutated.self, from: Data(outcome.standardOutput[start.lowerBound...].utf8))

        let lines = [Self.mutatedTests, Self.mutatedTestCase].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let verdicts = Dictionary(grouping: document.answers, by: \.verdict).mapValues { answers in
            answers.map { lines[$0.location.path.hasSuffix("XCTests.swift") ? 1 : 0][$0.location.line - 1].trimmingPrefix { $0 == " " } }
        }
        #expect(verdicts["unnoticed"]?.map { $0.dropFirst("ordering.on.".count) } == Self.findings.map { Substring($0.text) })
        #expect(
            document.diagnostics.map { $0.message.dropFirst("'OrderingMock.order(_:cups:)' ".count) }
                == Self.findings.map { Substring($0.message) })
        #expect(
            verdicts["noticed"] == [
                "init() { ordering.on.price.returns(3) }", "ordering.on.order.returns(2)",
                "override func setUp() { ordering.on.price.returns(1) }", "ordering.on.order.returns(5)",
            ])
        #expect(verdicts["crashing"] == ["ordering.on.order.returns(7) // for ever", "ordering.on.order.returns(8) // crash"])
        #expect(verdicts["untried"] == ["ordering.on.order.returns(4)"])
        #expect(verdicts["unused"] == ["ordering.on.order.when(\"white\", .any).returns(1)"])
        #expect(document.excluded.map(\.test) == ["ShopTests.CounterTests/fails()"])

        let strict = try await dependent.mockgen("mutate", "--strict", "--filter", "checksNothing", "--target", "ShopTests")
        #expect(strict.exitCode == 1 && strict.text.contains("Tests/ShopTests/CounterTests.swift:12:9: error: "), "\(strict.text)")

        let text = try await dependent.mockgen("mutate", "--filter", "checksNothing")
        let finding = try Self.findingInTheArticle()
        #expect(text.text.contains(finding), "\(finding): \(text.text)")
        let page = try await dependent.mockgenWrite("report", "--html", "mocks.html")
        #expect(page.exitCode == 0, "\(page.text)")
        #expect(try package.read("mocks.html").contains("may return 1 or 0 instead of returning 2, and no test notices"))
    }
}

/// The part of the JSON of `mutate` that the test reads.
private struct Mutated: Decodable {
    struct Answer: Decodable {
        struct Location: Decodable { let path: String, line: Int }
        let location: Location
        let verdict: String
    }

    struct Message: Decodable { let message: String }
    struct Excluded: Decodable { let test: String }

    let answers: [Answer]
    let diagnostics: [Message]
    let excluded: [Excluded]
}
