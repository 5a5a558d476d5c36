import Foundation
import MockgenCommand
import MockgenConfig
import MockgenModel
import Testing

/// `mockgen explain` knows every message that there is, and no other.
@Suite struct DiagnosticPageTests {
    @Test func pagesAreThoseOfTheSources() throws {
        let used = try Self.idsInSources()
        let known = DiagnosticPage.all.map(\.id)
        #expect(Set(known).count == known.count, "an id has two pages")
        #expect(used.subtracting(known).sorted() == [], "write a page in Sources/MockgenCommand/Explaining")
        #expect(Set(known).subtracting(used).sorted() == [], "no source has these ids any more")
    }

    @Test(arguments: DiagnosticPage.all)
    func pagesAreComplete(_ page: DiagnosticPage) {
        #expect(page.meaning.hasSuffix(".") && page.remedy.hasSuffix(".") && !page.example.isEmpty)
        #expect(page.text.contains(page.example.split(separator: "\n")[0]))
    }

    /// An example that is a configuration gives the message that it is an example of.
    @Test(arguments: DiagnosticPage.all.filter(\.isConfiguration))
    func examplesAreTrue(_ page: DiagnosticPage) {
        do throws(Diagnostics) {
            _ = try readConfiguration(Array(page.example.utf8), path: ".mockgen.yml")
            Issue.record("nothing is wrong with it")
        } catch {
            #expect(Set(error.all.map(\.id)) == [page.id])
        }
    }

    /// The first argument of every `Diagnostic(…)`; the words that a choice puts into its ids are spelled out.
    private static func idsInSources(_ here: String = #filePath) throws -> Set<String> {
        let root = URL(filePath: here).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let sources = root.appending(path: "Sources")
        let nouns = [BuiltInStyle.noun, Naming.noun, MockInitializer.noun, Role.noun, AccessLevel.noun]
        var ids: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false)) where path.hasSuffix(".swift")
        {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /Diagnostic\(\s*"([^"]+)"/) {
                let id = String(match.1)
                ids.formUnion(id.contains("\\(Word.noun)") ? nouns.map { id.replacing("\\(Word.noun)", with: $0) } : [id])
            }
        }
        return ids
    }
}

extension DiagnosticPage {
    fileprivate var isConfiguration: Bool { example.hasPrefix("version: ") || ["empty-configuration", "missing-version"].contains(id) }
}
