import MockgenConfig
import MockgenModel

/// Reads a Mockfile of SwiftyMocky. Its entries have the form of Sourcery's configuration.
extension OldFile {
    mutating func readMockfile(_ document: YAMLNode) {
        for mock in document.mapping ?? [] where mock.value.mapping != nil { add(mock.value, at: mock.key.location) }
        if entries.isEmpty {
            noMocks = .cannotImport(
                "mockgen finds no mock in this file", help: "a Mockfile has an entry with 'sources' and 'output'", at: document.location)
        }
        settings = ["style: \(BuiltInStyle.stub.rawValue)"]
        nextSteps = [
            "rewrite the tests: they configure and check the mocks of SwiftyMocky with 'Given', 'Perform' and 'Verify'",
            "remove '\(path)', and SwiftyMocky from the dependencies of the tests",
        ]
    }

    private mutating func add(_ mock: YAMLNode, at location: SourceLocation) {
        var entry = Entry(location: location)
        entry.annotations = ["AutoMockable"]
        entry.output = text("output", of: mock)
        entry.targets = texts("targets", of: mock)
        entry.imports = texts("import", of: mock)
        entry.testableModules = texts("testable", of: mock)
        if let sources = mock.field("sources") {
            checkMapping(sources)
            entry.sources = texts("include", of: sources)
            entry.excludedSources = texts("exclude", of: sources)
        }
        if !entry.testableModules.isEmpty {
            note("'testable' is not needed: mockgen imports the modules of the protocols", at: mock.location(of: "testable"))
        }
        for key in mock.keys(except: ["output", "targets", "import", "testable", "sources"]) {
            note("'\(key.value)' has no equivalent", at: key.location)
        }
        entries.append(entry)
    }
}
