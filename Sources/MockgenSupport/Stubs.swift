//: Module
import Foundation

//: Stub
extension Mocks {
    /// The calls of one requirement, and the answers that a test gives them. The lock of the calls guards the answers,
    /// too.
    ///
    /// `Closure` has what `does` was given. Mocks use functions of the namespace, so that a test finds only its own
    /// words here.
    public nonisolated final class AnsweredCalls<Arguments, Values, Output, Failure: Swift.Error, Closure>:
        RecordedCalls<Arguments, Values>, Answerable, @unchecked Swift.Sendable
    {
        private var latest: Rule<Arguments, Output, Failure, Closure>?
        //: Library
        internal final var held: [HeldCalls] = []
        //: Stub
        //: Stub PropertyStub
        private var returned: [Output] = []

        /// The results of calls, if the mock wraps another object. A call that threw an error has none.
        public var results: [Output] { locked { returned } }

        internal func keep(_ output: Output) { locked { returned.append(output) } }

        //: Stub
        public var answers: Answers<Arguments, Values, Output, Failure, Closure> { Answers(stub: self) }

        //: Stub PropertyStub
        public override func forget() {
            super.forget()
            _ = locked { Swift.exchange(&returned, with: []) }
        }

        //: Stub
        /// Forgets all calls and answers.
        public override func reset() {
            forget()
            forgetAnswers()
        }

        /// Forgets all answers. The calls stay.
        public func forgetAnswers() {
            // Old closures go after the lock is open: their ends may use the mock.
            _ = locked { Swift.exchange(&latest, with: nil) }
            //: Library
            for held in locked({ Swift.exchange(&held, with: []) }) { held.letGo() }
            //: Stub
        }

        /// Returns the rule that has the answers now.
        internal func add(
            _ answers: [Answer<Output, Failure, Closure>], isCycle: Swift.Bool, isOnce: Swift.Bool,
            to condition: ((Arguments) -> Swift.Bool)?, after rule: Rule<Arguments, Output, Failure, Closure>?,
            _ given: Given?
        ) -> Rule<Arguments, Output, Failure, Closure> {
            let (rule, _) = locked {
                if let given { scope?.give(given) }
                // An answer to every call hides all older answers.
                let older = latest
                if let rule {
                    rule.add(answers, isCycle: isCycle)
                    return (rule, older)
                }
                let isForAll = condition == nil && !isOnce
                let new = Rule(condition, answers, isCycle: isCycle, isOnce: isOnce, older: isForAll ? nil : older)
                latest = new
                return (new, older)
            }
            return rule
        }

        /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the
        /// mock.
        internal func next(
            _ arguments: Arguments, isRecorded: Swift.Bool = false
        ) -> Answer<Output, Failure, Closure>? {
            let lock = lock
            lock.lock()
            if !isRecorded { note(arguments) }
            guard var rule = latest else {
                lock.unlock()
                return unanswered(arguments)
            }
            while true {
                if let condition = rule.condition, !rule.isUsedUp {
                    lock.unlock()
                    let isMet = condition(arguments)
                    lock.lock()
                    if isMet, !rule.isUsedUp { break }
                } else if !rule.isUsedUp {
                    break
                }
                guard let older = rule.older else {
                    lock.unlock()
                    return unanswered(arguments)
                }
                rule = older
            }
            let answer = rule.take()
            lock.unlock()
            //: Library
            if let fail = answer.isUnexpected { return unexpected(arguments, fail) }
            //: Stub
            return answer
        }

        /// Records a call. Used with the lock.
        internal final func note(_ arguments: Arguments) {
            recorded.append(arguments)
            number()
        }

        //: Library
        internal override var isAsynchronous: Swift.Bool { Closure.self is any Holdable.Type }

        internal override func rewind() {
            forget()
            locked {
                for rule in Swift.sequence(first: latest, next: { $0?.older }) { rule?.rewind() }
            }
        }

        //: Stub
        /// Records a call, and returns what is to answer it.
        nonisolated(nonsending) internal func answer(
            _ arguments: Arguments
        ) async throws(Failure) -> Answer<Output, Failure, Closure>? {
            //: Library
            if let explorer { return try await answer(arguments, inTurnOf: explorer) }
            //: Stub
            let answer = next(arguments)
            //: Library
            if answer?.held != nil { return try await heldAnswer(answer, to: arguments) }
            //: Stub
            return answer
        }

        /// Tells a strict test that a call has no answer.
        private func unanswered(_ arguments: Arguments) -> Answer<Output, Failure, Closure>? {
            if needsAnswer { scope?.fail(missingAnswer(arguments)) }
            return nil
        }
    }

