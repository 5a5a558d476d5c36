import Foundation
import MockgenCommand
import MockgenConfig
import MockgenModel
import Testing

/// What the README says of commands, keys and reports comes from the tables that mockgen itself reads.
@Suite struct CommandSectionTests {
    /// With `MOCKGEN_RECORD=1` in the environment the section is written, and the test fails once.
    @Test(arguments: ["verbs", "exit-codes", "keys", "json"])
    func section(_ name: String) throws {
        let readme = try Readme()
        let text = Self.text(ofSection: name)
        if ProcessInfo.processInfo.environment["MOCKGEN_RECORD"] == "1", readme.section(name) != text {
            try readme.record(name, text)
            Issue.record("the section was recorded: run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(readme.section(name) == text, "record it with: MOCKGEN_RECORD=1 swift test --filter ReadmeTests")
    }

    private static func text(ofSection name: String) -> String {
        switch name {
        case "verbs": table(["", ""], VerbPage.table.flatMap(\.usage).map { ["`\($0.line)`", $0.summary] })
        case "exit-codes": table(["", ""], exitCodes.map { ["\($0.code)", $0.meaning] })
        case "keys":
            table(
                ["key", "stands", "is", "default"],
                ConfigurationKey.table.map { key in
                    ["`\(key.name.rawValue)`", key.places.map(\.description).joined(separator: ", "), key.summary, key.defaultText ?? "-"]
                })
        default: "```json\n\(Reporter(.json).output(sample).standardOutput)```\n"
        }
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows)
            .map { "| " + $0.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |\n" }
            .joined()
    }

    private static let sample = Report(
        .generate,
        diagnostics: [
            Diagnostic(
                "unknown-protocol", cause: .setup, "'UserServising' in 'protocols' matches no protocol of the sources",
                help: "did you mean 'UserServicing'?", at: SourceLocation(path: ".mockgen.yml", line: 4, column: 17))
        ])
}
