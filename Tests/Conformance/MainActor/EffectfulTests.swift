import Testing

@testable import Requirements

@Suite struct EffectfulTests {
    /// An asynchronous function runs on the actor of its caller, and suspends if the closure of the test does.
    @Test func closuresSuspend() async {
        let mock = EffectfulMock()
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        mock.fetchClosure = { for await _ in answers { return } }
        var isDone = false
        let task = Task {
            await mock.fetch()
            isDone = true
        }
        while !mock.fetchCalled { await Task.yield() }
        #expect(!isDone)
        answer.yield()
        await task.value
        #expect(isDone)
    }
}
