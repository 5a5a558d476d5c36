//: makeDefault
nonisolated extension Mocks.Generated {
    /// Makes a default value on the actor that it belongs to.
    public static func makeDefault<Value>(on actor: some _Concurrency.Actor, for member: Swift.String, _ make: () -> Value) -> Value {
        actor.preconditionIsolated("'\(member)' needs its actor to make its default value. Set a value, or run the test on that actor.")
        return make()
    }
}
