package import MockgenModel

/// All that a run has to say, whatever the format.
package struct Report: Sendable {
    package var verb: Verb
    /// The result for people; empty if there is nothing to say.
    package var text: String
    /// The result for programs: the keys that it adds to the JSON document.
    package var json: [(key: String, value: JSON)]
    package var diagnostics: [Diagnostic]
    /// At least this, whatever the diagnostics are.
    package var leastExitCode: Int32

    package init(
        _ verb: Verb, text: String = "", json: [(key: String, value: JSON)] = [], diagnostics: [Diagnostic] = [], leastExitCode: Int32 = 0
    ) {
        self.verb = verb
        self.text = text
        self.json = json
        self.diagnostics = diagnostics.inOrder
        self.leastExitCode = leastExitCode
    }

    /// The worst problem decides.
    package var exitCode: Int32 { max(leastExitCode, diagnostics.exitCode) }

    /// With errors in place of warnings.
    package var strict: Report {
        var copy = self
        copy.diagnostics = diagnostics.map(\.asError)
        return copy
    }
}

extension [Diagnostic] {
    /// By place, those without one first.
    fileprivate var inOrder: [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.location, right.element.location) {
            case (nil, nil): left.offset < right.offset
            case (nil, _): true
            case (_, nil): false
            case (let first?, let second?): (first, left.offset) < (second, right.offset)
            }
        }.map(\.element)
    }

    fileprivate var exitCode: Int32 {
        reduce(0) { code, diagnostic in
            guard diagnostic.severity == .error else { return code }
            return Swift.max(code, diagnostic.cause.exitCode)
        }
    }
}

extension Diagnostic.Cause {
    var exitCode: Int32 {
        switch self {
        case .code: 1
        case .setup: 2
        case .mockgen: 70
        }
    }
}
