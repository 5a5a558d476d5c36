//: makeDefaultOnMainActor
nonisolated extension Mocks.Generated {
    /// Makes a default value on the main actor.
    public static func makeDefaultOnMainActor<Value>(for member: Swift.String, _ make: @_Concurrency.MainActor () -> Value) -> Value {
        _Concurrency.MainActor.preconditionIsolated(
            "'\(member)' needs the main actor to make its default value. "
                + "Set a value, or run the test on the main actor.")
        return _Concurrency.MainActor.assumeIsolated { Mocks.Unchecked(make()) }.value
    }
}
