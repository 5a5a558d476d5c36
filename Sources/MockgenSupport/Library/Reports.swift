#if canImport(Testing)
    internal import Testing
#endif

extension Mocks {
    /// Records an issue of the running test. Without one, and without Swift Testing, it throws an error that names the line.
    internal nonisolated static func fail(_ text: Swift.String, at location: Location) throws {
        if !record(text, at: location) { throw UnansweredCall("\(location.text): \(text)") }
    }

    /// Returns a function that records issues of the running test at its line: a call may belong to another task.
    internal nonisolated static func reporter(at location: Location) -> (Swift.String) -> Swift.Void {
        #if canImport(Testing)
            if Testing.Test.current != nil {
                return Issues(at: location).record
            }
        #endif
        return { recordAnywhere($0, at: location) }
    }
}

extension Mocks.Answerable {
    /// Fails the test at this line if there is such a call: `cart.on.price.returns(1, 2).then.fails()`.
    public nonisolated func fails(file: Swift.StaticString = #filePath, line: Swift.UInt = #line) {
        let answer = Mocks.Answer<Output, Failure, Closure>()
        answer.isUnexpected = Mocks.reporter(at: Mocks.Location(file, line))
        // A strict test need not use it.
        let answers = answers
        _ = answers.stub.add([answer], isCycle: false, isOnce: answers.isOnce, to: answers.condition, after: answers.rule, nil)
    }
}

extension Mocks.CallStub {
    internal nonisolated func unexpected(
        _ arguments: Arguments, _ fail: (Swift.String) -> Swift.Void
    ) -> Mocks.Answer<Output, Failure, Closure>? {
        let text = "'\(text(of: arguments))' is one call more than the test expects."
        fail(text)
        return (Mocks.UnansweredCall(text) as? Failure).map { Mocks.Answer(error: Mocks.Boxed($0)) }
    }
}
