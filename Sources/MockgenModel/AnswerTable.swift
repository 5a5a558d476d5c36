#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The answers of a run, each computed once, even if several threads ask the same question. A thread waits while another computes an
/// answer, so computing one must not ask the same table. `@unchecked`, because the compiler does not see that the lock guards the answers.
package final class AnswerTable<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
    private var answers: [Question: Answer] = [:]
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    package init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deinitialize(count: 1)
        lock.deallocate()
    }

    package func answer(to question: Question, _ compute: () -> Answer) -> Answer {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known = answers[question] { return known }
        let answer = compute()
        answers[question] = answer
        return answer
    }
}
