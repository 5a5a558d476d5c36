import Foundation

extension Mocks {
    /// Calls that wait until the test answers them: `let pay = cart.on.pay.holds()`.
    ///
    /// Each call waits alone, and the oldest one takes the next answer. An answer that comes before its call is kept.
    public nonisolated final class Held<Output, Failure: Swift.Error, Closure>: Swift.Sendable {
        internal let calls: HeldCalls

        internal init(_ calls: HeldCalls) { self.calls = calls }

        /// Lets the oldest call return this value.
        public func returns(_ value: Output) { give(Answer(value: value)) }

        /// Lets the oldest call throw this error.
        public func `throws`(_ error: Failure) { give(Answer(error: error)) }

        /// Waits until so many calls have come, including those that have gone on. If they do not come within the
        /// limit, the test fails at this line.
        public func waitForCalls(
            _ calls: Swift.Int = 1, within limit: Swift.Double = 10, file: Swift.StaticString = #fileID,
            path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
            column: Swift.UInt = #column
        ) async throws { try await self.calls.arrived(calls, limit, at: Location(file, path, line, column)) }

        internal func give(_ answer: Answer<Output, Failure, Closure>) { calls.give(answer) }
    }

    /// The calls that wait. Nothing here depends on the types of their answers, which the compiler would pay for.
    internal nonisolated final class HeldCalls: Awaited, @unchecked Swift.Sendable {
        /// A call that waits. The lock guards it, too: it is seen by the test, and waits, in one step.
        private final class Call: @unchecked Swift.Sendable {
            var continuation: _Concurrency.CheckedContinuation<Outcome, Swift.Never>?
            /// The end of a call that is yet to wait.
            var outcome: Outcome?
        }

        enum Outcome {
            case answered(AnyAnswer)
            case cancelled, letGo
            case late(Swift.String)
        }

        private let name: Swift.String
        /// How long a call waits, in seconds.
        private let limit: Swift.Double
        let lock: any Foundation.NSLocking = Foundation.NSLock()
        var history = History()
        private var given: [AnyAnswer] = []
        private var waiting: [Call] = []
        /// Whether the answers are forgotten. A call can have taken them before, and still be on its way.
        private var isLetGo = false
        private let report: (Swift.String) -> Swift.Void

        init(_ name: Swift.String, limit: Swift.Double, _ report: @escaping (Swift.String) -> Swift.Void) {
            (self.name, self.limit, self.report) = (name, limit, report)
        }

        func arrived(_ calls: Swift.Int, _ limit: Swift.Double, at location: Location) async throws {
            if try await wait(within: limit, until: { locked { history.total } >= calls }) { return }
            let text = "'\(name)' was called \(times(locked { history.total })) within \(limit) s, not \(times(calls))."
            try fail(text, at: location)
        }

        func give(_ answer: AnyAnswer) {
            lock.lock()
            let call = waiting.first
            if call == nil { given.append(answer) } else { waiting.removeFirst() }
            lock.unlock()
            call?.continuation?.resume(returning: .answered(answer))
        }

        /// Lets all calls go on without an answer.
        func letGo() {
            lock.lock()
            let (calls, old) = (waiting, given)
            (waiting, given, isLetGo) = ([], [], true)
            lock.unlock()
            _ = old
            for call in calls { call.continuation?.resume(returning: .letGo) }
        }

        /// Waits until the test answers a call, or until it goes on without an answer, which is reported.
        func outcome(of text: Swift.String, canBeCancelled: Swift.Bool) async -> Outcome {
            let call = Call()
            let timer = _Concurrency.Task { [weak self, limit] in
                await pause(limit)
                self?.end(call, .late("'\(text)' is held, and had no answer within \(limit) s."))
            }
            defer { timer.cancel() }
            let outcome = await _Concurrency.withTaskCancellationHandler {
                await _Concurrency.withCheckedContinuation { start(call, $0) }
            } onCancel: {
                if canBeCancelled { end(call, .cancelled) }
            }
            if case .late(let text) = outcome { report(text) }
            return outcome
        }

        private func start(_ call: Call, _ continuation: _Concurrency.CheckedContinuation<Outcome, Swift.Never>) {
            lock.lock()
            var outcome = isLetGo ? .letGo : call.outcome
            if outcome != nil {
                // It ends at once.
            } else if given.count > 0 {
                outcome = .answered(given.removeFirst())
            } else {
                call.continuation = continuation
                waiting.append(call)
            }
            history.add()
            lock.unlock()
            if let outcome { continuation.resume(returning: outcome) }
        }

        /// Ends a call that waits, or that is to wait if it was cancelled before.
        private func end(_ call: Call, _ outcome: Outcome) {
            lock.lock()
            let position = waiting.firstIndex { $0 === call }
            if let position { waiting.remove(at: position) } else if call.outcome == nil { call.outcome = outcome }
            lock.unlock()
            if position != nil { call.continuation?.resume(returning: outcome) }
        }
    }
}

extension Mocks.Answerable where Closure: Mocks.Holdable {
    /// Holds each call until the test answers it. If it does not within the limit, the test fails at this line.
    public nonisolated func holds(
        within limit: Swift.Double = 60, file: Swift.StaticString = #fileID, path: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        column: Swift.UInt = #column
    ) -> Mocks.Held<Output, Failure, Closure> {
        let (answers, answer, location) = (answers, Mocks.Answer<Output, Failure, Closure>(), Mocks.Location(file, path, line, column))
        let calls = Mocks.HeldCalls(answers.stub.name, limit: limit, Mocks.reporter(at: location))
        answers.stub.locked { answers.stub.held.append(calls) }
        answer.held = calls
        _ = answers.add([answer], at: location)
        return Mocks.Held(calls)
    }
}

extension Mocks.AnsweredCalls {
    /// Waits for the answer that the test gives to a call. Nil if it goes on without one.
    nonisolated(nonsending) internal func heldAnswer(
        _ answer: Mocks.Answer<Output, Failure, Closure>?, to arguments: Arguments
    ) async throws(Failure) -> Mocks.Answer<Output, Failure, Closure>? {
        guard let held = answer?.held else { return answer }
        let cancellation = _Concurrency.CancellationError() as? Failure
        switch await held.outcome(of: text(of: arguments), canBeCancelled: cancellation != nil) {
        case .answered(let answer):
            return unsafe Swift.unsafeDowncast(answer, to: Mocks.Answer<Output, Failure, Closure>.self)
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
        give(Mocks.Answer(closure: Mocks.AsyncOwnFunction(closure: closure)))
    }

    /// Lets the oldest call run a closure.
    public nonisolated func does<Arguments>(_ closure: @escaping (Arguments) async throws(Failure) -> Output)
    where Closure == Mocks.AsyncFunction<Arguments, Output, Failure> {
        give(Mocks.Answer(closure: Mocks.AsyncFunction(closure: closure)))
    }

    /// Lets the oldest call run a closure.
    public nonisolated func does<Arguments>(_ closure: @escaping @_Concurrency.MainActor (Arguments) async throws(Failure) -> Output)
    where Closure == Mocks.MainActorAsyncFunction<Arguments, Output, Failure> {
        give(Mocks.Answer(closure: Mocks.MainActorAsyncFunction(closure: closure)))
    }

    /// Lets the oldest call return.
    public nonisolated func returns() where Output == Swift.Void { returns(()) }
}
