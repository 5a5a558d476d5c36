import MockgenModel

/// The helper types that guard the values of a mock with a lock.
extension HelperDeclarations {
    /// The accessors yield in place: a getter that calls a closure takes the compiler twice as long. The lock is used as `NSLocking`,
    /// whose requirements no extension in the project can replace, as one of `NSLock` can.
    var call: String {
        """
        /// The records and stubs of one call, guarded by a lock.
        private nonisolated final class \(HelperType.call)<Arguments, Value, Closure, Failure>: @unchecked \(name(.sendable)) {
            private struct State {
                var count = 0
                var isCalled = false
                var received: Arguments?
                var invocations: [Arguments] = []
                var error: Failure?
                var closure: Closure?
                var value: Value
            }

            private let lock: any \(name(.nsLocking)) = \(name(.nsLock))()
            private var state: State

            init(value: Value) { state = State(value: value) }
            convenience init<Wrapped>() where Value == Wrapped? { self.init(value: nil) }

            var count: \(name(.int)) { get { locked.count } set { locked.count = newValue } }
            var isCalled: \(name(.bool)) { get { locked.isCalled } set { locked.isCalled = newValue } }
            var received: Arguments? { get { locked.received } set { locked.received = newValue } }
            var invocations: [Arguments] { get { locked.invocations } set { locked.invocations = newValue } }
            var error: Failure? { get { locked.error } set { locked.error = newValue } }
            var closure: Closure? { get { locked.closure } set { locked.closure = newValue } }
            var value: Value { get { locked.value } set { locked.value = newValue } }

            /// Counts a call, and returns what a test has set.
            @discardableResult
            func record() -> (error: Failure?, closure: Closure?, value: Value) { record([], isLast: false, isInHistory: false) }
            @discardableResult
            func record(last arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Value) {
                record([arguments], isLast: true, isInHistory: false)
            }
            @discardableResult
            func record(history arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Value) {
                record([arguments], isLast: false, isInHistory: true)
            }
            @discardableResult
            func record(_ arguments: Arguments) -> (error: Failure?, closure: Closure?, value: Value) {
                record([arguments], isLast: true, isInHistory: true)
            }

            private func record(
                _ arguments: [Arguments], isLast: \(name(.bool)), isInHistory: \(name(.bool))
            ) -> (error: Failure?, closure: Closure?, value: Value) {
                lock.lock()
                defer { lock.unlock() }
                state.count += 1
                state.isCalled = true
                if isLast { state.received = arguments.last }
                if isInHistory { state.invocations += arguments }
                return (state.error, state.closure, state.value)
            }

            \(lockedAccess("state", "State"))
        }
        """
    }

    var value: String {
        """
        /// The value of one property, guarded by a lock.
        private nonisolated final class \(HelperType.value)<Value: ~Copyable>: @unchecked \(name(.sendable)) {
            private let lock: any \(name(.nsLocking)) = \(name(.nsLock))()
            private var stored: Value
            private var count = 0

            init(_ value: consuming Value) { stored = value }

            var setCount: \(name(.int)) {
                get {
                    lock.lock()
                    defer { lock.unlock() }
                    return count
                }
                set {
                    lock.lock()
                    defer { lock.unlock() }
                    count = newValue
                }
            }

            /// Sets the value, and counts that.
            func set(_ value: consuming Value) {
                lock.lock()
                defer { lock.unlock() }
                stored = value
                count += 1
            }

            /// Stores a value if there is none, and returns the stored one.
            func keep<Wrapped>(_ value: Wrapped) -> Wrapped where Value == Wrapped? {
                lock.lock()
                defer { lock.unlock() }
                if let stored { return stored }
                stored = value
                return value
            }

            \(lockedAccess("stored", "Value", name: "value"))
        }
        """
    }

    /// - Parameter name: the name of the property that holds the lock for one access.
    private func lockedAccess(_ stored: String, _ type: String, name: String = "locked") -> String {
        """
        \(name == "locked" ? "private " : "")var \(name): \(type) {
                _read {
                    lock.lock()
                    defer { lock.unlock() }
                    yield \(stored)
                }
                _modify {
                    lock.lock()
                    defer { lock.unlock() }
                    yield &\(stored)
                }
            }
        """
    }
}
