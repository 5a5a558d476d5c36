nonisolated extension Mocks {
    /// Makes a default value on the main actor.
    static func makeOnMainActor<Value>(for member: Swift.String, _ make: @Swift.MainActor () -> Value) -> Value {
        Swift.MainActor.preconditionIsolated(
            "'\(member)' needs the main actor to make its default value. "
                + "Set a value, or run the test on the main actor.")
        return Swift.MainActor.assumeIsolated { Unchecked(make()) }.value
    }
}
