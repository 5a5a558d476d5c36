import Testing

@testable import MockgenModel

@Suite struct AnswerTableTests {
    @Test func eachAnswerIsComputedOnce() async {
        let table = AnswerTable<Int, Int>()
        let computed = AnswerTable<Int, Counter>()
        let questions = (0..<1_000).map { $0 % 7 }
        let answers = await questions.mapOnAllCores { question in
            table.answer(to: question) {
                computed.answer(to: question, Counter.init).count += 1
                return question * question
            }
        }
        #expect(answers == questions.map { $0 * $0 })
        for question in 0..<7 { #expect(computed.answer(to: question, Counter.init).count == 1) }
    }

    /// Only the table's lock protects it.
    private final class Counter: @unchecked Sendable { var count = 0 }
}
