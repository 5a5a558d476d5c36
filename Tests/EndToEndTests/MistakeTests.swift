import Foundation
import TestSupport
import Testing

/// The messages for the mistakes of beginners, with grades. `Mistakes.txt` has the mistakes and describes its format.
@Suite struct MistakeTests {
    /// Compilers of other versions have other words.
    private static let hasRecordedCompiler: Bool = {
        #if compiler(>=6.4)
            false
        #else
            isOfSwift63
        #endif
    }()

    @Test(.enabled(if: hasRecordedCompiler)) func almostEveryMessageSaysWhatToType() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes.txt")
        let sections = try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ")
        let (right, mistakes) = (Mistake(sections[1]), sections.dropFirst(2).map(Mistake.init))
        let questions = KnownProblems(page: try Self.read("Sources/mockgen/Mockgen.docc/Questions.md"))
        let errors = try await Self.compilerErrors(mistakes.filter { $0.kind == .compiled }, in: right)
        let outputs = try await Self.outputs(mistakes.filter { $0.kind == .run }, in: right)
        var (text, grades) = ("\(sections[0])\n## \(right.text)", "")
        for mistake in mistakes {
            var answer =
                switch mistake.kind {
                case .run: outputs[mistake.name] ?? ""
                case .compiled: errors[mistake.name] ?? ""
                case .ofSwiftPM: ""
                case .ofTest: try Self.message(ofTest: mistake.command)
                }
            if questions.contain(answer.isEmpty ? mistake.command : answer) { answer += "Questions: has these words\n" }
            let grade = mistake.grade(answer.isEmpty ? mistake.command : answer)
            text += "\n## \(mistake.text)\n\(answer)= \(grade)\n"
            grades.append(grade)
        }
        try #expect(RecordedText(file).difference(from: text) == nil)
        #expect(grades.count { $0 == "A" } >= 100 && !grades.contains("C"), "\(grades)")
    }

    /// Returns the output for each mistake by its name. Four packages share the work.
    private static func outputs(_ mistakes: [Mistake], in right: Mistake) async throws -> [String: String] {
        try await withThrowingTaskGroup(of: [String: String].self) { group in
            for first in 0..<4 {
                group.addTask {
                    let package = try TemporaryPackage([:])
                    var outputs: [String: String] = [:]
                    for mistake in stride(from: first, to: mistakes.count, by: 4).map({ mistakes[$0] }) {
                        // SwiftPM's answers stay in the build folder.
                        for name in try FileManager.default.contentsOfDirectory(atPath: package.root.plainPath) where name != ".build" {
                            try package.remove(name)
                        }
                        for one in [right, mistake] { try one.apply(to: package) }
                        let outcome = try await Command(mistake.command).run(.mockgen, in: package)
                        outputs[mistake.name] = outcome.linesThatMatter.withPlaceholders(for: package)
                    }
                    return outputs
                }
            }
            return try await group.reduce(into: [:]) { outputs, some in outputs.merge(some) { $1 } }
        }
    }

    /// Compiles the files of all these mistakes with the mocks of all protocols. Returns the first error in the file of each mistake by its
    /// name, and the compiler's help.
    private static func compilerErrors(_ mistakes: [Mistake], in right: Mistake) async throws -> [String: String] {
        let package = try TemporaryPackage([:])
        for one in [right] + mistakes { try one.apply(to: package) }
        try package.write(
            "version: 1\ntargets: { AppTests: { protocols: all, output: Tests/AppTests/Mocks.swift } }\n", to: ".mockgen.yml")
        try #require(try await package.mockgen("generate").exitCode == 0)
        let app = try await CommandLineTool.swiftc.run(
            ["-emit-module", "-parse-as-library", "-enable-testing", "-module-name", "App"]
                + ["Cart", "Logging", "Unusual"].map { "Sources/App/\($0).swift" }, in: package.root)
        try #require(app.exitCode == 0, "\(app.text)")
        let files = try FileManager.default.contentsOfDirectory(atPath: package.url("Tests/AppTests").plainPath).sorted()
        let tests = try await CommandLineTool.swiftc.run(
            [
                "-typecheck", "-wmo", "-diagnostic-style", "llvm", "-swift-version", "6", "-parse-as-library", "-module-name", "AppTests",
                "-I", ".",
            ]
                + files.map { "Tests/AppTests/\($0)" }, in: package.root)
        let lines = tests.text.split(separator: "\n")
        return mistakes.reduce(into: [:]) { errors, mistake in
            let own = lines.filter { line in mistake.changes.contains { line.hasPrefix("\($0.file):") } }
            let help = own.dropFirst().prefix { $0.contains(": note: did you mean") }
            errors[mistake.name] = (own.prefix(1) + help.prefix(1)).map { "\($0)\n" }.joined()
        }
    }

    /// Returns the first message that a test of the conformance expects.
    private static func message(ofTest name: String) throws -> String {
        let parts = name.split(separator: ".")
        let source = try read("Tests/Conformance/Stubs/\(parts[0]).swift").split(separator: "func \(parts[1])()").last ?? ""
        return source.firstMatch(of: /"('.* has no answer[^"]*)/).map { "\($0.1)\n" } ?? ""
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: TemporaryPackage.repository.appending(path: path), encoding: .utf8)
    }
}

extension CommandLineTool.Outcome {
    /// The messages of mockgen with their help, or else the rows of the mocks.
    fileprivate var linesThatMatter: String {
        let lines = text.split(separator: "\n").map(String.init)
        let noise = #/^ok |^  [\w-]|^\w+: \d+ mock|^ *\d* \||^mockgen: for more|Invalid manifest|problems? found/#
        let messages = lines.enumerated().filter { number, line in
            !line.contains(noise) || line.hasPrefix("ok ") && lines[min(number + 1, lines.count - 1)].hasPrefix("    ")
        }.map(\.element)
        let mocks = exitCode == 0 && messages.isEmpty ? lines.filter { $0.contains(#/Mock  |^ok     AppTests: the plugin/#) } : []
        return (messages + mocks).map { "\($0)\n" }.joined()
    }
}
