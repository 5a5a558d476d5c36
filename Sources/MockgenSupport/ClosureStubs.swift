//: ClosureStub
extension Mocks {
    /// The stub of a requirement whose arguments cannot be recorded as they are, or must not leave an actor. Its
    /// closures have the parameters of the requirement, and the mock calls them.
    public typealias LabeledClosureStub<Arguments, Values, Output, Failure: Swift.Error, Closure> = CallStub<
        Arguments, Values, Output, Failure, OwnFunction<Closure>
    >

    /// The same with one argument, or with none.
    public typealias ClosureStub<Arguments, Output, Failure: Swift.Error, Closure> = LabeledClosureStub<
        Arguments, Arguments, Output, Failure, Closure
    >

    /// The stub of such a requirement that is asynchronous.
    public typealias LabeledAsyncClosureStub<Arguments, Values, Output, Failure: Swift.Error, Closure> = CallStub<
        Arguments, Values, Output, Failure, AsyncOwnFunction<Closure>
    >

    /// The same with one argument, or with none.
    public typealias AsyncClosureStub<Arguments, Output, Failure: Swift.Error, Closure> = LabeledAsyncClosureStub<
        Arguments, Arguments, Output, Failure, Closure
    >
}

extension Mocks.Generated {
    /// Records a call, and returns what is to answer it.
    @discardableResult
    public nonisolated static func call<Arguments, Values, Output, Failure, Closure>(
        _ stub: Mocks.LabeledClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) -> (error: Failure?, closure: Closure?, value: Output?) {
        let answer = stub.next(arguments)
        return (answer?.error?.value, answer?.closure?.value.closure, answer?.value?.value)
    }

    /// Records a call, waits if it is held, and returns what is to answer it.
    @discardableResult
    public nonisolated(nonsending) static func callAsync<Arguments, Values, Output, Failure, Closure>(
        _ stub: Mocks.LabeledAsyncClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) async -> (error: Failure?, closure: Closure?, value: Output?) {
        do throws(Failure) {
            let answer = try await stub.answer(arguments)
            return (answer?.error?.value, answer?.closure?.value.closure, answer?.value?.value)
        } catch {
            return (error, nil, nil)
        }
    }
}
