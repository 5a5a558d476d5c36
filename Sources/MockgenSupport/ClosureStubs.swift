//: ClosureStub
extension Mocks {
    /// The stub of a requirement whose arguments cannot be recorded as they are, or must not leave an actor. Its
    /// closures have the parameters of the requirement, and the mock calls them.
    public typealias LabeledClosureStub<Arguments, Values, Output, Failure: Swift.Error, Closure> = AnsweredCalls<
        Arguments, Values, Output, Failure, OwnFunction<Closure>
    >

    /// The same with one argument, or with none.
    public typealias ClosureStub<Arguments, Output, Failure: Swift.Error, Closure> = LabeledClosureStub<
        Arguments, Arguments, Output, Failure, Closure
    >

    /// Records a call, and returns what is to answer it.
    @discardableResult
    public nonisolated static func call<Arguments, Values, Output, Failure, Closure>(
        _ stub: LabeledClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) -> (error: Failure?, closure: Closure?, value: Output?) {
        guard let answer = stub.next(arguments) else { return (nil, nil, nil) }
        return (answer.error, answer.closure?.closure, answer.value)
    }

    /// The stub of such a requirement that is asynchronous.
    public typealias LabeledAsyncClosureStub<Arguments, Values, Output, Failure: Swift.Error, Closure> = AnsweredCalls<
        Arguments, Values, Output, Failure, AsyncOwnFunction<Closure>
    >

    /// The same with one argument, or with none.
    public typealias AsyncClosureStub<Arguments, Output, Failure: Swift.Error, Closure> = LabeledAsyncClosureStub<
        Arguments, Arguments, Output, Failure, Closure
    >

    /// Records a call, waits if it is held, and returns what is to answer it.
    @discardableResult
    public nonisolated(nonsending) static func awaitCall<Arguments, Values, Output, Failure, Closure>(
        _ stub: LabeledAsyncClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) async -> (error: Failure?, closure: Closure?, value: Output?) {
        do throws(Failure) {
            let answer = try await stub.answer(arguments)
            return (answer?.error, answer?.closure?.closure, answer?.value)
        } catch {
            return (error, nil, nil)
        }
    }

    /// Records a call, waits if it is held, throws the error that is to answer it, or returns what else is to.
    @discardableResult
    public nonisolated(nonsending) static func awaitAnswer<Arguments, Values, Output, Failure, Closure>(
        _ stub: LabeledAsyncClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) async throws(Failure) -> (closure: Closure?, value: Output?) {
        let answer = try await stub.answer(arguments)
        if let error = answer?.error { throw error }
        return (answer?.closure?.closure, answer?.value)
    }

    /// Records a call, throws the error that is to answer it, or returns what else is to.
    @discardableResult
    public nonisolated static func answer<Arguments, Values, Output, Failure, Closure>(
        _ stub: LabeledClosureStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) throws(Failure) -> (closure: Closure?, value: Output?) {
        let answer = call(stub, arguments)
        if let error = answer.error { throw error }
        return (answer.closure, answer.value)
    }
}
