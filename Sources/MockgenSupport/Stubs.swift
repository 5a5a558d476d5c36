//: Module
import Foundation

//: Stub
extension Mocks {
    /// The calls of one requirement, and the answers that a test gives them. The lock of the calls guards the answers,
    /// too.
    ///
    /// `Closure` has what `does` was given. Mocks use functions of the namespace, so that a test finds only its own
    /// words here.
    public nonisolated class AnsweredCalls<Arguments, Values, Output, Failure: Swift.Error, Closure>:
        RecordedCalls<Arguments, Values>, Answerable, @unchecked Swift.Sendable
    {
        private var latest: Rule<Arguments, Output, Failure, Closure>?
        private var held: [HeldCalls] = []
        private var returned: [Output] = []

        /// The results of calls, if the mock wraps another object. A call that threw an error has none.
        public final var results: [Output] { locked { returned } }

        internal final func keep(_ output: Output) { locked { returned.append(output) } }

        public final var answers: Answers<Arguments, Values, Output, Failure, Closure> { Answers(stub: self) }

        public final override func forget() {
            super.forget()
            _ = locked {
                defer { returned = [] }
                return returned
            }
        }

        /// Forgets all calls and answers.
        public final override func reset() {
            forget()
            // Old closures go after the lock is open: their ends may use the mock.
            let old = locked {
                defer { (latest, held) = (nil, []) }
                return (rule: latest, held: held)
            }
            for held in old.held { held.letGo() }
        }

        internal final func holds(_ calls: HeldCalls) { locked { held.append(calls) } }

        /// Returns the rule that has the answers now.
        internal final func add(
            _ answers: [Answer<Output, Failure, Closure>], isCycle: Swift.Bool,
            to condition: ((Arguments) -> Swift.Bool)?, after rule: Rule<Arguments, Output, Failure, Closure>?,
            _ given: Given?
        ) -> Rule<Arguments, Output, Failure, Closure> {
            let (rule, _) = locked {
                if let given { scope?.give(given) }
                // An answer to every call hides all older answers.
                let older = latest
                if let rule {
                    rule.add(answers)
                    return (rule, older)
                }
                let new = Rule(condition, answers, isCycle: isCycle, older: condition == nil ? nil : older)
                latest = new
                return (new, older)
            }
            return rule
        }

        /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the
        /// mock.
        internal final func next(_ arguments: Arguments) -> Answer<Output, Failure, Closure>? {
            let lock = lock
            lock.lock()
            recorded.append(arguments)
            number()
            guard var rule = latest else {
                lock.unlock()
                return unanswered(arguments)
            }
            while let condition = rule.condition {
                lock.unlock()
                let isMet = condition(arguments)
                lock.lock()
                if isMet { break }
                guard let older = rule.older else {
                    lock.unlock()
                    return unanswered(arguments)
                }
                rule = older
            }
            let answer = rule.take()
            lock.unlock()
            guard let isUnexpected = answer.isUnexpected else { return answer }
            isUnexpected("'\(text(of: arguments))' is one call more than the test expects.")
            return nil
        }

        internal final override func rewind() {
            forget()
            locked {
                var rule = latest
                while let next = rule {
                    next.rewind()
                    rule = next.older
                }
            }
        }

        /// Runs the closure of an answer. Only stubs of requirements that are not asynchronous do.
        internal func run(_ closure: Closure, _ arguments: Arguments) throws(Failure) -> Output {
            Swift.fatalError("The mock runs the closures of '\(name)'.")
        }

        /// Records a call and answers it. Nil without an answer.
        internal final func output(_ arguments: Arguments) throws(Failure) -> Output? {
            guard let answer = next(arguments) else { return nil }
            if let value = answer.value { return value }
            if let closure = answer.closure { return try run(closure, arguments) }
            if let error = answer.error { throw error }
            return nil
        }

        /// Records a call, waits until it is its turn and as long as it is held, and returns what is to answer it.
        internal final func answer(
            _ arguments: Arguments, isolation: isolated (any _Concurrency.Actor)? = #isolation
        ) async throws(Failure) -> Answer<Output, Failure, Closure>? {
            var answer = next(arguments)
            if let explorer { await explorer.pass(text(of: arguments)) }
            while let held = answer?.held { answer = try await held.answer(to: text(of: arguments)) }
            return answer
        }

        /// Tells a strict test that a call has no answer.
        private final func unanswered(_ arguments: Arguments) -> Answer<Output, Failure, Closure>? {
            if needsAnswer { scope?.fail(missingAnswer(arguments)) }
            return nil
        }
    }