    /// Stops the test: nothing answers a call, and there is no value to return and no error to throw.
    public nonisolated static func stop<Arguments, Values>(_ stub: RecordedCalls<Arguments, Values>, _ arguments: Arguments) -> Swift.Never
    {
        let text = stub.missingAnswer(arguments)
        if stub.scope == nil { recordAnywhere(text) }
        Swift.fatalError(text)
    }

    /// The error for a call that nothing answers.
    public nonisolated static func unstubbed<Arguments, Values>(_ stub: RecordedCalls<Arguments, Values>, _ arguments: Arguments)
        -> Mocks.UnansweredCall
    { UnansweredCall(stub.missingAnswer(arguments)) }

    /// Records a new value of a property.
    public nonisolated static func record<Value>(_ value: Value, in stub: SetValues<Value>) { stub.record(value) }

    /// A stub whose closures get the recorded arguments.
    public typealias Answering<Values, Closure: ArgumentClosure> = AnsweredCalls<
        Closure.Arguments, Values, Closure.Output, Closure.Failure, Closure
    >

    /// The stub of a requirement that is not asynchronous, with several arguments.
    public typealias LabeledStub<Arguments, Values, Output, Failure: Swift.Error> = AnsweredCalls<
        Arguments, Values, Output, Failure, Function<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias Stub<Arguments, Output, Failure: Swift.Error> = LabeledStub<
        Arguments, Arguments, Output, Failure
    >

    /// The stub of a requirement that is of the main actor and not asynchronous, with several arguments.
    public typealias LabeledMainActorStub<Arguments, Values, Output, Failure: Swift.Error> = AnsweredCalls<
        Arguments, Values, Output, Failure, MainActorFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias MainActorStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorStub<
        Arguments, Arguments, Output, Failure
    >

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated static func answerIfAny<Values, Closure: SyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) throws(Closure.Failure) -> Closure.Output? {
        guard let answer = stub.next(arguments) else { return nil }
        if let value = answer.value { return value }
        if let closure = answer.closure { return try closure.run(arguments) }
        if let error = answer.error { throw error }
        return nil
    }

    /// Records a call and answers it.
    public nonisolated static func answer<Values, Closure: SyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments, else value: @autoclosure () -> Closure.Output
    ) throws(Closure.Failure) -> Closure.Output { try answerIfAny(stub, arguments) ?? value() }

    /// Records a call and answers it. Without an answer the test stops.
    public nonisolated static func answerOrStop<Values, Closure: SyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) throws(Closure.Failure) -> Closure.Output {
        if let output = try answerIfAny(stub, arguments) { return output }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public nonisolated static func answerOrThrow<Values, Closure: SyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) throws -> Closure.Output where Closure.Failure == any Swift.Error {
        if let output = try answerIfAny(stub, arguments) { return output }
        throw unstubbed(stub, arguments)
    }

    /// The stub of a requirement that is asynchronous, with several arguments.
    public typealias LabeledAsyncStub<Arguments, Values, Output, Failure: Swift.Error> = AnsweredCalls<
        Arguments, Values, Output, Failure, AsyncFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias AsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledAsyncStub<
        Arguments, Arguments, Output, Failure
    >

    /// The stub of a requirement that is of the main actor and asynchronous, with several arguments.
    public typealias LabeledMainActorAsyncStub<Arguments, Values, Output, Failure: Swift.Error> = AnsweredCalls<
        Arguments, Values, Output, Failure, MainActorAsyncFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias MainActorAsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorAsyncStub<
        Arguments, Arguments, Output, Failure
    >

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated(nonsending) static func answerIfAnyAsync<Values, Closure: AsyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) async throws(Closure.Failure) -> Closure.Output? {
        guard let answer = try await stub.answer(arguments) else { return nil }
        if let value = answer.value { return value }
        if let closure = answer.closure { return try await closure.run(arguments) }
        if let error = answer.error { throw error }
        return nil
    }

    /// Records a call and answers it.
    public nonisolated(nonsending) static func answerAsync<Values, Closure: AsyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments, else value: @autoclosure () -> Closure.Output
    ) async throws(Closure.Failure) -> Closure.Output { try await answerIfAnyAsync(stub, arguments) ?? value() }

    /// Records a call and answers it. Without an answer the test stops.
    public nonisolated(nonsending) static func answerOrStopAsync<Values, Closure: AsyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) async throws(Closure.Failure) -> Closure.Output {
        if let output = try await answerIfAnyAsync(stub, arguments) { return output }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error.
    public nonisolated(nonsending) static func answerOrThrowAsync<Values, Closure: AsyncClosure>(
        _ stub: Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) async throws -> Closure.Output where Closure.Failure == any Swift.Error {
        if let output = try await answerIfAnyAsync(stub, arguments) { return output }
        throw unstubbed(stub, arguments)
    }
}
