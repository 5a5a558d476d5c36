extension Mocks {
    /// A stub or one of its conditions, to which a test gives answers.
    public nonisolated protocol Answers<Arguments, Output, Failure, Closure> {
        associatedtype Arguments
        associatedtype Output
        associatedtype Failure: Swift.Error
        associatedtype Closure

        /// - Parameter condition: nil for all calls.
        func answer(_ condition: ((Arguments) -> Swift.Bool)?, with answer: Answer<Output, Failure, Closure>)
    }

    /// The answer to a call: values, an error or a closure.
    public nonisolated enum Answer<Output, Failure: Swift.Error, Closure> {
        case values(Values<Output>)
        case error(Failure)
        case closure(Closure)
    }

    /// Values that are returned in turn. The last one stays.
    public nonisolated final class Values<Value> {
        fileprivate let first: Value
        /// Whether there is no other value.
        fileprivate let isConstant: Swift.Bool
        private let others: [Value]
        private var taken = 0

        fileprivate init(_ first: Value, _ others: [Value]) {
            (self.first, self.others, isConstant) = (first, others, others.isEmpty)
        }

        /// Used with the lock of a stub.
        fileprivate func take() -> Value {
            defer { if taken < others.count { taken += 1 } }
            return taken == 0 ? first : others[taken - 1]
        }
    }

    /// A closure for a requirement that is not asynchronous. In a structure, a closure has one layout whatever it
    /// throws.
    public nonisolated struct Function<Arguments, Output, Failure: Swift.Error> {
        fileprivate let closure: (Arguments) throws(Failure) -> Output
    }

    /// A closure for an asynchronous requirement.
    public nonisolated struct AsyncFunction<Arguments, Output, Failure: Swift.Error> {
        fileprivate let closure: (Arguments) async throws(Failure) -> Output
    }

    /// A closure for a requirement of the main actor that is not asynchronous.
    public nonisolated struct MainActorFunction<Arguments, Output, Failure: Swift.Error> {
        fileprivate let closure: @Swift.MainActor (Arguments) throws(Failure) -> Output
    }

    /// A closure for an asynchronous requirement of the main actor.
    public nonisolated struct MainActorAsyncFunction<Arguments, Output, Failure: Swift.Error> {
        fileprivate let closure: @Swift.MainActor (Arguments) async throws(Failure) -> Output
    }

    /// The answers to some calls: `cart.on.price.when("tea")`.
    public nonisolated struct Condition<Stub: Answers>: Answers {
        fileprivate let stub: Stub
        fileprivate let condition: (Stub.Arguments) -> Swift.Bool

        public func answer(
            _ other: ((Stub.Arguments) -> Swift.Bool)?, with answer: Answer<Stub.Output, Stub.Failure, Stub.Closure>
        ) {
            stub.answer({ [condition] in condition($0) && other?($0) ?? true }, with: answer)
        }
    }

    /// The answers to a requirement that is not asynchronous.
    public nonisolated protocol PlainAnswers: Answers where Closure == Function<Arguments, Output, Failure> {}

    /// The answers to an asynchronous requirement.
    public nonisolated protocol AsyncAnswers: Answers where Closure == AsyncFunction<Arguments, Output, Failure> {}

    /// The answers to a requirement of the main actor that is not asynchronous.
    public nonisolated protocol MainActorAnswers: Answers
    where Closure == MainActorFunction<Arguments, Output, Failure> {}

    /// The answers to an asynchronous requirement of the main actor.
    public nonisolated protocol MainActorAsyncAnswers: Answers
    where Closure == MainActorAsyncFunction<Arguments, Output, Failure> {}

    /// The answers to a requirement whose mock calls the closures.
    public nonisolated protocol ClosureAnswers: Answers {}
}

extension Mocks.Answers {
    /// The answer to calls whose arguments meet a condition. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ condition: @escaping (Arguments) -> Swift.Bool) -> Mocks.Condition<Self> {
        Mocks.Condition(stub: self, condition: condition)
    }

    /// Returns these values in turn. The last one stays.
    public nonisolated func returns(_ first: Output, _ others: Output...) {
        answer(nil, with: .values(Mocks.Values(first, others)))
    }

    /// Throws an error.
    public nonisolated func `throws`(_ error: Failure) { answer(nil, with: .error(error)) }
}

extension Mocks.Answers where Arguments: Swift.Equatable {
    /// The answer to calls with this argument. Of several answers to a call, the latest one wins.
    public nonisolated func when(_ arguments: Arguments) -> Mocks.Condition<Self> { when { $0 == arguments } }
}

extension Mocks.PlainAnswers {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping (Arguments) throws(Failure) -> Output) {
        answer(nil, with: .closure(Mocks.Function(closure: closure)))
    }
}

extension Mocks.AsyncAnswers {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping (Arguments) async throws(Failure) -> Output) {
        answer(nil, with: .closure(Mocks.AsyncFunction(closure: closure)))
    }
}

extension Mocks.MainActorAnswers {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping @Swift.MainActor (Arguments) throws(Failure) -> Output) {
        answer(nil, with: .closure(Mocks.MainActorFunction(closure: closure)))
    }
}

extension Mocks.MainActorAsyncAnswers {
    /// Runs a closure.
    public nonisolated func does(_ closure: @escaping @Swift.MainActor (Arguments) async throws(Failure) -> Output) {
        answer(nil, with: .closure(Mocks.MainActorAsyncFunction(closure: closure)))
    }
}

extension Mocks.ClosureAnswers {
    /// Runs a closure. Swift 6.3 crashes where a closure that throws errors of one type stands here itself: make it a
    /// constant first.
    public nonisolated func does(_ closure: Closure) { answer(nil, with: .closure(closure)) }
}

extension Mocks.Condition: Mocks.PlainAnswers where Stub: Mocks.PlainAnswers {}
extension Mocks.Condition: Mocks.AsyncAnswers where Stub: Mocks.AsyncAnswers {}
extension Mocks.Condition: Mocks.MainActorAnswers where Stub: Mocks.MainActorAnswers {}
extension Mocks.Condition: Mocks.MainActorAsyncAnswers where Stub: Mocks.MainActorAsyncAnswers {}
extension Mocks.Condition: Mocks.ClosureAnswers where Stub: Mocks.ClosureAnswers {}
