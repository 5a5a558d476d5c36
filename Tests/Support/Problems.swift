package import MockgenModel

extension Diagnostic {
    /// All that a reporter can show of it.
    package var shown: String {
        let place = location?.description ?? "nowhere"
        let noteText = notes.map { "\n  \($0.location?.description ?? "nowhere"): note: \($0.message)" }.joined()
        return "\(place): \(severity): \(message) [\(id)]\n  help: \(help ?? "none")\(noteText)"
    }
}

/// Returns the problems that the body throws, or none if it succeeds.
package func problems(_ body: () throws(Diagnostics) -> some Any) -> [Diagnostic] {
    do throws(Diagnostics) {
        _ = try body()
        return []
    } catch {
        return error.all
    }
}

/// Returns the problems that the body throws, or none if it succeeds.
package func asyncProblems(_ body: () async throws(Diagnostics) -> some Any) async -> [Diagnostic] {
    do throws(Diagnostics) {
        _ = try await body()
        return []
    } catch {
        return error.all
    }
}
