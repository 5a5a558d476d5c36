//: PropertyStub
extension Mocks {
    /// Says that calls without an answer go on to another object, so that a strict test needs none.
    public nonisolated static func passOn<Members: Stubs>(_ members: Members, except others: [Recorder] = []) {
        members.stubs.passOn(except: others)
    }

    /// Keeps what came back from a call.
    public nonisolated static func keep<Result, Arguments, Values, Output, Failure, Closure>(
        _ result: Result, of stub: AnsweredCalls<Arguments, Values, Output, Failure, Closure>
    ) -> Result {
        if let output = result as? Output { stub.keep(output) }
        return result
    }

    /// The new values of a property, and the stubs for reading and setting it: `cart.on.owner.get`.
    public nonisolated final class PropertyStub<Value, Get: Recorder, Set: Recorder>: SetValues<Value>,
        @unchecked Swift.Sendable
    {
        public let get: Get
        public let set: Set

        required init(_ place: Place) {
            (get, set) = (Get(place.accessor(".get")), Set(place.accessor(".set(_:)")))
            super.init(place)
        }

        internal override var hasAccessors: Swift.Bool { true }

        public override func forget() {
            super.forget()
            get.forget()
            set.forget()
        }

        public override func reset() {
            super.forget()
            get.reset()
            set.reset()
        }
    }

    /// The stub for reading a property that is not settable: `cart.on.total.get`.
    public nonisolated final class GetterStub<Get: Recorder>: Recorder, @unchecked Swift.Sendable {
        public let get: Get

        required init(_ place: Place) {
            get = Get(place.accessor(".get"))
            super.init(place)
        }

        public override func forget() { get.forget() }

        public override func reset() { get.reset() }
    }

    public typealias Accessors<Value> = PropertyStub<
        Value, Stub<Swift.Void, Value, Swift.Never>, Stub<Value, Swift.Void, Swift.Never>
    >
    public typealias Getter<Value> = GetterStub<Stub<Swift.Void, Value, Swift.Never>>
    public typealias MainActorAccessors<Value> = PropertyStub<
        Value, MainActorStub<Swift.Void, Value, Swift.Never>, MainActorStub<Value, Swift.Void, Swift.Never>
    >
    public typealias MainActorGetter<Value> = GetterStub<MainActorStub<Swift.Void, Value, Swift.Never>>
}
