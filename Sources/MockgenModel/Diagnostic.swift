/// A message to the user: what is wrong, where, and what to type.
package struct Diagnostic: Hashable, Sendable, Error {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    /// The part that must change to solve an error. It decides the exit code.
    package enum Cause: String, Sendable {
        /// A protocol, a source file or a mock: exit code 1.
        case code
        /// A flag, `.mockgen.yml` or the toolchain: exit code 2.
        case setup
        /// A bug of mockgen's own: exit code 70.
        case mockgen
    }

    package struct Note: Hashable, Sendable {
        package let message: String
        package let location: SourceLocation?

        package init(_ message: String, at location: SourceLocation?) { (self.message, self.location) = (message, location) }
    }

    package let id: ID
    package let severity: Severity
    package let cause: Cause
    package let message: String
    package let help: String?
    package let location: SourceLocation?
    package let notes: [Note]

    package init(
        _ id: ID, _ severity: Severity = .error, cause: Cause, _ message: String, help: String? = nil,
        at location: SourceLocation?, notes: [Note] = []
    ) {
        self.id = id
        self.severity = severity
        self.cause = cause
        self.message = message
        self.help = help
        self.location = location
        self.notes = notes
    }
}

extension Diagnostic {
    package var asWarning: Diagnostic { Diagnostic(id, .warning, cause: cause, message, help: help, at: location, notes: notes) }

    package var asError: Diagnostic {
        severity == .warning ? Diagnostic(id, .error, cause: cause, message, help: help, at: location, notes: notes) : self
    }
}

package struct Diagnostics: Error, Sendable {
    package let all: [Diagnostic]

    package init(_ all: [Diagnostic]) { self.all = all }
}
