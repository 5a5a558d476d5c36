extension Mocks {
    /// The calls of one requirement, and the answers that a test gives them. The lock of the calls guards the answers,
    /// too.
    ///
    /// `Closure` has what `does` was given.
    public nonisolated class AnsweredCalls<Arguments, Output, Failure: Swift.Error, Closure>: RecordedCalls<Arguments>,
        Answers,
        @unchecked Swift.Sendable
    {
        /// An answer, and the older answers to calls that do not meet its condition.
        fileprivate final class Rule {
            let condition: ((Arguments) -> Swift.Bool)?
            let answer: Answer<Output, Failure, Closure>
            let older: Rule?
            /// The parts of the answer. In a debug build, reading them from the answer takes as long as the rest of a
            /// call.
            let values: Values<Output>?
            let closure: Closure?

            init(_ condition: ((Arguments) -> Swift.Bool)?, _ answer: Answer<Output, Failure, Closure>, _ older: Rule?) {
                (self.condition, self.answer, self.older) = (condition, answer, older)
                values = if case .values(let values) = answer { values } else { nil }
                closure = if case .closure(let closure) = answer { closure } else { nil }
            }
        }

        private var latest: Rule?

        /// Forgets all calls and answers.
        public final override func reset() {
            super.reset()
            // Old closures go after the lock is open: their ends may use the mock.
            _ = locked {
                defer { latest = nil }
                return latest
            }
        }

        public final func answer(
            _ condition: ((Arguments) -> Swift.Bool)?, with answer: Answer<Output, Failure, Closure>
        ) {
            _ = locked {
                // An answer to every call hides all older answers.
                let older = latest
                latest = Rule(condition, answer, condition == nil ? nil : older)
                return older
            }
        }

        /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the
        /// mock.
        fileprivate final func rule(recording arguments: Arguments) -> Rule? {
            let lock = lock
            lock.lock()
            recorded.append(arguments)
            number()
            var rule = latest
            lock.unlock()
            while let candidate = rule, let condition = candidate.condition, !condition(arguments) {
                rule = candidate.older
            }
            return rule
        }

        /// Answers a call with a value or an error.
        fileprivate final func result(of rule: Rule) throws(Failure) -> Output? {
            if let values = rule.values { return values.isConstant ? values.first : next(of: values) }
            if case .error(let error) = rule.answer { throw error }
            return nil
        }

        fileprivate final func next(of values: Values<Output>) -> Output {
            let lock = lock
            lock.lock()
            let value = values.take()
            lock.unlock()
            return value
        }

        /// Stops the test: nothing answers the last call, and there is no value to return and no error to throw.
        public final func stop() -> Swift.Never { Swift.fatalError(missingAnswer) }

        /// The error for a call that nothing answers.
        public final var unstubbed: Mocks.Failure { Mocks.Failure(missingAnswer) }
    }

    /// The stub of a requirement that is not asynchronous.
    public nonisolated final class Stub<Arguments, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Output, Failure, Function<Arguments, Output, Failure>>, PlainAnswers,
        @unchecked Swift.Sendable
    {
        /// Records a call and answers it. Nil without an answer.
        @discardableResult
        public func answer(_ arguments: Arguments) throws(Failure) -> Output? {
            guard let rule = rule(recording: arguments) else { return nil }
            guard let function = rule.closure else { return try result(of: rule) }
            return try function.closure(arguments)
        }

        /// Records a call and answers it.
        public func callAsFunction(
            _ arguments: Arguments, else value: @autoclosure () -> Output
        ) throws(Failure) -> Output {
            if let output = try answer(arguments) { return output }
            return value()
        }

        /// Records a call and answers it. Without an answer the test stops.
        public func orStop(_ arguments: Arguments) throws(Failure) -> Output {
            if let output = try answer(arguments) { return output }
            stop()
        }

        /// Records a call and answers it. Without an answer it throws an error.
        public func orThrow(_ arguments: Arguments) throws -> Output where Failure == any Swift.Error {
            if let output = try answer(arguments) { return output }
            throw unstubbed
        }
    }

    /// The stub of an asynchronous requirement.
    public nonisolated final class AsyncStub<Arguments, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Output, Failure, AsyncFunction<Arguments, Output, Failure>>, AsyncAnswers,
        @unchecked Swift.Sendable
    {
        /// Records a call and answers it. Nil without an answer.
        @discardableResult
        public func answer(_ arguments: Arguments) async throws(Failure) -> Output? {
            guard let rule = rule(recording: arguments) else { return nil }
            guard let function = rule.closure else { return try result(of: rule) }
            return try await function.closure(arguments)
        }

        /// Records a call and answers it.
        public func callAsFunction(
            _ arguments: Arguments, else value: @autoclosure () -> Output
        ) async throws(Failure) -> Output {
            if let output = try await answer(arguments) { return output }
            return value()
        }

        /// Records a call and answers it. Without an answer the test stops.
        public func orStop(_ arguments: Arguments) async throws(Failure) -> Output {
            if let output = try await answer(arguments) { return output }
            stop()
        }

        /// Records a call and answers it. Without an answer it throws an error.
        public func orThrow(_ arguments: Arguments) async throws -> Output where Failure == any Swift.Error {
            if let output = try await answer(arguments) { return output }
            throw unstubbed
        }
    }

    /// The stub of a requirement of the main actor that is not asynchronous.
    public nonisolated final class MainActorStub<Arguments, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Output, Failure, MainActorFunction<Arguments, Output, Failure>>, MainActorAnswers,
        @unchecked Swift.Sendable
    {
        /// Records a call and answers it. Nil without an answer.
        @discardableResult
        @Swift.MainActor public func answer(_ arguments: Arguments) throws(Failure) -> Output? {
            guard let rule = rule(recording: arguments) else { return nil }
            guard let function = rule.closure else { return try result(of: rule) }
            return try function.closure(arguments)
        }

        /// Records a call and answers it.
        @Swift.MainActor public func callAsFunction(
            _ arguments: Arguments, else value: @autoclosure () -> Output
        ) throws(Failure) -> Output {
            if let output = try answer(arguments) { return output }
            return value()
        }

        /// Records a call and answers it. Without an answer the test stops.
        @Swift.MainActor public func orStop(_ arguments: Arguments) throws(Failure) -> Output {
            if let output = try answer(arguments) { return output }
            stop()
        }

        /// Records a call and answers it. Without an answer it throws an error.
        @Swift.MainActor public func orThrow(_ arguments: Arguments) throws -> Output where Failure == any Swift.Error {
            if let output = try answer(arguments) { return output }
            throw unstubbed
        }
    }

    /// The stub of an asynchronous requirement of the main actor.
    public nonisolated final class MainActorAsyncStub<Arguments, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Output, Failure, MainActorAsyncFunction<Arguments, Output, Failure>>,
        MainActorAsyncAnswers,
        @unchecked Swift.Sendable
    {
        /// Records a call and answers it. Nil without an answer.
        @discardableResult
        @Swift.MainActor public func answer(_ arguments: Arguments) async throws(Failure) -> Output? {
            guard let rule = rule(recording: arguments) else { return nil }
            guard let function = rule.closure else { return try result(of: rule) }
            return try await function.closure(arguments)
        }

        /// Records a call and answers it.
        @Swift.MainActor public func callAsFunction(
            _ arguments: Arguments, else value: @autoclosure () -> Output
        ) async throws(Failure) -> Output {
            if let output = try await answer(arguments) { return output }
            return value()
        }

        /// Records a call and answers it. Without an answer the test stops.
        @Swift.MainActor public func orStop(_ arguments: Arguments) async throws(Failure) -> Output {
            if let output = try await answer(arguments) { return output }
            stop()
        }

        /// Records a call and answers it. Without an answer it throws an error.
        @Swift.MainActor public func orThrow(_ arguments: Arguments) async throws -> Output
        where Failure == any Swift.Error {
            if let output = try await answer(arguments) { return output }
            throw unstubbed
        }
    }

    /// The stub of a requirement whose arguments cannot be recorded as they are, or must not leave an actor. Its
    /// closures have the parameters of the requirement, and the mock calls them.
    public nonisolated final class ClosureStub<Arguments, Output, Failure: Swift.Error, Closure>:
        AnsweredCalls<Arguments, Output, Failure, Closure>, ClosureAnswers, @unchecked Swift.Sendable
    {
        /// Records a call, and returns what is to answer it.
        @discardableResult
        public func call(_ arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Output?) {
            switch rule(recording: arguments)?.answer {
            case .values(let values): (nil, nil, next(of: values))
            case .error(let error): (error, nil, nil)
            case .closure(let closure): (nil, closure, nil)
            case nil: (nil, nil, nil)
            }
        }

        /// Records a call, throws the error that is to answer it, or returns what else is to.
        public func answer(_ arguments: Arguments) throws(Failure) -> (closure: Closure?, value: Output?) {
            let answer = call(arguments)
            if let error = answer.error { throw error }
            return (answer.closure, answer.value)
        }
    }
}
