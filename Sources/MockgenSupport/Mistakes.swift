//: Stub
/// Words that are nearly right: the compiler would name another reason, or stop.
extension Mocks.Recorder {
    @available(*, unavailable, message: "say how long: 'never(within: 0.1)'")
    public nonisolated final func never() async throws {}

    @available(*, unavailable, message: "write 'count', or 'count(of: …)' for some of the calls")
    public nonisolated final func count(_: Swift.Void = ()) -> Swift.Int { 0 }

    @available(*, unavailable, message: "write 'called', or 'called(with: …)' for some of the calls")
    public nonisolated final func called(_: Swift.Void = ()) -> Swift.Bool { false }
}

extension Mocks.RecordedCalls {
    @available(*, unavailable, message: "write 'called(with: …)', with a value or '.any' for each argument")
    public nonisolated final func called<each Value>(_ values: repeat each Value) -> Swift.Bool { false }

    @available(*, unavailable, message: "write 'wait(of: …)', with a value or '.any' for each argument, or a condition: '{ … }'")
    public nonisolated final func wait<each Value>(_ values: repeat each Value) async throws {}
}

extension Mocks.CallList {
    @available(*, unavailable, message: "write 'contains { $0 == … }', or ask the stub: 'called(with: …)'")
    public nonisolated func contains(_ values: Values) -> Swift.Bool { false }
}

extension Mocks.Answerable {
    @available(*, unavailable, message: "write 'when(…)', with a value or '.any' for each argument, or a condition: '{ … }'")
    public nonisolated func when(_: Swift.Void = ()) -> Mocks.Answers<Arguments, Values, Output, Failure, Closure> { answers }
}

extension Mocks.Answerable where Failure == Swift.Never {
    @available(*, unavailable, message: "the requirement does not throw")
    @discardableResult
    public nonisolated func `throws`(_ error: any Swift.Error) -> Mocks.Answered<Arguments, Values, Output, Failure, Closure> {
        Mocks.Answered(then: answers)
    }
}

extension Mocks.Answered {
    @available(*, unavailable, message: "write '.then.returns(…)'")
    public nonisolated func returns(_ values: Output...) {}

    @available(*, unavailable, message: "write '.then.throws(…)'")
    public nonisolated func `throws`(_ error: any Swift.Error) {}
}
