import Foundation

extension Mocks {
    /// Calls that wait until the test answers them: `let pay = cart.on.pay.holds()`.
    ///
    /// Each call waits alone, and the oldest one takes the next answer. An answer that comes before its call is kept.
    public nonisolated final class Held<Output, Failure: Swift.Error, Closure>: Swift.Sendable {
        internal let calls: HeldCalls

        internal init(_ calls: HeldCalls) { self.calls = calls }

        /// Lets the oldest call return this value.
        public func returns(_ value: Output) { give(Answer(value: Boxed(value))) }

        /// Lets the oldest call throw this error.
        public func `throws`(_ error: Failure) { give(Answer(error: Boxed(error))) }

        /// Waits until so many calls have come, including those that have gone on. If they do not come within the
        /// limit, the test fails at this line.
        public func waitForCalls(
            _ calls: Swift.Int = 1, within limit: Swift.Double = 10, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
        ) async throws { try await self.calls.arrived(calls, limit, at: Location(file, line)) }

        internal func give(_ answer: Answer<Output, Failure, Closure>) { calls.give(answer) }
    }

    /// The calls that wait. Nothing here depends on the types of their answers, which the compiler would pay for.
    internal nonisolated final class HeldCalls: Awaited, @unchecked Swift.Sendable {
        enum Outcome: Swift.Sendable {
            case answered(AnyAnswer)
            case cancelled, letGo
            case late(Swift.String)
        }

        private let name: Swift.String
        private let location: Location
        /// How long a call waits, in seconds.
        private let limit: Swift.Double
        let lock: any Foundation.NSLocking = Foundation.NSLock()
        var history = History()
        private var given: [AnyAnswer] = []
        private var countOfGiven = 0
        private var waiting: [Waiter<Outcome>] = []
        /// Whether the answers are forgotten. A call can have taken them before, and still be on its way.
        private var isLetGo = false
        private let report: (Swift.String) -> Swift.Void

        init(_ name: Swift.String, at location: Location, limit: Swift.Double) {
            (self.name, self.location, self.limit, report) = (name, location, limit, reporter(at: location))
        }

        func arrived(_ calls: Swift.Int, _ limit: Swift.Double, at location: Location) async throws {
            try await wait(for: calls, of: "'\(name)' was called", within: limit, at: location) { locked { history.total } }
        }

        func give(_ answer: AnyAnswer) {
            locked {
                Mutations.shared?.note([answer], of: name, at: location, after: countOfGiven)
                countOfGiven += 1
                while waiting.count > 0 { if waiting.removeFirst().finish(.answered(answer)) { return } }
                given.append(answer)
            }
        }

        /// Lets all calls go on without an answer.
        func letGo() {
            let (calls, _) = locked {
                isLetGo = true
                return (Swift.exchange(&waiting, with: []), Swift.exchange(&given, with: []))
            }
            for call in calls { call.finish(.letGo) }
        }

        /// Waits until the test answers a call, or until it goes on without an answer, which is reported.
        func outcome(of text: Swift.String, canBeCancelled: Swift.Bool) async -> Outcome {
            let call = Waiter<Outcome>()
            if canBeCancelled, _Concurrency.Task.isCancelled { call.finish(.cancelled) }
            // A test that sees the call finds it waiting.
            locked {
                history.add()
                if isLetGo {
                    call.finish(.letGo)
                } else if let answer = given.first {
                    if call.finish(.answered(answer)) { given.removeFirst() }
                } else {
                    waiting.append(call)
                }
            }
            let late = Outcome.late("'\(text)' is held, and had no answer within \(limit) s.")
            let outcome = await call.result(within: limit, late: late, cancelled: canBeCancelled ? .cancelled : nil)
            locked { waiting.removeAll { $0 === call } }
            if case .late(let text) = outcome { report(text) }
            return outcome
        }
    }
}

extension Mocks.Answerable where Closure: Mocks.Holdable {
    /// Holds each call until the test answers it. If no answer comes within the limit, the test fails at this line.
    public nonisolated func holds(
        within limit: Swift.Double = 60, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) -> Mocks.Held<Output, Failure, Closure> {
        let (answers, answer, location) = (answers, Mocks.Answer<Output, Failure, Closure>(), Mocks.Location(file, line))
        let calls = Mocks.HeldCalls(answers.stub.name, at: location, limit: limit)
        answers.stub.locked { answers.stub.held.append(calls) }
        answer.held = calls
        _ = answers.add([answer], at: location)
        return Mocks.Held(calls)
    }
}

extension Mocks.CallStub {
    /// Waits for the answer that the test gives to a call. Nil if it goes on without one.
    nonisolated(nonsending) internal func heldAnswer(
        _ answer: Mocks.Answer<Output, Failure, Closure>?, to arguments: Arguments
    ) async throws(Failure) -> Mocks.Answer<Output, Failure, Closure>? {
        guard let held = answer?.held else { return answer }
        let cancellation = _Concurrency.CancellationError() as? Failure
        switch await held.outcome(of: text(of: arguments), canBeCancelled: cancellation != nil) {
        case .answered(let answer):
            let answer = unsafe Swift.unsafeDowncast(answer, to: Mocks.Answer<Output, Failure, Closure>.self)
            return Mocks.Mutations.shared.map { $0.answer(answer, of: self, among: []) } ?? answer
        case .late(let text):
            if let failure = Mocks.UnansweredCall(text) as? Failure { throw failure }
        case .cancelled, .letGo: if let cancellation { throw cancellation }
        }
        return nil
    }
}

extension Mocks.Answerable {
    @available(*, unavailable, message: "only the calls of an asynchronous requirement can be held")
    public nonisolated func holds(within limit: Swift.Double = 60) -> Mocks.Held<Output, Failure, Closure> {
        Swift.fatalError("unavailable")
    }
}

extension Mocks.Held {
    /// Lets the oldest call run a closure.
    public nonisolated func does<Body>(_ closure: Body) where Closure == Mocks.AsyncOwnFunction<Body> {
        give(Mocks.Answer(closure: Mocks.Boxed(Mocks.AsyncOwnFunction(closure: closure))))
    }

    /// Lets the oldest call run a closure.
    public nonisolated func does<Arguments>(_ closure: @escaping (Arguments) async throws(Failure) -> Output)
    where Closure == Mocks.AsyncFunction<Arguments, Output, Failure> {
        give(Mocks.Answer(closure: Mocks.Boxed(Mocks.AsyncFunction(closure: closure))))
    }

    /// Lets the oldest call run a closure.
    public nonisolated func does<Arguments>(_ closure: @escaping @_Concurrency.MainActor (Arguments) async throws(Failure) -> Output)
    where Closure == Mocks.MainActorAsyncFunction<Arguments, Output, Failure> {
        give(Mocks.Answer(closure: Mocks.Boxed(Mocks.MainActorAsyncFunction(closure: closure))))
    }

    /// Lets the oldest call return.
    public nonisolated func returns() where Output == Swift.Void { returns(()) }
}
