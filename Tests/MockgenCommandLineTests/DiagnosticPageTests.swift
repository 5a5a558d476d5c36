import MockgenCommandLine
import MockgenConfig
import MockgenModel
import Testing

/// The pages that no rule brings.
@Suite struct DiagnosticPageTests {
    /// An example that is a configuration gives the message that it is an example of.
    @Test(arguments: DiagnosticPages(ofRules: []).all.filter(\.isConfiguration))
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
