import MockgenConfig
import MockgenModel

/// Reads a Mockfile of SwiftyMocky. Its entries have the form of Sourcery's configuration.
struct SwiftyMockyReader {
    private var old: OldConfiguration
    private var problems: [Diagnostic] = []

    static func read(_ document: YAMLNode, path: String) throws(Diagnostics) -> OldConfiguration {
        var reader = SwiftyMockyReader(old: OldConfiguration(of: .swiftyMocky, path: path))
        for mock in document.mapping ?? [] where mock.value.mapping != nil { reader.add(mock) }
        guard reader.problems.isEmpty else { throw Diagnostics(reader.problems) }
        if reader.old.entries.isEmpty {
            reader.old.noMocks = .cannotImport(
                "mockgen finds no mock in this file", help: "a Mockfile has an entry with 'sources' and 'output'", at: document.location)
        }
        reader.old.settings = ["style: \(BuiltInStyle.stub.rawValue)"]
        reader.old.nextSteps = [
            "rewrite the tests: they configure and check the mocks of SwiftyMocky with 'Given', 'Perform' and 'Verify'",
            "remove '\(path)', and SwiftyMocky from the dependencies of the tests",
        ]
        return reader.old
    }

    private mutating func add(_ mock: YAMLEntry) {
        var fields = OldFields(mock.value)
        var entry = OldConfiguration.Entry(at: mock.key.location)
        entry.annotations = ["AutoMockable"]
        entry.output = fields.text("output")
        entry.targets = fields.texts("targets")
        entry.imports = fields.texts("import")
        entry.testableModules = fields.texts("testable")
        if var sources = fields.fields("sources") {
            entry.sources = sources.texts("include")
            entry.excludedSources = sources.texts("exclude")
            fields.add(problemsOf: sources)
        }
        if !entry.testableModules.isEmpty {
            old.note("'testable' is not needed: mockgen imports the modules of the protocols", at: fields.location(of: "testable"))
        }
        for other in fields.unread { old.note("'\(other.key.value)' has no equivalent", at: other.key.location) }
        problems += fields.problems
        old.entries.append(entry)
    }
}
