import Fixtures
import MockgenModel
import MockgenRender
import TestSupport
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// Sources, the configuration of a target and everything that planning its mocks must say, no more and no less, in order.
struct ProblemCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sources: Sources
    let configuration: String
    let expected: [ExpectedProblem]

    init(_ description: String, configuration: String = "protocols: all", _ sources: Sources, _ expected: ExpectedProblem...) {
        testDescription = description
        self.sources = sources
        self.configuration = configuration
        self.expected = expected
    }

    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
        let configured = try Configured(configuration, sourceLocation: sourceLocation)
        let markers = sources.markers.merging(configured.markers) { _, _ in preconditionFailure("the same marker twice") }
        let index = sources.index
        let found = await asyncProblems { () throws(Diagnostics) in
            try await index.parts(for: configured.target, compiledIn: Configured.module, admitted: nil)
        }
        #expect(
            found.map(\.shown).joined(separator: "\n") == expected.map { $0.shown(markers) }.joined(separator: "\n"),
            sourceLocation: sourceLocation)
        let used = Set(expected.flatMap(\.usedMarkers))
        #expect(Set(markers.keys) == used, "every marker stands for an expectation", sourceLocation: sourceLocation)
    }
}
