import Foundation
import TestSupport
import Testing

/// A row of the table, and how to reach its limit.
struct Limit: Sendable, CustomTestStringConvertible {
    let name: String
    let error: String
    /// A file, `P.swift` or `.mockgen.yml`, that has exactly so many of what the row counts.
    let text: @Sendable (Int) -> String

    var testDescription: String { name }
}

/// The article on continuous integration states limits: mockgen accepts what is at a limit, and reports an error for what is beyond it.
@Suite struct LimitsTests {
    /// A protocol with a parameter of a type.
    private static func protocolWith(_ type: String) -> String { "protocol P { func f(a: \(type)) }" }

    private static func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    static let inSources = [
        // The brace of the protocol and the parenthesis of the function are two of them.
        Limit(name: "nested brackets, blocks and conditions in a declaration", error: "nested-too-deep") {
            protocolWith(nested("(", "Int", ")", $0 - 2))
        },
        Limit(name: "nested `[` in a type", error: "nested-too-deep") { protocolWith(nested("[", "Int", "]", $0)) },
        Limit(name: "links of a chain, such as `A.B.C` or `Int???`", error: "nested-too-deep") {
            protocolWith("Int" + nested("?", "", "", $0))
        },
    ]

    static let inConfigurations = [
        Limit(name: "size of the configuration", error: "unreadable-configuration") { "#" + nested("-", "", "", ($0 << 20) - 1) },
        // The mapping of the file is one of them.
        Limit(name: "nested lists and mappings in the configuration", error: "nested-too-deep") { "a: " + nested("[", "", "]", $0 - 1) },
        Limit(name: "values that aliases expand to", error: "too-many-aliases") { "a: &a 1\nb: [" + nested("*a, ", "", "", $0) + "]" },
        // Each unknown key is a message, and 'targets' is missing.
        Limit(name: "messages of one run", error: "and 1 more; correct these first") { count in
            "version: 1\n" + (1..<count).map { "k\($0): 1\n" }.joined()
        },
    ]

    @Test(arguments: inSources) func limitInSources(_ limit: Limit) async throws {
        try await check(limit, file: "P.swift", command: ["generate", "--stdout", "P.swift"])
    }

    @Test(arguments: inConfigurations) func limitInConfigurations(_ limit: Limit) async throws {
        try await check(limit, file: ".mockgen.yml", command: ["list"])
    }

    @Test func sizeOfOtherFiles() async throws {
        let size = try number(of: "size of any other file that mockgen reads") << 20
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "P.swift")
        try Data().write(to: file)
        // It takes no space on the disk.
        try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(size) + 1)
        let outcome = try await CommandLineTool.mockgen.run(["generate", "--stdout", "P.swift"], in: folder.url)
        #expect(outcome.exitCode == 2 && outcome.standardError.contains("[cannot-read]"), "\(outcome.text)")
    }

    private func check(_ limit: Limit, file: String, command: [String]) async throws {
        let number = try number(of: limit.name)
        for (count, isAccepted) in [(number, true), (number + 1, false)] {
            let folder = try TemporaryFolder()
            try Data(limit.text(count).utf8).write(to: folder.url.appending(path: file))
            let outcome = try await CommandLineTool.mockgen.run(command, in: folder.url)
            #expect(outcome.standardError.contains(limit.error) == !isAccepted, "\(count): \(outcome.standardError.prefix(500))")
        }
    }

    /// The first number in the second column of the row.
    private func number(of name: String) throws -> Int {
        let article = try #require(Page.articles.first { $0.path.hasSuffix("/ContinuousIntegration.md") })
        let row = try #require(
            article.text.split(separator: "\n").first { $0.hasPrefix("| \(name) | ") }, "the article has no row '\(name)'")
        let column = row.dropFirst(name.count + 5).replacing(",", with: "")
        return try #require(Int(column.prefix { $0.isNumber }))
    }
}
