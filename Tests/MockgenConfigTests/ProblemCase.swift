import MockgenConfig
import MockgenModel
import TestSupport
import Testing

/// A marked file and everything that must be said about it, no more and no less, in order.
struct ProblemCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let expected: [ExpectedProblem]

    init(_ description: String, _ file: String, _ expected: ExpectedProblem...) {
        testDescription = description
        self.file = file
        self.expected = expected
    }

    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let text = MarkedText(configuration: file)
        let found = problems(in: text.bytes).map(\.shown)
        #expect(
            found.joined(separator: "\n") == expected.map { $0.shown(text.markers) }.joined(separator: "\n"), sourceLocation: sourceLocation
        )
        let used = Set(expected.flatMap(\.usedMarkers))
        #expect(Set(text.markers.keys) == used, "every marker stands for an expectation", sourceLocation: sourceLocation)
    }
}

extension MarkedText {
    static let configurationPath = ".mockgen.yml"

    init(configuration: String) { self.init(configuration, path: Self.configurationPath) }
}

/// Everything that reading the file complains about.
func problems(in file: [UInt8]) -> [Diagnostic] {
    problems { () throws(Diagnostics) in try readConfiguration(file, path: MarkedText.configurationPath) }
}

/// The configuration of a file that must be valid.
func configuration(_ file: String) throws -> Configuration {
    do {
        return try readConfiguration(Array(file.utf8), path: MarkedText.configurationPath)
    } catch {
        Issue.record("\(error.all.map(\.shown).joined(separator: "\n"))")
        throw error
    }
}
