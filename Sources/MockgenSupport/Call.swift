//: Module
import Foundation

//: Call
nonisolated extension Mocks {
    /// The records of one call, and what a test has set to answer it, guarded by a lock.
    ///
    /// The accessors yield in place: a getter that calls a closure takes the compiler twice as long. The lock is used
    /// as `NSLocking`, whose requirements no extension in the project can replace, as one of `NSLock` can.
    public final class Call<Arguments, Each, Value, Closure, Failure>: @unchecked Swift.Sendable {
        private struct State {
            var count = 0
            var isCalled = false
            var received: Arguments?
            var invocations: [Arguments] = []
            var each: Each
            var error: Failure?
            var closure: Closure?
            var value: Value
        }

        /// Recursive: a call that records the arguments of single parameters holds it meanwhile.
        private let lock: any Foundation.NSLocking = Foundation.NSRecursiveLock()
        private var state: State

        /// Without a part, its type is `Never`.
        ///
        /// - Parameters:
        ///   - arguments: nil of the type of the arguments, if the mock records them.
        ///   - each: the arguments of single parameters.
        ///   - value: the value to return, until a test sets another one.
        public init(
            arguments: Arguments? = nil as Swift.Never?, each: Each = (), value: Value = (),
            closure: Closure? = nil as Swift.Never?, error: Failure? = nil as Swift.Never?
        ) {
            state = State(received: arguments, each: each, error: error, closure: closure, value: value)
        }

        /// How often it was called.
        public var count: Swift.Int {
            get { locked.count }
            set { locked.count = newValue }
        }
        /// Whether it was called.
        public var isCalled: Swift.Bool {
            get { locked.isCalled }
            set { locked.isCalled = newValue }
        }
        /// The arguments of the last call.
        public var received: Arguments? {
            get { locked.received }
            set { _ = change { Swift.exchange(&$0.received, with: newValue) } }
        }
        /// The arguments of all calls.
        public var invocations: [Arguments] {
            get { locked.invocations }
            set { _ = change { Swift.exchange(&$0.invocations, with: newValue) } }
        }
        /// The arguments of single parameters.
        public var each: Each {
            _read { yield locked.each }
            _modify { yield &locked.each }
        }
        /// The error that answers.
        public var error: Failure? {
            get { locked.error }
            set { _ = change { Swift.exchange(&$0.error, with: newValue) } }
        }
        /// The closure that answers.
        public var closure: Closure? {
            get { locked.closure }
            set { _ = change { Swift.exchange(&$0.closure, with: newValue) } }
        }
        /// The value that answers.
        public var value: Value {
            get { locked.value }
            set { _ = change { Swift.exchange(&$0.value, with: newValue) } }
        }

        /// Begins a transaction of several statements.
        public func hold() { lock.lock() }
        /// Ends the transaction.
        public func release() { lock.unlock() }

        /// Counts a call, and returns what a test has set.
        ///
        /// - Parameters:
        ///   - arguments: nil if the mock does not record them.
        ///   - isLast: whether to record them as those of the last call.
        ///   - isInHistory: whether to record them among those of all calls.
        @discardableResult
        public func record(
            _ arguments: Arguments? = nil, isLast: Swift.Bool = true, isInHistory: Swift.Bool = true
        ) -> (error: Failure?, closure: Closure?, value: Value) {
            let (_, answer) = change { state in
                state.count += 1
                state.isCalled = true
                let old = isLast ? Swift.exchange(&state.received, with: arguments) : nil
                if isInHistory, let arguments { state.invocations.append(arguments) }
                return (old, (state.error, state.closure, state.value))
            }
            return answer
        }

        /// Returns the old values that end after the lock is open, because their ends may use the mock.
        private func change<Old>(_ body: (inout State) -> Old) -> Old {
            lock.lock()
            defer { lock.unlock() }
            return body(&state)
        }

        private var locked: State {
            _read {
                lock.lock()
                defer { lock.unlock() }
                yield state
            }
            _modify {
                lock.lock()
                defer { lock.unlock() }
                yield &state
            }
        }
    }
}
