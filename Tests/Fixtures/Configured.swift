package import MockgenConfig
package import MockgenModel
import TestSupport
package import Testing

/// A target `AppTests` of a `.mockgen.yml`, with markers in it.
package struct Configured {
    package let target: TargetConfiguration
    package let markers: [Character: MockgenModel.SourceLocation]

    package static let path = ".mockgen.yml"
    package static let module = Module(name: "AppTests", isLocal: true, files: [])

    /// Creates a configuration with one target, whose keys are the body: `protocols: [P]`.
    package init(_ body: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
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

/// The value, or a failure of the test that shows what was complained about.
package func problemsOrValue<Value>(
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () async throws(Diagnostics) -> Value
) async throws -> Value {
    do throws(Diagnostics) {
        return try await body()
    } catch {
        Issue.record("\(error.all.map(\.shown).joined(separator: "\n"))", sourceLocation: sourceLocation)
        throw error
    }
}
