//: PropertyStub
extension Mocks {
    /// The new values of a property, and the stubs for reading and setting it: `cart.on.owner.get`.
    public nonisolated final class PropertyStub<Value, Get: AnyStub, Set: AnyStub>: Assignments<Value>, @unchecked Swift.Sendable {
        /// The stub for reading it.
        public let get: Get
        /// The stub for setting it.
        public let set: Set

        required init(_ place: Place) {
            (get, set) = (Get(place.accessor(".get")), Set(place.accessor(".set(_:)")))
            super.init(place)
        }

        //: Library
        internal override var setter: AnyStub? { self.set }
        internal override var recordedAnswers: [RecordedAnswer] { self.get.recordedAnswers }
        //: PropertyStub

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
    public nonisolated final class GetterStub<Output, Failure: Swift.Error, Closure>: CallStub<
        Swift.Void, Swift.Void, Output, Failure, Closure
    >, @unchecked Swift.Sendable
    {
        /// The stub itself.
        public var get: CallStub<Swift.Void, Swift.Void, Output, Failure, Closure> { self }

        required init(_ place: Place) { super.init(place.accessor(".get")) }
    }

    /// The stub of a settable property.
    public typealias Accessors<Value> = PropertyStub<
        Value, Stub<Swift.Void, Value, Swift.Never>, Stub<Value, Swift.Void, Swift.Never>
    >
    /// The stub of a property that is only read.
    public typealias Getter<Value> = GetterStub<Value, Swift.Never, Function<Swift.Void, Value, Swift.Never>>
    /// The stub of a settable property of the main actor.
    public typealias MainActorAccessors<Value> = PropertyStub<
        Value, MainActorStub<Swift.Void, Value, Swift.Never>, MainActorStub<Value, Swift.Void, Swift.Never>
    >
    /// The stub of a property of the main actor that is only read.
    public typealias MainActorGetter<Value> = GetterStub<Value, Swift.Never, MainActorFunction<Swift.Void, Value, Swift.Never>>
}

extension Mocks.Generated {
    /// Says that calls without an answer go on to another object, so that a strict test needs none.
    public nonisolated static func passOn<Members: Mocks.Stubs>(_ members: Members, except others: [Mocks.AnyStub] = []) {
        members.stubs.passOn(except: others)
    }

    /// Records what came back from a call, and returns it.
    public nonisolated static func recordResult<Result, Arguments, Values, Output, Failure, Closure>(
        _ result: Result, of stub: Mocks.CallStub<Arguments, Values, Output, Failure, Closure>
    ) -> Result {
        if let output = result as? Output { stub.record(result: output) }
        //: Library
        stub.endCall("returns", result)
        //: PropertyStub
        return result
    }

    /// Records the error that a call threw, and returns it.
    public nonisolated static func recordError<Thrown: Swift.Error>(_ error: Thrown, of stub: Mocks.AnyStub) -> Thrown {
        //: Library
        stub.endCall("throws", error)
        //: PropertyStub
        return error
    }
}
