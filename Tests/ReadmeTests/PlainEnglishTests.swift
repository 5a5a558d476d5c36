import Foundation
import TestSupport
import Testing

/// Comments, messages and pages say who does what: no clause is the subject of a sentence, and the subject is not an indefinite person.
@Suite struct PlainEnglishTests {
    @Test func sourcesArePlain() throws {
        for path in try Self.sourceFiles() {
            let text = try #require(Page.contents(ofFile: path))
            for paragraph in Prose(ofSwift: text).paragraphs { check(paragraph, path) }
        }
    }

    @Test(arguments: Page.all)
    func pagesArePlain(_ page: Page) {
        for paragraph in Prose(ofMarkdown: page.text).paragraphs { check(paragraph, page.path) }
    }

    @Test(
        arguments: [
            "What no test has set returns nil.", "The mock records calls. Whatever is left traps.", "Whoever imports it sees it.",
            "Of these, the first one wins.", "Those that are private are skipped.", "A file that nobody owns.", "Somebody edited it.",
            "Someone edited it.",
            "It is no protocol.", "They are no sources.",
        ])
    func problemsAreFound(_ text: String) {
        #expect(!Self.problems(in: text).isEmpty)
    }

    @Test(
        arguments: [
            "What to do: add the key.", "What is a stub?", "There is no mock.", "It is no longer necessary.", "Says what to type.",
            "The types of those that conform.",
        ])
    func plainTextHasNoProblems(_ text: String) {
        #expect(Self.problems(in: text).isEmpty)
    }

    private func check(_ text: String, _ path: String) {
        for problem in Self.problems(in: text) { Issue.record("\(path): \(problem): \(text)") }
    }

    private static func problems(in text: String) -> [String] {
        // Regular expressions are slow, and the sources have ten thousand texts.
        guard ["What", "Who", "Of ", "Those ", "body", "one", "hoever", " no "].contains(where: text.contains) else { return [] }
        let sentences = text.replacing(#/[.:;!] +/#) { "\($0.0.prefix(1))\n" }.split(separator: "\n")
        let hasClause = sentences.contains { $0.contains(clauseAsSubject) && !$0.hasSuffix("?") }
        let hasPerson = text.contains(#/\b(?i:nobody|(some|any|every)(body|one)|whoever)\b/#)
        let statements = text.replacing(#/(?i:\bthere (is|are|was|were) no\b)/#, with: "").replacing(#/ no (longer|more)\b/#, with: "")
        let hasNo = statements.contains(#/\b(is|are|was|were) no\b/#)
        return (hasClause ? ["begin the sentence with a noun"] : []) + (hasPerson ? ["name the person or thing"] : [])
            + (hasNo ? ["write 'is not a' instead of 'is no'"] : [])
    }

    private static var clauseAsSubject: Regex<Substring> {
        #/^(?:What (?!to\b)|Whatever |Whoever |Of (?:these|those|which)\b|Those (?:that|which|who|of)\b)/#
    }

    private static func sourceFiles() throws -> [String] {
        try ["Sources", "Plugins"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Page.root.appending(path: folder).plainPath)
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Samples/") }.map { "\(folder)/\($0)" }
        }.sorted()
    }
}
