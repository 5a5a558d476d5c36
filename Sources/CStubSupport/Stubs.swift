/// The calls of one requirement, and the answers that a test gives them. The lock of the calls guards the answers, too.
///
/// `Closure` has what `does` was given.
public nonisolated class AnsweredCallsInMocks<Arguments, Result, Failure: Error, Closure>: RecordedCallsInMocks<Arguments>, AnswersInMocks,
    @unchecked Sendable
{
    private typealias Rule = (condition: ((Arguments) -> Bool)?, answer: AnswerInMocks<Result, Failure, Closure>)

    private var rules: [Rule] = []

    /// Forgets all calls and answers.
    public override func reset() {
        super.reset()
        // Old closures go after the lock is open: their ends may use the mock.
        _ = locked {
            defer { rules = [] }
            return rules
        }
    }

    public func answer(_ condition: ((Arguments) -> Bool)?, with answer: AnswerInMocks<Result, Failure, Closure>) {
        _ = locked {
            // An answer to every call hides all earlier answers.
            let hidden = condition == nil ? rules : []
            rules = rules.dropFirst(hidden.count) + [(condition, answer)]
            return hidden
        }
    }

    /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the mock.
    fileprivate func answer(recording arguments: Arguments) -> AnswerInMocks<Result, Failure, Closure>? {
        record(arguments) { rules }.last { $0.condition?(arguments) ?? true }?.answer
    }

    fileprivate func next(of values: ValuesInMocks<Result>) -> Result { locked { values.take() } }

    /// Stops the test: nothing answers the last call, and there is no value to return and no error to throw.
    public func stop() -> Never { fatalError(missingAnswer) }

    /// The error for a call that nothing answers.
    public var unstubbed: FailureInMocks { FailureInMocks(missingAnswer) }
}

/// The stub of a requirement that is not asynchronous.
public nonisolated final class StubInMocks<Arguments, Result, Failure: Error>:
    AnsweredCallsInMocks<Arguments, Result, Failure, FunctionInMocks<Arguments, Result, Failure>>, PlainAnswersInMocks, @unchecked Sendable
{
    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public func answer(_ arguments: Arguments) throws(Failure) -> Result? {
        switch answer(recording: arguments) {
        case .values(let values): return next(of: values)
        case .error(let error): throw error
        case .closure(let function): return try function.closure(arguments)
        case nil: return nil
        }
    }

    /// Records a call and answers it.
    public func callAsFunction(_ arguments: Arguments, else value: @autoclosure () -> Result) throws(Failure) -> Result {
        try answer(arguments) ?? value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    public func orStop(_ arguments: Arguments) throws(Failure) -> Result {
        if let result = try answer(arguments) { return result }
        stop()
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public func orThrow(_ arguments: Arguments) throws -> Result where Failure == any Error {
        if let result = try answer(arguments) { return result }
        throw unstubbed
    }
}

/// The stub of an asynchronous requirement.
public nonisolated final class AsyncStubInMocks<Arguments, Result, Failure: Error>:
    AnsweredCallsInMocks<Arguments, Result, Failure, AsyncFunctionInMocks<Arguments, Result, Failure>>, AsyncAnswersInMocks,
    @unchecked Sendable
{
    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public func answer(_ arguments: Arguments) async throws(Failure) -> Result? {
        switch answer(recording: arguments) {
        case .values(let values): return next(of: values)
        case .error(let error): throw error
        case .closure(let function): return try await function.closure(arguments)
        case nil: return nil
        }
    }

    /// Records a call and answers it.
    public func callAsFunction(_ arguments: Arguments, else value: @autoclosure () -> Result) async throws(Failure) -> Result {
        try await answer(arguments) ?? value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    public func orStop(_ arguments: Arguments) async throws(Failure) -> Result {
        if let result = try await answer(arguments) { return result }
        stop()
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public func orThrow(_ arguments: Arguments) async throws -> Result where Failure == any Error {
        if let result = try await answer(arguments) { return result }
        throw unstubbed
    }
}

/// The stub of a requirement of the main actor that is not asynchronous.
public nonisolated final class MainActorStubInMocks<Arguments, Result, Failure: Error>:
    AnsweredCallsInMocks<Arguments, Result, Failure, MainActorFunctionInMocks<Arguments, Result, Failure>>, MainActorAnswersInMocks,
    @unchecked Sendable
{
    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    @MainActor public func answer(_ arguments: Arguments) throws(Failure) -> Result? {
        switch answer(recording: arguments) {
        case .values(let values): return next(of: values)
        case .error(let error): throw error
        case .closure(let function): return try function.closure(arguments)
        case nil: return nil
        }
    }

    /// Records a call and answers it.
    @MainActor public func callAsFunction(_ arguments: Arguments, else value: @autoclosure () -> Result) throws(Failure) -> Result {
        try answer(arguments) ?? value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    @MainActor public func orStop(_ arguments: Arguments) throws(Failure) -> Result {
        if let result = try answer(arguments) { return result }
        stop()
    }

    /// Records a call and answers it. Without an answer it throws an error.
    @MainActor public func orThrow(_ arguments: Arguments) throws -> Result where Failure == any Error {
        if let result = try answer(arguments) { return result }
        throw unstubbed
    }
}

/// The stub of an asynchronous requirement of the main actor.
public nonisolated final class MainActorAsyncStubInMocks<Arguments, Result, Failure: Error>:
    AnsweredCallsInMocks<Arguments, Result, Failure, MainActorAsyncFunctionInMocks<Arguments, Result, Failure>>,
    MainActorAsyncAnswersInMocks, @unchecked Sendable
{
    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    @MainActor public func answer(_ arguments: Arguments) async throws(Failure) -> Result? {
        switch answer(recording: arguments) {
        case .values(let values): return next(of: values)
        case .error(let error): throw error
        case .closure(let function): return try await function.closure(arguments)
        case nil: return nil
        }
    }

    /// Records a call and answers it.
    @MainActor public func callAsFunction(_ arguments: Arguments, else value: @autoclosure () -> Result) async throws(Failure) -> Result {
        try await answer(arguments) ?? value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    @MainActor public func orStop(_ arguments: Arguments) async throws(Failure) -> Result {
        if let result = try await answer(arguments) { return result }
        stop()
    }

    /// Records a call and answers it. Without an answer it throws an error.
    @MainActor public func orThrow(_ arguments: Arguments) async throws -> Result where Failure == any Error {
        if let result = try await answer(arguments) { return result }
        throw unstubbed
    }
}

/// The stub of a requirement whose arguments cannot be recorded as they are, or must not leave an actor. Its closures have the
/// parameters of the requirement, and the mock calls them.
public nonisolated final class ClosureStubInMocks<Arguments, Result, Failure: Error, Closure>:
    AnsweredCallsInMocks<Arguments, Result, Failure, Closure>, ClosureAnswersInMocks, @unchecked Sendable
{
    /// Records a call, and returns what is to answer it.
    @discardableResult
    public func call(_ arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Result?) {
        switch answer(recording: arguments) {
        case .values(let values): (nil, nil, next(of: values))
        case .error(let error): (error, nil, nil)
        case .closure(let closure): (nil, closure, nil)
        case nil: (nil, nil, nil)
        }
    }

    /// Records a call, throws the error that is to answer it, or returns what else is to.
    public func answer(_ arguments: Arguments) throws(Failure) -> (closure: Closure?, value: Result?) {
        let answer = call(arguments)
        if let error = answer.error { throw error }
        return (answer.closure, answer.value)
    }
}
