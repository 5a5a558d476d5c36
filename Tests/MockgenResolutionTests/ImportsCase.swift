import Fixtures
import Testing

/// Sources with a protocol, and the imports of its mock.
struct ImportsCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sources: Sources
    let imports: [String]

    init(_ description: String, _ sources: Sources, _ imports: String...) {
        testDescription = description
        self.sources = sources
        self.imports = imports
    }
}
