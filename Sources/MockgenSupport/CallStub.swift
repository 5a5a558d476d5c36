//: Module
import Foundation

//: Stub
extension Mocks {
    /// The calls of one requirement, and the answers that a test gives them. One lock guards both.
    ///
    /// `Arguments` is the only argument, or a tuple with labels. `Values` is the same without labels. `Closure` has what `does` got.
    public nonisolated class CallStub<Arguments, Values, Output, Failure: Swift.Error, Closure>: AnyStub, Answerable,
        @unchecked Swift.Sendable
    {
        private var recorded: [Arguments] = []
        /// Whether a call without an answer is an issue of a strict test. It is none if the call goes on to the class or another object.
        private var needsAnswer: Swift.Bool
        private var latest: Rule<Arguments, Output, Failure, Closure>?
        //: Library
        internal final var held: [HeldCalls] = []
        /// The value without an answer, while 'mockgen mutate' runs the tests.
        private(set) final var fallback: Boxed<Output>?

        private func answersToAll(from latest: Rule<Arguments, Output, Failure, Closure>) -> [Answer<Output, Failure, Closure>] {
            locked { Swift.sequence(first: latest, next: \.older).flatMap(\.answers) }
        }

        internal final func noteFallback(_ value: @autoclosure () -> Output) {
            guard Mutations.shared != nil, case let value = Boxed(value()) else { return }
            locked { fallback = value }
        }

        //: Stub PropertyStub
        private var returned: [Output] = []

        /// The results of calls, if the mock wraps another object. A call that threw an error has none.
        public final var results: [Output] { locked { returned } }

        internal final func record(result output: Output) { locked { returned.append(output) } }

        //: Stub
        required init(_ place: Place) {
            needsAnswer = place.needsAnswer && place.mock.needsAnswers
            super.init(place)
            //: Library
            // The stub of the property has the calls of its setter, and to read it is nothing to check.
            if place.accessor.utf8CodeUnitCount == 0 { scope?.add(self) }
            //: Stub
        }

        internal override func passesOn() { locked { needsAnswer = false } }

        /// The answers to all calls.
        public final var answers: Answers<Arguments, Values, Output, Failure, Closure> { Answers(stub: self) }

        /// The arguments of all calls.
        public final var calls: CallList<Arguments, Values> { answers.calls }

        /// The arguments of the last call.
        public final var last: Arguments? {
            locked {
                check(Swift.Array(numbers.suffix(1)))
                return recorded.last
            }
        }

        /// The calls that meet a condition, which runs without the lock, so that it can use the mock.
        internal final func calls(_ condition: (Arguments) -> Swift.Bool) -> [(number: Swift.UInt64, arguments: Arguments)] {
            locked { Swift.Array(zip(numbers, recorded)) }.filter { condition($0.1) }
        }

        internal final func list(_ calls: [Arguments]) -> CallList<Arguments, Values> {
            CallList(calls) { [name, unrecorded = place.unrecorded] in describedCall(name, $0, unrecorded) }
        }

        internal override var texts: () -> [Swift.String] { { [self, recorded] in recorded.map(text(of:)) } }

        internal final func text(of arguments: Arguments) -> Swift.String { describedCall(name, arguments, place.unrecorded) }

        internal final func missingAnswer(_ arguments: Arguments) -> Swift.String {
            let path = "\(place.mock.path).\(place.stub)"
            return "'\(text(of: arguments))' has no answer. Write '\(path).returns(…)' or '\(path).does { … }'."
        }

        /// Forgets all calls. The answers stay.
        public override func forget() {
            forget { Swift.exchange(&recorded, with: []) }
            //: Stub PropertyStub
            _ = locked { Swift.exchange(&returned, with: []) }
            //: Library
            _ = locked { Swift.exchange(&outcomes, with: Outcomes()) }
            //: Stub
        }

        /// Forgets all calls and answers.
        public override func reset() {
            forget()
            forgetAnswers()
        }

        /// Forgets all answers. The calls stay.
        public final func forgetAnswers() {
            // Old closures go after the lock is open: their ends may use the mock.
            _ = locked { Swift.exchange(&latest, with: nil) }
            //: Library
            for held in locked({ Swift.exchange(&held, with: []) }) { held.letGo() }
            //: Stub
        }

        /// Returns the rule that has the answers now.
        internal final func add(
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

        /// Records a call, and returns what is to answer it. Conditions run without the lock, so that they can use the mock.
        internal final func next(_ arguments: Arguments, isRecorded: Swift.Bool = false) -> Answer<Output, Failure, Closure>? {
            let lock = lock
            lock.lock()
            if !isRecorded { note(arguments) }
            guard let latest else {
                lock.unlock()
                return unanswered(arguments)
            }
            // A condition can forget the answers. Their closures end after the lock is open.
            defer { Swift.withExtendedLifetime(latest) {} }
            var rule = latest
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
            if let mutations = Mutations.shared { return mutations.answer(answer, of: self, among: answersToAll(from: latest)) }
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
        internal override var recordedAnswers: [RecordedAnswer] { recordedAnswersOfCalls }

        internal override func rewind() {
            forget()
            locked {
                for rule in Swift.sequence(first: latest, next: { $0?.older }) { rule?.rewind() }
            }
        }

        //: Stub
        /// Records a call, and returns what is to answer it.
        nonisolated(nonsending) internal final func answer(_ arguments: Arguments) async throws(Failure) -> Answer<
            Output, Failure, Closure
        >? {
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

    /// The stub of a requirement that is not asynchronous, with several arguments.
    public typealias LabeledStub<Arguments, Values, Output, Failure: Swift.Error> = CallStub<
        Arguments, Values, Output, Failure, Function<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias Stub<Arguments, Output, Failure: Swift.Error> = LabeledStub<Arguments, Arguments, Output, Failure>

    /// The stub of a requirement that is asynchronous, with several arguments.
    public typealias LabeledAsyncStub<Arguments, Values, Output, Failure: Swift.Error> = CallStub<
        Arguments, Values, Output, Failure, AsyncFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias AsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledAsyncStub<Arguments, Arguments, Output, Failure>

    /// The stub of a requirement that is of the main actor and not asynchronous, with several arguments.
    public typealias LabeledMainActorStub<Arguments, Values, Output, Failure: Swift.Error> = CallStub<
        Arguments, Values, Output, Failure, MainActorFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias MainActorStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorStub<Arguments, Arguments, Output, Failure>

    /// The stub of a requirement that is of the main actor and asynchronous, with several arguments.
    public typealias LabeledMainActorAsyncStub<Arguments, Values, Output, Failure: Swift.Error> = CallStub<
        Arguments, Values, Output, Failure, MainActorAsyncFunction<Arguments, Output, Failure>
    >

    /// The same with one argument, or with none.
    public typealias MainActorAsyncStub<Arguments, Output, Failure: Swift.Error> = LabeledMainActorAsyncStub<
        Arguments, Arguments, Output, Failure
    >

    /// A stub whose closures get the recorded arguments.
    public typealias Answering<Values, Closure: ArgumentClosure> = CallStub<
        Closure.Arguments, Values, Closure.Output, Closure.Failure, Closure
    >
}

/// Functions that wait have names of their own: overloads would take the compiler half as long again.
extension Mocks.Generated {
    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated static func answerIfAny<Values, Closure: Mocks.SyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) throws(Closure.Failure) -> Closure.Output? { try stub.next(arguments)?.run(arguments) }

    /// Records a call and answers it.
    public nonisolated static func answer<Values, Closure: Mocks.SyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments, else value: @autoclosure () -> Closure.Output
    ) throws(Closure.Failure) -> Closure.Output {
        //: Library
        stub.noteFallback(value())
        //: Stub
        guard let answer = stub.next(arguments) else { return value() }
        return try answer.run(arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error, or the test stops.
    public nonisolated static func answerOrFail<Values, Closure: Mocks.SyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) throws(Closure.Failure) -> Closure.Output {
        if let answer = stub.next(arguments) { return try answer.run(arguments) }
        if let error = unanswered(stub, arguments) as? Closure.Failure { throw error }
        stop(stub, arguments)
    }

    /// Records a call and answers it. Nil without an answer.
    @discardableResult
    public nonisolated(nonsending) static func answerIfAnyAsync<Values, Closure: Mocks.AsyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) async throws(Closure.Failure) -> Closure.Output? { try await stub.answer(arguments)?.run(arguments) }

    /// Records a call and answers it.
    public nonisolated(nonsending) static func answerAsync<Values, Closure: Mocks.AsyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments, else value: @autoclosure () -> Closure.Output
    ) async throws(Closure.Failure) -> Closure.Output {
        //: Library
        stub.noteFallback(value())
        //: Stub
        guard let answer = try await stub.answer(arguments) else { return value() }
        return try await answer.run(arguments)
    }

    /// Records a call and answers it. Without an answer it throws an error, or the test stops.
    public nonisolated(nonsending) static func answerOrFailAsync<Values, Closure: Mocks.AsyncClosure>(
        _ stub: Mocks.Answering<Values, Closure>, _ arguments: Closure.Arguments
    ) async throws(Closure.Failure) -> Closure.Output {
        if let answer = try await stub.answer(arguments) { return try await answer.run(arguments) }
        if let error = unanswered(stub, arguments) as? Closure.Failure { throw error }
        stop(stub, arguments)
    }

    /// The error for a call that nothing answers.
    public nonisolated static func unanswered<Arguments, Values, Output, Failure, Closure>(
        _ stub: Mocks.CallStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) -> Mocks.UnansweredCall { Mocks.UnansweredCall(stub.missingAnswer(arguments)) }

    /// Stops the test: nothing answers a call, and there is no value to return and no error to throw.
    public nonisolated static func stop<Arguments, Values, Output, Failure, Closure>(
        _ stub: Mocks.CallStub<Arguments, Values, Output, Failure, Closure>, _ arguments: Arguments
    ) -> Swift.Never {
        let text = stub.missingAnswer(arguments)
        // The failure of a strict test has the text already.
        if stub.scope == nil { Mocks.recordAnywhere(text) }
        Swift.fatalError(text)
    }

    /// Records a new value of a property.
    public nonisolated static func record<Value>(_ value: Value, in stub: Mocks.Assignments<Value>) { stub.record(value) }
}

extension Mocks.Answer where Closure: Mocks.SyncClosure, Closure.Output == Output, Closure.Failure == Failure {
    fileprivate nonisolated func run(_ arguments: Closure.Arguments) throws(Failure) -> Output {
        if let value { return value.value }
        if let error { throw error.value }
        return try closure!.value.run(arguments)
    }
}

extension Mocks.Answer where Closure: Mocks.AsyncClosure, Closure.Output == Output, Closure.Failure == Failure {
    fileprivate nonisolated(nonsending) func run(_ arguments: Closure.Arguments) async throws(Failure) -> Output {
        if let value { return value.value }
        if let error { throw error.value }
        return try await closure!.value.run(arguments)
    }
}
