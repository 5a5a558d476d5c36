import Foundation
import TestSupport
import Testing

/// Sources with thousands of parts of one kind, or with deep chains. mockgen reads them or reports an error; no signal ends it. The
/// benchmark measures that the time is proportional to their size.
@Suite struct UnusualSourcesTests {
    /// A source with a protocol `P`.
    struct Source: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String

        var testDescription: String { name }

        init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (1..<count).map(line).joined(separator: "\n") }

    static let sources = [
        Source("requirements", "protocol P {\n\(lines(2_000) { "func f\($0)(a: Int) -> String" })\n}"),
        Source("overloads", "protocol P {\n\(lines(1_000) { "func f(a: T\($0))" })\n}\n\(lines(1_000) { "struct T\($0) {}" })"),
        Source("chain of protocols", "protocol P0 {}\n\(lines(200) { "protocol P\($0): P\($0 - 1) {}" })\nprotocol P: P199 {}"),
        Source(
            "diamonds of protocols",
            "protocol P0 {}\nprotocol Q0 {}\n"
                + lines(60) { "protocol P\($0): P\($0 - 1), Q\($0 - 1) {}\nprotocol Q\($0): P\($0 - 1), Q\($0 - 1) {}" }
                + "\nprotocol P: P59, Q59 {}"),
        Source(
            "parents", "\(lines(1_000) { "protocol P\($0) {}" })\nprotocol P: \((1..<1_000).map { "P\($0)" }.joined(separator: ", ")) {}"),
        Source(
            "chain of classes", "class C0 {}\n\(lines(5_000) { "class C\($0): C\($0 - 1) { func f() {} }" })\nprotocol P: C4999 {}"),
        Source("enum cases", "enum E {\n\(lines(10_000) { "case c\($0)" })\n}\nprotocol P { func f() -> E }"),
        Source("associated types", "protocol P {\n\(lines(1_000) { "associatedtype A\($0): Hashable" })\n}"),
        Source(
            "constraints",
            "protocol Q {}\nprotocol P: Q where \((1..<500).map { "A\($0) == B\($0)" }.joined(separator: ", ")) {\n"
                + lines(500) { "associatedtype A\($0)\nassociatedtype B\($0)" } + "\n}"),
        Source(
            "associated types that fix others",
            "protocol P0 { associatedtype A0 }\n"
                + lines(40) { "protocol P\($0): P\($0 - 1) where A\($0 - 1) == (A\($0), A\($0)) { associatedtype A\($0) }" }
                + "\nprotocol P: P39 {}"),
        Source("parameters", "protocol P { func f(\((1..<1_000).map { "a\($0): Int" }.joined(separator: ", "))) }"),
        Source(
            "aliases", "typealias A0 = Int\n\(lines(60) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" })\nprotocol P { func f(a: A59) }"),
        Source(
            "generic aliases",
            "typealias A0<T> = T\n\(lines(60) { "typealias A\($0)<T> = A\($0 - 1)<(T, T)>" })\nprotocol P { func f(a: A59<Int>) }"),
        Source(
            "aliases in the protocol",
            "protocol P {\ntypealias A0 = Self\n\(lines(60) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" })\nfunc f(a: A59)\n}"),
        Source(
            "aliases in a circle",
            "typealias A0 = A59\n\(lines(60) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" })\nprotocol P { func f(a: A59) }"),
        Source(
            "aliases of parents",
            "protocol Q {}\ntypealias A0 = Q\n\(lines(60) { "typealias A\($0) = A\($0 - 1) & A\($0 - 1)" })\nprotocol P: A59 {}"),
        Source(
            "chain of aliases", "typealias A0 = Int\n\(lines(3_000) { "typealias A\($0) = A\($0 - 1)" })\nprotocol P { func f(a: A2999) }"),
        Source(
            "chain of optional aliases",
            "typealias A0 = Int\n\(lines(3_000) { "typealias A\($0) = A\($0 - 1)?" })\nprotocol P { func f(a: A2999) }"),
        Source(
            "interpolations",
            "let a = \(String(repeating: "\"\\(", count: 10_000))1\(String(repeating: ")\"", count: 10_000))\nprotocol P { func f() }"),
    ]

    @Test(arguments: sources) func mockIsGenerated(_ source: Source) async throws {
        let outcome = try await generate(source.text)
        #expect(outcome.exitCode == 0, "\(outcome.standardError.prefix(500))")
        #expect(outcome.standardOutput.contains("class PMock"))
    }

    /// A shell with a small stack.
    @Test(arguments: sources) func smallStack(_ source: Source) async throws {
        let outcome = try await generate(source.text, limit: "-s 256")
        #expect(outcome.exitCode == 0, "\(outcome.standardError.prefix(500))")
    }

    /// The arguments of the alias double with each one, so that mockgen could not check the conformance.
    @Test func parentWithTooManyArguments() async throws {
        let text =
            "protocol Q<T> { associatedtype T }\ntypealias A0<T> = Q<T>\n"
            + Self.lines(60) { "typealias A\($0)<T> = A\($0 - 1)<(T, T)>" } + "\nprotocol P: A59<Int> {}"
        let outcome = try await generate(text)
        #expect(outcome.standardError.contains("an alias whose generic arguments have thousands of parts [unsupported-parent]"))
    }

    /// Whatever else the machine does: mockgen fails if it computes for more than a minute.
    private func generate(_ text: String, limit: String = "") async throws -> CommandLineTool.Outcome {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "P.swift")
        try Data(text.utf8).write(to: file)
        // Other tests start programs at the same time, and this one can inherit their pipes, which would count.
        let closes = (3...9).map { "exec \($0)>&-; " }.joined()
        let script = "\(closes)ulimit -t 60 \(limit); exec \"$0\" \"$@\""
        return try await CommandLineTool("/bin/bash", "-c", script, CommandLineTool.mockgen.command[0]).run(
            ["generate", "--stdout", file.path(percentEncoded: false)], in: folder.url)
    }

    @Test func manyUnknownKeys() async throws {
        let package = try TeaShop.package()
        try package.write(
            "version: 1\n" + (0..<20_000).map { "unknownKey\($0): 1\n" }.joined() + "targets: { ShopTests: { protocols: all } }\n",
            to: ".mockgen.yml")
        let outcome = try await package.mockgen("list")
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.contains("mockgen: and 19900 more; correct these first\n"))
    }
}
