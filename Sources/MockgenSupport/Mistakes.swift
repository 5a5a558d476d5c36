//: Stub
/// Words that are nearly right: the compiler would name another reason, or stop.
extension Mocks.AnyStub {
    @available(*, unavailable, message: "write 'count', or 'when(…).count' for some of the calls")
    public nonisolated final func count<each Value>(_ values: repeat each Value) -> Swift.Int { 0 }

    @available(*, unavailable, message: "write 'wasCalled', or 'when(…).wasCalled' for some of the calls")
    public nonisolated final func wasCalled<each Value>(_ values: repeat each Value) -> Swift.Bool { false }
}

extension Mocks.CallList {
    @available(*, unavailable, message: "write 'contains { $0 == … }', or ask the stub: 'when(…).wasCalled'")
    public nonisolated func contains(_ values: Values) -> Swift.Bool { false }
}

extension Mocks.Answerable {
    @available(*, unavailable, message: "write 'when(…)', with a value or '.any' for each argument, or a condition: '{ … }'")
    public nonisolated func when(_: Swift.Void = ()) -> Self.SomeCalls { answers }
}

extension Mocks.Answerable where Failure == Swift.Never {
    @available(*, unavailable, message: "the requirement does not throw: write 'returns(…)' or 'does { … }'")
    @discardableResult
    public nonisolated func `throws`(_ error: any Swift.Error) -> Self.Following {
        Mocks.Answered(then: answers)
    }
}

extension Mocks.Answered {
    @available(*, unavailable, message: "write '.then.returns(…)'")
    public nonisolated func returns(_ values: Output...) {}

    @available(*, unavailable, message: "write '.then.throws(…)'")
    public nonisolated func `throws`(_ error: any Swift.Error) {}
}