    /// Stops the test: nothing answers a call, and there is no value to return and no error to throw.
    public nonisolated static func stop<Arguments, Values>(
        _ stub: RecordedCalls<Arguments, Values>, _ arguments: Arguments
    ) -> Swift.Never {
        let text = stub.missingAnswer(arguments)
        if stub.scope == nil { recordAnywhere(text) }
        Swift.fatalError(text)
    }

    /// The error for a call that nothing answers.
    public nonisolated static func unstubbed<Arguments, Values>(
        _ stub: RecordedCalls<Arguments, Values>, _ arguments: Arguments
    ) -> Mocks.Failure { Failure(stub.missingAnswer(arguments)) }

    /// Records a new value of a property.
    public nonisolated static func record<Value>(_ value: Value, in stub: SetValues<Value>) { stub.record(value) }

    /// The stub of a requirement that is not asynchronous, with several arguments.
    public nonisolated final class LabeledStub<Arguments, Values, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Values, Output, Failure, Function<Arguments, Output, Failure>>,
        @unchecked Swift.Sendable
    {
        internal override func run(
            _ function: Function<Arguments, Output, Failure>, _ arguments: Arguments
        ) throws(Failure) -> Output { try function.closure(arguments) }
    }

    /// The same with one argument, or with none.
    public typealias Stub<Arguments, Output, Failure: Swift.Error> = LabeledStub<
        Arguments, Arguments, Output, Failure
    >

    /// The stub of a requirement that is of the main actor and not asynchronous, with several arguments.
    public nonisolated final class LabeledMainActorStub<Arguments, Values, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Values, Output, Failure, MainActorFunction<Arguments, Output, Failure>>,
        @unchecked Swift.Sendable
    {
        internal override func run(
            _ function: MainActorFunction<Arguments, Output, Failure>, _ arguments: Arguments
        ) throws(Failure) -> Output { try function.closure(arguments) }
    }

    /// The same with one argument, or with none.
    public typealias MainActorStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorStub<
        Arguments, Arguments, Output, Failure
    >

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated static func answerIfAny<Arguments, Values, Output, Failure, Closure>(
        _ stub: AnsweredCalls<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) throws(Failure) -> Output? { try stub.output(arguments) }

