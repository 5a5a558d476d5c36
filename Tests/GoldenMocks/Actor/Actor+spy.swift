// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

actor AccountMock: Account {
    // MARK: number

    private nonisolated let numberValue = ValueInMocks<String>("")
    nonisolated var underlyingNumber: String { get { numberValue.value } set { numberValue.value = newValue } }
    nonisolated var number: String { get { underlyingNumber } set { underlyingNumber = newValue } }

    // MARK: balance

    private nonisolated let balanceValue = ValueInMocks<Int>(0)
    nonisolated var underlyingBalance: Int { get { balanceValue.value } set { balanceValue.value = newValue } }
    nonisolated var balance: Int { get { underlyingBalance } set { underlyingBalance = newValue } }

    // MARK: deposit(_:)

    private nonisolated let depositCall = CallInMocks<Int, Int, Never, Never>(value: 0)
    nonisolated var depositWasCalled: Bool { get { depositCall.isCalled } set { depositCall.isCalled = newValue } }
    nonisolated var depositParam: Int? { get { depositCall.received } set { depositCall.received = newValue } }
    nonisolated var depositToReturn: Int { get { depositCall.value } set { depositCall.value = newValue } }

    func deposit(_ amount: Int) -> Int {
        let stubs = depositCall.record(last: amount)
        return stubs.value
    }

    // MARK: transfer(_:to:)

    private nonisolated let transferCall = CallInMocks<(amount: Int, other: any Account), Never?, Never, any Error>()
    nonisolated var transferWasCalled: Bool { get { transferCall.isCalled } set { transferCall.isCalled = newValue } }
    nonisolated var transferParams: (amount: Int, other: any Account)? {
        get { transferCall.received }
        set { transferCall.received = newValue }
    }
    nonisolated var transferToThrow: (any Error)? { get { transferCall.error } set { transferCall.error = newValue } }

    func transfer(_ amount: Int, to other: any Account) async throws {
        let stubs = transferCall.record(last: (amount: amount, other: other))
        if let error = stubs.error { throw error }
    }
}

/// The records and stubs of one call, guarded by a lock.
private nonisolated final class CallInMocks<Arguments, Value, Closure, Failure>: @unchecked Sendable {
    private struct State {
        var count = 0
        var isCalled = false
        var received: Arguments?
        var invocations: [Arguments] = []
        var error: Failure?
        var closure: Closure?
        var value: Value
    }

    private let lock: any NSLocking = NSLock()
    private var state: State

    init(value: Value) { state = State(value: value) }
    convenience init<Wrapped>() where Value == Wrapped? { self.init(value: nil) }

    var count: Int { get { locked.count } set { locked.count = newValue } }
    var isCalled: Bool { get { locked.isCalled } set { locked.isCalled = newValue } }
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
        _ arguments: [Arguments], isLast: Bool, isInHistory: Bool
    ) -> (error: Failure?, closure: Closure?, value: Value) {
        lock.lock()
        defer { lock.unlock() }
        state.count += 1
        state.isCalled = true
        if isLast { state.received = arguments.last }
        if isInHistory { state.invocations += arguments }
        return (state.error, state.closure, state.value)
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

/// The value of one property, guarded by a lock.
private nonisolated final class ValueInMocks<Value: ~Copyable>: @unchecked Sendable {
    private let lock: any NSLocking = NSLock()
    private var stored: Value
    private var count = 0

    init(_ value: consuming Value) { stored = value }

    var setCount: Int {
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

    var value: Value {
        _read {
            lock.lock()
            defer { lock.unlock() }
            yield stored
        }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &stored
        }
    }
}
