import MockgenConfig
import MockgenModel
import Testing

@testable import MockgenResolution
@testable import MockgenRun

/// A target `AppTests` of a `.mockgen.yml`, with markers in it.
struct Configured {
    let target: TargetConfiguration
    let markers: [Character: MockgenModel.SourceLocation]

    static let path = ".mockgen.yml"
    static let module = Module(name: "AppTests", isLocal: true, files: [])

    /// Creates a configuration with one target, whose keys are the body: `protocols: [P]`.
    init(_ body: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        let marked = MarkedText("version: 1\ntargets:\n  AppTests:\n" + lines, path: Self.path)
        do throws(Diagnostics) {
            target = try readConfiguration(Array(marked.text.utf8), path: Self.path).targets[0]
        } catch {
            Issue.record("\(error.all.map(\.shown))", sourceLocation: sourceLocation)
            throw error
        }
        markers = marked.markers
    }
}
