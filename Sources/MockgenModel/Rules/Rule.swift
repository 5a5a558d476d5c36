/// One thing that mockgen cannot do, and the check that finds it.
package struct Rule<Subject>: Sendable {
    package let id: Diagnostic.ID
    private let cause: Diagnostic.Cause
    private let check: @Sendable (Subject) -> [Finding]

    package init(
        _ id: Diagnostic.ID, cause: Diagnostic.Cause = .code, check: @escaping @Sendable (Subject) -> [Finding]
    ) {
        (self.id, self.cause, self.check) = (id, cause, check)
    }

    /// Returns a rule that a subject breaks in one place at most.
    package static func once(_ id: Diagnostic.ID, check: @escaping @Sendable (Subject) -> Finding?) -> Rule {
        Rule(id) { [check($0)].compactMap(\.self) }
    }

    /// Returns an error for each place where the subject breaks the rule.
    package func problems(in subject: Subject) -> [Diagnostic] {
        check(subject).map { Diagnostic(id, cause: cause, $0.message, help: $0.help, at: $0.location, notes: $0.notes) }
    }
}

package struct Finding: Sendable {
    package let message: String
    package let help: String
    package let location: SourceLocation
    package let notes: [Diagnostic.Note]

    package init(_ message: String, help: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) {
        (self.message, self.help, self.location, self.notes) = (message, help, location, notes)
    }
}

extension Sequence {
    package func problems<Subject>(in subject: Subject) -> [Diagnostic] where Element == Rule<Subject> {
        flatMap { $0.problems(in: subject) }
    }

    /// Returns the first problem that a list of rules finds. A rule can assume that the subject breaks no earlier one.
    package func firstProblem<Subject>(in subject: Subject) -> Diagnostic? where Element == Rule<Subject> {
        firstNonNil { $0.problems(in: subject).first }
    }
}
