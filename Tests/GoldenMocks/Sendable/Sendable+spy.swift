// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

nonisolated class ImageCacheMock: ImageCache, @unchecked Sendable {
    // MARK: limit

    private let limitValue = ValueInMocks<Int>(0)
    final var underlyingLimit: Int { get { limitValue.value } set { limitValue.value = newValue } }
    var limit: Int { get { underlyingLimit } set { underlyingLimit = newValue } }

    // MARK: image(named:)

    private let imageCall = CallInMocks<String, [UInt8], Never, any Error>(value: [])
    final var imageWasCalled: Bool { get { imageCall.isCalled } set { imageCall.isCalled = newValue } }
    final var imageParam: String? { get { imageCall.received } set { imageCall.received = newValue } }
    final var imageToThrow: (any Error)? { get { imageCall.error } set { imageCall.error = newValue } }
    final var imageToReturn: [UInt8] { get { imageCall.value } set { imageCall.value = newValue } }

    func image(named name: String) async throws -> [UInt8] {
        let stubs = imageCall.record(last: name)
        if let error = stubs.error { throw error }
        return stubs.value
    }

    // MARK: removeAll()

    private let removeAllCall = CallInMocks<Never, Never?, Never, Never>()
    final var removeAllWasCalled: Bool { get { removeAllCall.isCalled } set { removeAllCall.isCalled = newValue } }

    func removeAll() {
        removeAllCall.record()
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
