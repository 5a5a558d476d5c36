/// What answers calls: a stub, or one of its conditions.
public nonisolated protocol AnswersInMocks<Arguments, Result, Failure, Closure> {
    associatedtype Arguments
    associatedtype Result
    associatedtype Failure: Error
    associatedtype Closure

    /// - Parameter condition: nil for all calls.
    func answer(_ condition: ((Arguments) -> Bool)?, with answer: AnswerInMocks<Result, Failure, Closure>)
}

/// What a call returns, throws or does.
public nonisolated enum AnswerInMocks<Result, Failure: Error, Closure> {
    case values(ValuesInMocks<Result>)
    case error(Failure)
    case closure(Closure)
}

/// Values that are returned in turn. The last one stays.
public nonisolated final class ValuesInMocks<Value> {
    private let values: [Value]
    private var next = 0

    fileprivate init(_ values: [Value]) { self.values = values }

    /// Used with the lock of a stub.
    fileprivate func take() -> Value {
        defer { next = min(next + 1, values.count - 1) }
        return values[next]
    }
}

/// What a test gives to `does`. In a structure of its own, a function is stored in one way whatever it throws.
public nonisolated struct FunctionInMocks<Arguments, Result, Failure: Error> {
    fileprivate let closure: (Arguments) throws(Failure) -> Result
}

/// What a test gives to `does` of an asynchronous requirement.
public nonisolated struct AsyncFunctionInMocks<Arguments, Result, Failure: Error> {
    fileprivate let closure: (Arguments) async throws(Failure) -> Result
}

/// What a test gives to `does` of a requirement of the main actor.
public nonisolated struct MainActorFunctionInMocks<Arguments, Result, Failure: Error> {
    fileprivate let closure: @MainActor (Arguments) throws(Failure) -> Result
}

/// What a test gives to `does` of an asynchronous requirement of the main actor.
public nonisolated struct MainActorAsyncFunctionInMocks<Arguments, Result, Failure: Error> {
    fileprivate let closure: @MainActor (Arguments) async throws(Failure) -> Result
}

/// The answers to some calls: `cart.on.price.when("tea")`.
public nonisolated struct ConditionInMocks<Stub: AnswersInMocks>: AnswersInMocks {
    fileprivate let stub: Stub
    fileprivate let condition: (Stub.Arguments) -> Bool

    public func answer(_ other: ((Stub.Arguments) -> Bool)?, with answer: AnswerInMocks<Stub.Result, Stub.Failure, Stub.Closure>) {
        stub.answer({ [condition] in condition($0) && other?($0) ?? true }, with: answer)
    }
}

extension AnswersInMocks {
    /// The answer to calls whose arguments meet a condition. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ condition: @escaping (Arguments) -> Bool) -> ConditionInMocks<Self> {
        ConditionInMocks(stub: self, condition: condition)
    }

    /// Returns these values in turn. The last one stays.
    public nonisolated func returns(_ first: Result, _ others: Result...) { answer(nil, with: .values(ValuesInMocks([first] + others))) }

    /// Throws an error.
    public nonisolated func `throws`(_ error: Failure) { answer(nil, with: .error(error)) }
}

extension AnswersInMocks where Arguments: Equatable {
    /// The answer to calls with this argument. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ arguments: Arguments) -> ConditionInMocks<Self> { when { $0 == arguments } }
}

/// What answers the calls of a requirement that is not asynchronous.
public nonisolated protocol PlainAnswersInMocks: AnswersInMocks where Closure == FunctionInMocks<Arguments, Result, Failure> {}

extension PlainAnswersInMocks {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping (Arguments) throws(Failure) -> Result) {
        answer(nil, with: .closure(FunctionInMocks(closure: closure)))
    }
}

/// What answers the calls of an asynchronous requirement.
public nonisolated protocol AsyncAnswersInMocks: AnswersInMocks where Closure == AsyncFunctionInMocks<Arguments, Result, Failure> {}

extension AsyncAnswersInMocks {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping (Arguments) async throws(Failure) -> Result) {
        answer(nil, with: .closure(AsyncFunctionInMocks(closure: closure)))
    }
}

/// What answers the calls of a requirement of the main actor that is not asynchronous.
public nonisolated protocol MainActorAnswersInMocks: AnswersInMocks where Closure == MainActorFunctionInMocks<Arguments, Result, Failure> {}

extension MainActorAnswersInMocks {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping @MainActor (Arguments) throws(Failure) -> Result) {
        answer(nil, with: .closure(MainActorFunctionInMocks(closure: closure)))
    }
}

/// What answers the calls of an asynchronous requirement of the main actor.
public nonisolated protocol MainActorAsyncAnswersInMocks: AnswersInMocks
where Closure == MainActorAsyncFunctionInMocks<Arguments, Result, Failure> {}

extension MainActorAsyncAnswersInMocks {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping @MainActor (Arguments) async throws(Failure) -> Result) {
        answer(nil, with: .closure(MainActorAsyncFunctionInMocks(closure: closure)))
    }
}

/// What answers the calls of a requirement whose mock calls the closures.
public nonisolated protocol ClosureAnswersInMocks: AnswersInMocks {}

extension ClosureAnswersInMocks {
    /// Runs a closure. Swift 6.3 crashes where a closure that throws errors of one type stands here itself: make it a constant first.
    public nonisolated func does(_ closure: Closure) { answer(nil, with: .closure(closure)) }
}

extension ConditionInMocks: PlainAnswersInMocks where Stub: PlainAnswersInMocks {}
extension ConditionInMocks: AsyncAnswersInMocks where Stub: AsyncAnswersInMocks {}
extension ConditionInMocks: MainActorAnswersInMocks where Stub: MainActorAnswersInMocks {}
extension ConditionInMocks: MainActorAsyncAnswersInMocks where Stub: MainActorAsyncAnswersInMocks {}
extension ConditionInMocks: ClosureAnswersInMocks where Stub: ClosureAnswersInMocks {}
