import Fixtures
import MockgenModel
import MockgenRender
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Sources, the configuration of a target and the protocols that it chooses.
struct SelectionCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sources: Sources
    let configuration: String
    let expected: [String]

    init(_ description: String, _ configuration: String, _ sources: Sources, _ expected: [String]) {
        testDescription = description
        self.sources = sources
        self.configuration = configuration
        self.expected = expected
    }

    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
        let target = try Configured(configuration, sourceLocation: sourceLocation).target
        let index = sources.index
        let chosen = try await problemsOrValue(sourceLocation) { () throws(Diagnostics) in
            try Selection(index: index, target: target, admitted: nil).names()
        }
        #expect(chosen == expected, sourceLocation: sourceLocation)
    }
}
