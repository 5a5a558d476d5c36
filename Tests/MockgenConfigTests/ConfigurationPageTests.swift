import MockgenConfig
import MockgenModel
import Testing

@Suite struct ConfigurationPageTests {
    /// An example that is a configuration gives the message that it is an example of.
    @Test(arguments: configurationPages.filter(\.isConfiguration))
    func examplesAreTrue(_ page: DiagnosticPage) {
        #expect(Set(problems(in: Array(page.example.utf8)).map(\.id)) == [page.id])
    }
}

extension DiagnosticPage {
    fileprivate var isConfiguration: Bool { example.hasPrefix("version: ") || [.emptyConfiguration, .missingVersion].contains(id) }
}
