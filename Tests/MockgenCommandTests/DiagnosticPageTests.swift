import MockgenCommand
import MockgenConfig
import MockgenModel
import Testing

/// `mockgen explain` has a page about every kind of message.
@Suite struct DiagnosticPageTests {
    @Test(arguments: Diagnostic.ID.allCases)
    func idHasOnePage(_ id: Diagnostic.ID) {
        #expect(DiagnosticPage.all.count { $0.id == id } == 1, "write a page in Sources/MockgenCommand/Explaining")
        #expect(id.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
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
}

extension DiagnosticPage {
    fileprivate var isConfiguration: Bool { example.hasPrefix("version: ") || [.emptyConfiguration, .missingVersion].contains(id) }
}
