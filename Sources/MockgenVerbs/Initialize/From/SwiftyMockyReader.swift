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
        entry.output = texts("output", of: mock).first
        entry.targets = texts("targets", of: mock)
        // The new mocks do not need the library of SwiftyMocky.
        entry.imports = texts("import", of: mock).filter { !$0.value.hasPrefix("SwiftyMocky") }
        readSources(mock, &entry)
        for key in mock.keys {
            switch key.value {
            case "output", "targets", "import", "sources": break
            case "testable": readTestableModules(texts("testable", of: mock), of: key, &entry)
            default: noteNoEquivalent(of: key)
            }
        }
        entries.append(entry)
    }
}
