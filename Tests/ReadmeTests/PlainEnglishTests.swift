import Foundation
import MockgenCommandLine
import MockgenConfig
import MockgenModel
import MockgenVerbs
import TestSupport
import Testing

/// Sentences and words that have a plainer form are found neither in the documentation nor in what mockgen prints.
@Suite struct PlainEnglishTests {
    /// In all sources, comments included.
    private static let sentences = [
        "no test has set", "also those that the protocol only reads", "found nowhere", "These, those of",
        "the interface that the compiler prints of",
        "says what to type next", "says more of it", "take warnings for errors", "takes warnings for errors", "mocked as what",
        "asks for now",
        "is not the mock of what", "is the mock of nothing", "has not what an initializer", "says nothing of target",
        "would name something of",
        "nobody knows what", "What admits no file", "no one writes an import", "no one inherits from", "Not even there may",
        "would not let it go", "knows what else has it",
    ]

    /// In texts for users only: the documentation, help pages, explanations and messages.
    private static let words = [
        "in silence", "stands", "cannot stand", "may stand", "is said", "such as it is", "nobody's", "is of nobody", "lineage", "heir",
        "heirs",
        "lent", "asks for a mock", "ask for now", "what it asks for", "is refused", "are refused", "beside each other", "is no command",
        "is no option", "all is well",
        "foreign", "confined", "of today",
    ]

    @Test func sourcesHaveNoUnplainSentences() throws {
        for path in try Self.sourceFiles() {
            let text = try #require(Page.contents(ofFile: path))
            for sentence in Self.sentences where text.localizedCaseInsensitiveContains(sentence) {
                Issue.record("\(path): write '\(sentence)' in plain English")
            }
        }
    }

    @Test(arguments: Page.all)
    func pagesArePlain(_ page: Page) {
        check(page.text, page.path)
    }

    @Test func helpIsPlain() {
        check(helpPage(of: nil), "mockgen --help")
        for verb in Verb.allCases { check(helpPage(of: verb), "mockgen help \(verb.rawValue)") }
        for key in ConfigurationKey.table { check("\(key.summary) \(key.defaultText ?? "")", key.name.rawValue) }
    }

    @Test func explanationsArePlain() {
        for page in DiagnosticPages(ofRules: rulePages).all { check(page.text, "mockgen explain \(page.id)") }
    }

    /// The text of a diagnostic is in string literals up to its help.
    @Test func messagesArePlain() throws {
        for path in try Self.sourceFiles() {
            let text = try #require(Page.contents(ofFile: path))
            for call in text.matches(of: #/\b(?:Diagnostic|Finding|cannotBeMocked)\((?s:.*?)\bhelp: .*\n.*\n/#) {
                let literals = call.0.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
                check(literals.joined(separator: " "), path)
            }
        }
    }

    private func check(_ text: String, _ place: String) {
        for phrase in Self.sentences + Self.words {
            let pattern = "(?i)(?<![\\w-])\(NSRegularExpression.escapedPattern(for: phrase))(?![\\w-])"
            if text.range(of: pattern, options: .regularExpression) != nil {
                Issue.record("\(place): write '\(phrase)' in plain English")
            }
        }
    }

    private static func sourceFiles() throws -> [String] {
        try ["Sources", "Plugins"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Page.root.appending(path: folder).plainPath)
                .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }.sorted()
    }
}