    /// Records a call and answers it.
    public nonisolated static func answer<Arguments, Values, Output, Failure, Closure>(
        _ stub: AnsweredCalls<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments,
        else value: @autoclosure () -> Output
    ) throws(Failure) -> Output {
        if let output = try stub.output(arguments) { return output }
        return value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    public nonisolated static func answerOrStop<Arguments, Values, Output, Failure, Closure>(
        _ stub: AnsweredCalls<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) throws(Failure) -> Output {
        if let output = try stub.output(arguments) { return output }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public nonisolated static func answerOrThrow<Arguments, Values, Output, Closure>(
        _ stub: AnsweredCalls<Arguments, Values, Output, any Swift.Error, Closure>, _ arguments: Arguments
    ) throws -> Output {
        if let output = try stub.output(arguments) { return output }
        throw unstubbed(stub, arguments)
    }

    /// The stub of a requirement that is asynchronous, with several arguments.
    public nonisolated final class LabeledAsyncStub<Arguments, Values, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Values, Output, Failure, AsyncFunction<Arguments, Output, Failure>>,
        @unchecked Swift.Sendable
    {
        internal override var isAsynchronous: Swift.Bool { true }

        /// Records a call and answers it. Nil without an answer.
        internal func output(_ arguments: Arguments) async throws(Failure) -> Output? {
            guard let answer = try await answer(arguments) else { return nil }
            if let value = answer.value { return value }
            if let function = answer.closure { return try await function.closure(arguments) }
            if let error = answer.error { throw error }
            return nil
        }
    }

    /// The same with one argument, or with none.
    public typealias AsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledAsyncStub<
        Arguments, Arguments, Output, Failure
    >

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated static func answerIfAnyAsync<Arguments, Values, Output, Failure>(
        _ stub: LabeledAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments
    ) async throws(Failure) -> Output? { try await stub.output(arguments) }

    /// Records a call and answers it.
    public nonisolated static func answerAsync<Arguments, Values, Output, Failure>(
        _ stub: LabeledAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments,
        else value: @autoclosure () -> Output
    ) async throws(Failure) -> Output {
        if let output = try await stub.output(arguments) { return output }
        return value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    public nonisolated static func answerOrStopAsync<Arguments, Values, Output, Failure>(
        _ stub: LabeledAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments
    ) async throws(Failure) -> Output {
        if let output = try await stub.output(arguments) { return output }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public nonisolated static func answerOrThrowAsync<Arguments, Values, Output>(
        _ stub: LabeledAsyncStub<Arguments, Values, Output, any Swift.Error>, _ arguments: Arguments
    ) async throws -> Output {
        if let output = try await stub.output(arguments) { return output }
        throw unstubbed(stub, arguments)
    }

    /// The stub of a requirement that is of the main actor and asynchronous, with several arguments.
    public nonisolated final class LabeledMainActorAsyncStub<Arguments, Values, Output, Failure: Swift.Error>:
        AnsweredCalls<Arguments, Values, Output, Failure, MainActorAsyncFunction<Arguments, Output, Failure>>,
        @unchecked Swift.Sendable
    {
        internal override var isAsynchronous: Swift.Bool { true }

        /// Records a call and answers it. Nil without an answer.
        @_Concurrency.MainActor internal func output(_ arguments: Arguments) async throws(Failure) -> Output? {
            guard let answer = try await answer(arguments) else { return nil }
            if let value = answer.value { return value }
            if let function = answer.closure { return try await function.closure(arguments) }
            if let error = answer.error { throw error }
            return nil
        }
    }

    /// The same with one argument, or with none.
    public typealias MainActorAsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorAsyncStub<
        Arguments, Arguments, Output, Failure
    >

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    @_Concurrency.MainActor public static func answerIfAnyAsyncOnMainActor<Arguments, Values, Output, Failure>(
        _ stub: LabeledMainActorAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments
    ) async throws(Failure) -> Output? { try await stub.output(arguments) }

    /// Records a call and answers it.
    @_Concurrency.MainActor public static func answerAsyncOnMainActor<Arguments, Values, Output, Failure>(
        _ stub: LabeledMainActorAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments,
        else value: @autoclosure () -> Output
    ) async throws(Failure) -> Output {
        if let output = try await stub.output(arguments) { return output }
        return value()
    }

    /// Records a call and answers it. Without an answer the test stops.
    @_Concurrency.MainActor public static func answerOrStopAsyncOnMainActor<Arguments, Values, Output, Failure>(
        _ stub: LabeledMainActorAsyncStub<Arguments, Values, Output, Failure>, _ arguments: Arguments
    ) async throws(Failure) -> Output {
        if let output = try await stub.output(arguments) { return output }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error.
    @_Concurrency.MainActor public static func answerOrThrowAsyncOnMainActor<Arguments, Values, Output>(
        _ stub: LabeledMainActorAsyncStub<Arguments, Values, Output, any Swift.Error>, _ arguments: Arguments
    ) async throws -> Output {
        if let output = try await stub.output(arguments) { return output }
        throw unstubbed(stub, arguments)
    }
}
