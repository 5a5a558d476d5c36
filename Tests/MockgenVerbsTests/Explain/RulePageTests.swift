import MockgenCommandLine
import MockgenModel
import MockgenVerbs
import Testing

/// `mockgen explain` has a page about every kind of message.
@Suite struct RulePageTests {
    private static let pages = DiagnosticPages(ofRules: rulePages)

    @Test(arguments: Diagnostic.ID.allCases)
    func idHasOnePage(_ id: Diagnostic.ID) {
        #expect(Self.pages.all.count { $0.id == id } == 1, "write a page, beside the rule or in Sources/MockgenCommandLine/Explaining")
        #expect(Self.pages.page(named: id.rawValue)?.id == id)
        #expect(id.rawValue.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
    }

    @Test(arguments: pages.all)
    func pageIsComplete(_ page: DiagnosticPage) {
        #expect(page.meaning.hasSuffix(".") && page.remedy.hasSuffix(".") && !page.example.isEmpty)
        #expect(page.text.contains(page.example.split(separator: "\n")[0]))
    }
}
