import Foundation
import MockgenCommandLine
import MockgenConfig
import MockgenModel
import MockgenResolution
import TestSupport
import Testing

/// Tables and samples in the documentation come from the tables that mockgen itself uses.
///
/// With `MOCKGEN_RECORD=1` in the environment, a test writes its section and fails once.
@Suite struct RecordedSectionTests {
    @Test(arguments: Page.recordedSections)
    func section(_ name: String) throws {
        let pages = Page.all.filter { $0.section(name) != nil }
        let page = try #require(pages.first, "no page has the section '\(name)'")
        #expect(pages.count == 1, "\(pages.map(\.path)) all have the section '\(name)'")
        let text = Page.recordedText(ofSection: name)
        if RecordedText.isRecording, page.section(name) != text {
            try page.record(name, text)
            Issue.record("recorded '\(name)': run the tests again without MOCKGEN_RECORD")
            return
        }
        #expect(page.section(name) == text, "record it: MOCKGEN_RECORD=1 swift test --filter ReadmeTests")
    }

    @Test(arguments: Role.allCases)
    func everyRoleIsDescribed(_ role: Role) throws {
        let article = try #require(Page.articles.first { $0.section("roles") != nil })
        #expect(article.text.contains("`\(role.rawValue)`"))
    }

    /// An article beside the table compiles the example.
    @Test(arguments: WordTable.rows + WordTable.rowsOfTheLibrary)
    func wordHasACommentAndAnExample(_ row: WordTable.Row) {
        #expect(!row.summary.isEmpty, "\(row.file).swift has no comment at '\(row.declaration)'")
        #expect(Page.articles.contains { $0.section("words") == nil && $0.text.contains(row.example) }, "no article has '\(row.example)'")
    }
}

extension Page {
    static let recordedSections = [
        "verbs", "options", "exit-codes", "keys", "roles", "json", "support", "unsupported", "words",
    ]

    fileprivate static func recordedText(ofSection name: String) -> String {
        switch name {
        case "verbs": table(["command", "what it does"], VerbPage.table.flatMap(\.usage).map { ["`\($0.line)`", $0.summary] })
        case "options": table(["option", "meaning"], Flag.table.map { ["`\($0.usage)`", $0.summary] })
        case "exit-codes": table(["exit code", "meaning"], exitCodes.map { ["\($0.code)", $0.meaning] })
        case "keys":
            table(
                ["key", "meaning", "allowed", "default"],
                ConfigurationKey.table.map { key in
                    [
                        "`\(key.name)`", key.summary, key.levels.map(\.description).joined(separator: ", "),
                        key.defaultText ?? "required",
                    ]
                })
        case "roles": roles
        case "json": "```json\n\(Reporter(.json).output(sample).standardOutput)```\n"
        case "unsupported": unsupported
        case "words": words
        default: SupportTable.text
        }
    }

    /// The words of stubs. Those of the library have an asterisk.
    private static var words: String {
        let words = WordTable.rows.map { ($0, "") } + WordTable.rowsOfTheLibrary.map { ($0, " \\*") }
        return table(["word", "what it does", "example"], words.map { ["`\($0.word)`\($1)", $0.summary, "`\($0.example)`"] })
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows)
            .map { "| " + $0.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |\n" }
            .joined()
    }

    /// The name patterns of the built-in styles. The article describes the other roles in words.
    private static var roles: String {
        let styles = BuiltInStyle.allCases.map { Style($0, keepsHistory: true) }
        return table(
            ["role"] + BuiltInStyle.allCases.map { "`\($0.rawValue)`" },
            Role.allCases.filter { role in styles.contains { $0.patterns[role] != nil } }.map { role in
                ["`\(role.rawValue)`"] + styles.map { style in style.patterns[role].map { "`\($0.text)`" } ?? "-" }
            })
    }

    /// Links to the messages about code that mockgen cannot mock.
    private static var unsupported: String {
        let others: [Diagnostic.ID] = [.unknownParent, .unsupportedAccessor, .unsupportedMember, .unsupportedParent]
        let groups = [("protocols", mockRules.map(\.id) + others), ("classes", classRules.map(\.id))]
        return groups.map { group, ids in
            "- \(group): \(ids.sorted().map { "[`\($0)`](Diagnostics.md#\($0))" }.joined(separator: ", "))\n"
        }.joined()
    }

    private static let sample = Report(
        .generate,
        diagnostics: [
            Diagnostic(
                .unknownProtocol, cause: .setup, "'UserServising' in 'protocols' matches no protocol of the sources",
                help: "did you mean 'UserServicing'?", at: SourceLocation(path: ".mockgen.yml", line: 4, column: 17))
        ])
}
