import MockgenCommandLine
import MockgenConfig
import MockgenModel
import TestSupport
import Testing

/// The article `Diagnostics` has a page about every kind of message.
@Suite struct DiagnosticPageTests {
    @Test func everyIDHasOnePageAndEveryPageAnID() {
        let ids = Diagnostic.ID.allCases.sorted().map(\.rawValue)
        #expect(DiagnosticPage.all.map(\.id) == ids, "Diagnostics.md needs a section for each id, sorted by id")
    }

    @Test(arguments: Diagnostic.ID.allCases)
    func pageIsComplete(_ id: Diagnostic.ID) throws {
        #expect(id.rawValue.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
        let page = try #require(DiagnosticPage.named(id.rawValue))
        #expect(page.meaning.hasSuffix(".") && page.remedy.hasSuffix(".") && !page.example.isEmpty)
        #expect(page.text.contains(page.example.split(separator: "\n")[0]))
    }

    /// An example that is a configuration gives the message that it is an example of.
    @Test(arguments: DiagnosticPage.all.filter(\.isConfiguration))
    func examplesAreTrue(_ page: DiagnosticPage) {
        let found = problems { () throws(Diagnostics) in try readConfiguration(Array(page.example.utf8), path: ".mockgen.yml") }
        #expect(Set(found.map(\.id.rawValue)) == [page.id])
    }

    @Test func commandsSuitTheProject() throws {
        let page = { try #require(DiagnosticPage.named("stale-mocks")).text }
        #expect(try page().contains("run 'swift package mockgen-write generate'"))
        #expect(try ShellCommand.$isInPackage.withValue(false) { try page().contains("run 'mockgen generate'") })
    }
}

extension DiagnosticPage {
    fileprivate var isConfiguration: Bool { example.hasPrefix("version: ") || ["empty-configuration", "missing-version"].contains(id) }
}
