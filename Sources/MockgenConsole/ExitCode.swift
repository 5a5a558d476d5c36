package import MockgenModel

extension [Diagnostic] {
    /// The diagnostics by location, starting with those without a location.
    package var inOrder: [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?): (first, left.offset) < (second, right.offset)
            }
        }.map(\.element)
    }

    package var exitCode: Int32 {
        reduce(0) { code, diagnostic in
            guard diagnostic.severity == .error else { return code }
            return Swift.max(code, diagnostic.cause.exitCode)
        }
    }
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
