package import MockgenModel

extension [Diagnostic] {
    /// The diagnostics by location, starting with those without a location.
    package var inOrder: [Diagnostic] {
        sorted { left, right in right.location.map { other in left.location.map { $0 < other } ?? true } ?? false }
    }

    package var exitCode: Int32 { filter { $0.severity == .error }.map(\.cause.exitCode).max() ?? 0 }
}

extension Diagnostic.Cause {
    package var exitCode: Int32 {
        switch self {
        case .code: 1
        case .setup: 2
        case .mockgen: 70
        }
    }
}
