/// One thing that mockgen cannot do: the check that finds it, and the page that explains it.
package struct Rule<Subject>: Sendable {
    package let page: DiagnosticPage
    private let cause: Diagnostic.Cause
    private let check: @Sendable (Subject) -> [Finding]

    package init(
        _ id: Diagnostic.ID, cause: Diagnostic.Cause = .code, _ meaning: String, example: String, remedy: String,
        check: @escaping @Sendable (Subject) -> [Finding]
    ) {
        page = DiagnosticPage(id, meaning, example: example, remedy: remedy)
        self.cause = cause
        self.check = check
    }

    package var id: Diagnostic.ID { page.id }

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
        self.message = message
        self.help = help
        self.location = location
        self.notes = notes
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
