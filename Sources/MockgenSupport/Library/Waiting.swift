import Foundation

extension Mocks.AnyStub: Mocks.Awaited {
    internal nonisolated final var history: Mocks.History {
        get { watched.history }
        set { watched.history = newValue }
    }

    /// Waits until there are this many calls. If they do not come within the limit, the test fails: with an issue at this
    /// line, or with an error that names it. If its task is cancelled, it throws `CancellationError`.
    public nonisolated(nonsending) final func waitForCalls(
        _ calls: Swift.Int = 1, within limit: Swift.Double = 10, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) async throws {
        try await wait(for: calls, of: "'\(name)' was \(verb)", within: limit, at: Mocks.Location(file, line)) { count }
    }

    /// Fails if it is called within the limit, or was called before.
    public nonisolated(nonsending) final func expectNoCalls(
        within limit: Swift.Double, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) async throws {
        guard try await wait(within: limit, until: { count > 0 }) else { return }
        try Mocks.fail("\(self)\nIt was not to be \(verb) in \(limit) s.", at: Mocks.Location(file, line))
    }
}

extension Mocks.AnyStub {
    /// The compiler would name another reason.
    @available(*, unavailable, message: "say how long: 'expectNoCalls(within: 0.1)'")
    public nonisolated final func expectNoCalls() async throws {}
}

extension Mocks.Answers {
    /// Waits until there were so many of these calls, as for all calls of a stub.
    public nonisolated(nonsending) func waitForCalls(
        _ calls: Swift.Int = 1, within limit: Swift.Double = 10, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) async throws {
        if try await stub.wait(within: limit, until: { count >= calls }) { return }
        let came = "it was called \(Mocks.times(count)), not \(Mocks.times(calls)), \(expected.textOfArguments)"
        try Mocks.fail("\(stub)\nIn \(limit) s \(came).", at: Mocks.Location(file, line))
    }

    /// Fails if there is such a call within the limit, or was one before.
    public nonisolated(nonsending) func expectNoCalls(
        within limit: Swift.Double, file: Swift.StaticString = #filePath, line: Swift.UInt = #line
    ) async throws {
        guard try await stub.wait(within: limit, until: { count > 0 }) else { return }
        try Mocks.fail("\(self)\nThere was to be no such call in \(limit) s.", at: Mocks.Location(file, line))
    }
}

extension Mocks.Expected? {
    fileprivate nonisolated var textOfArguments: Swift.String {
        map { "with the arguments \($0.description)" } ?? "whose arguments meet the condition"
    }
}

extension Mocks.Assignments {
    /// Waits until the property is set to a value that meets a condition.
    public nonisolated(nonsending) final func waitForValue(
        within limit: Swift.Double = 10, file: Swift.StaticString = #filePath, line: Swift.UInt = #line,
        where condition: (Value) -> Swift.Bool
    ) async throws {
        if try await wait(within: limit, until: { calls.contains(where: condition) }) { return }
        try Mocks.fail("\(self)\nIn \(limit) s there was no value that meets the condition.", at: Mocks.Location(file, line))
    }
}

extension Mocks {
    /// Something that happens again and again, and that tests wait for.
    internal nonisolated protocol Awaited: Locked {
        var history: History { get set }
    }

    /// How many calls there were, and the tests that wait for the next one.
    internal nonisolated struct History {
        /// Including forgotten ones.
        private(set) var total = 0
        private var waiting: [Waiter<Swift.Bool>] = []

        mutating func add() {
            total += 1
            if waiting.count == 0 { return }
            for waiter in waiting { waiter.finish(true) }
            waiting = []
        }

        /// Lets a test wait for the next call after the first `seen` ones.
        mutating func add(_ waiter: Waiter<Swift.Bool>, after seen: Swift.Int) {
            if total == seen { waiting.append(waiter) } else { waiter.finish(true) }
        }

        mutating func remove(_ waiter: Waiter<Swift.Bool>) { waiting.removeAll { $0 === waiter } }
    }
}

extension Mocks.Awaited {
    internal nonisolated(nonsending) func wait(
        for calls: Swift.Int, of subject: Swift.String, within limit: Swift.Double, at location: Mocks.Location, count: () -> Swift.Int
    ) async throws {
        if try await wait(within: limit, until: { count() >= calls }) { return }
        try Mocks.fail("\(subject) \(Mocks.times(count())) within \(limit) s, not \(Mocks.times(calls)).", at: location)
    }

    /// Returns whether something is true within the limit. It is asked again each time something has happened.
    internal nonisolated(nonsending) func wait(within limit: Swift.Double, until isDone: () -> Swift.Bool) async throws -> Swift.Bool {
        let end = Foundation.Date(timeIntervalSinceNow: limit)
        while true {
            let seen = locked { history.total }
            if isDone() { return true }
            let waiter = Mocks.Waiter<Swift.Bool>()
            locked { history.add(waiter, after: seen) }
            defer { locked { history.remove(waiter) } }
            guard await waiter.result(within: end.timeIntervalSinceNow, late: false, cancelled: false) else {
                try _Concurrency.Task.checkCancellation()
                return isDone()
            }
        }
    }
}

extension Mocks {
    /// Waits so many seconds, or until its task is cancelled. In parts, so that time in which no task can run does not count.
    internal nonisolated static func pause(_ seconds: Swift.Double) async {
        let part = Swift.UInt64(Swift.max(0, Swift.min(seconds, 1e9)) * 1e8)
        for _ in 0..<10 { try? await _Concurrency.Task.sleep(nanoseconds: part) }
    }

    /// Waits for one result. Only the first one counts.
    internal nonisolated final class Waiter<Result: Swift.Sendable>: Locked, @unchecked Swift.Sendable {
        let lock: any Foundation.NSLocking = Foundation.NSLock()
        private var first: Result?
        private var continuation: _Concurrency.CheckedContinuation<Result, Swift.Never>?

        /// Ends the wait. Returns false if it has ended before.
        @discardableResult
        func finish(_ new: Result) -> Swift.Bool {
            let (old, waiting) = locked {
                defer { first = first ?? new }
                return (first, continuation)
            }
            if old == nil { waiting?.resume(returning: new) }
            return old == nil
        }

        /// - Parameter cancelled: the result when the task is cancelled. Nil if it waits all the same.
        func result(within limit: Swift.Double, late: Result, cancelled: Result?) async -> Result {
            let timer = _Concurrency.Task {
                await pause(limit)
                finish(late)
            }
            defer { timer.cancel() }
            return await _Concurrency.withTaskCancellationHandler {
                await _Concurrency.withCheckedContinuation { new in
                    let result = locked {
                        continuation = new
                        return first
                    }
                    if let result { new.resume(returning: result) }
                }
            } onCancel: {
                if let cancelled { finish(cancelled) }
            }
        }
    }
}
