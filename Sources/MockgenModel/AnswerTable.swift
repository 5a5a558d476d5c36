/// The answers of a run, each computed once, even if several threads ask the same question. A thread waits while another computes an
/// answer, so computing one must not ask the same table.
package final class AnswerTable<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let answers = Guarded<[Question: Answer]>([:])

    package init() {}

    package func answer(to question: Question, _ compute: () -> Answer) -> Answer {
        answers.use { answers in
            if let known = answers[question] { return known }
            let answer = compute()
            answers[question] = answer
            return answer
        }
    }
}
