//: Stub
extension MOCKS {
    /// Says that calls without an answer go on to another object, so that a strict test needs none.
    /*public*/ nonisolated static func passOn<Members: Stubs>(_ stubs: Members, except others: [Recorder] = []) {
        for stub in stubs.everyStub where !others.contains(where: { $0 === stub }) { stub.passesOn() }
    }

    /// Keeps what came back from a call.
    /*public*/ nonisolated static func keep<Result, Arguments, Values, Output, Failure, Closure>(
        _ result: Result, of stub: AnsweredCalls<Arguments, Values, Output, Failure, Closure>
    ) -> Result {
        if let output = result as? Output { stub.keep(output) }
        return result
    }

    /// The new values of a property, and the stubs for reading and setting it: `cart.on.owner.get`.
    /*public*/ nonisolated final class Accessors<Value, Get: Recorder, Set: Recorder>: SetValues<Value>,
        @unchecked Swift.Sendable
    {
        /*public*/ let get: Get
        /*public*/ let set: Set

        /*public*/ init(_ name: Swift.StaticString, get: Get, set: Set) {
            (self.get, self.set) = (get, set)
            super.init(name)
            get.passesOn()
            set.passesOn()
        }

        /*public*/ override func forget() {
            super.forget()
            get.forget()
            set.forget()
        }

        /*public*/ override func reset() {
            super.forget()
            get.reset()
            set.reset()
        }
    }

    /// The stub for reading a property that is not settable: `cart.on.total.get`.
    /*public*/ nonisolated final class Getter<Get: Recorder>: Recorder, @unchecked Swift.Sendable {
        /*public*/ let get: Get

        /*public*/ init(_ name: Swift.StaticString, get: Get) {
            self.get = get
            super.init(name, "")
            get.passesOn()
        }

        /*public*/ override func forget() { get.forget() }

        /*public*/ override func reset() { get.reset() }
    }
}
