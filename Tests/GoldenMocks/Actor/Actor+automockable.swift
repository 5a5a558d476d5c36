// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

actor AccountMock: Account {
    nonisolated var underlyingNumber: String {
        get { stubs.locked.underlyingNumber }
        set { stubs.locked.underlyingNumber = newValue }
    }
    nonisolated var number: String {
        get { underlyingNumber }
        set { underlyingNumber = newValue }
    }

    nonisolated var underlyingBalance: Int {
        get { stubs.locked.underlyingBalance }
        set { stubs.locked.underlyingBalance = newValue }
    }
    nonisolated var balance: Int {
        get { underlyingBalance }
        set { underlyingBalance = newValue }
    }

    nonisolated var depositCallsCount: Int {
        get { stubs.locked.depositCallsCount }
        set { stubs.locked.depositCallsCount = newValue }
    }
    nonisolated var depositCalled: Bool { depositCallsCount > 0 }
    nonisolated var depositReceivedAmount: Int? {
        get { stubs.locked.depositReceivedAmount }
        set { stubs.locked.depositReceivedAmount = newValue }
    }
    nonisolated var depositReceivedInvocations: [Int] {
        get { stubs.locked.depositReceivedInvocations }
        set { stubs.locked.depositReceivedInvocations = newValue }
    }
    nonisolated var depositReturnValue: Int! {
        get { stubs.locked.depositReturnValue }
        set { stubs.locked.depositReturnValue = newValue }
    }
    nonisolated var depositClosure: ((Int) -> Int)? {
        get { stubs.locked.depositClosure }
        set { stubs.locked.depositClosure = newValue }
    }

    func deposit(_ amount: Int) -> Int {
        stubs.hold()
        stubs.held.depositCallsCount += 1
        stubs.held.depositReceivedAmount = amount
        stubs.held.depositReceivedInvocations.append(amount)
        let (closure, value) = (stubs.held.depositClosure, stubs.held.depositReturnValue)
        stubs.release()
        if let closure { return closure(amount) }
        return value ?? 0
    }

    nonisolated var transferToCallsCount: Int {
        get { stubs.locked.transferToCallsCount }
        set { stubs.locked.transferToCallsCount = newValue }
    }
    nonisolated var transferToCalled: Bool { transferToCallsCount > 0 }
    nonisolated var transferToReceivedArguments: (amount: Int, other: any Account)? {
        get { stubs.locked.transferToReceivedArguments }
        set { stubs.locked.transferToReceivedArguments = newValue }
    }
    nonisolated var transferToReceivedInvocations: [(amount: Int, other: any Account)] {
        get { stubs.locked.transferToReceivedInvocations }
        set { stubs.locked.transferToReceivedInvocations = newValue }
    }
    nonisolated var transferToThrowableError: (any Error)? {
        get { stubs.locked.transferToThrowableError }
        set { stubs.locked.transferToThrowableError = newValue }
    }
    nonisolated var transferToClosure: ((Int, any Account) async throws -> Void)? {
        get { stubs.locked.transferToClosure }
        set { stubs.locked.transferToClosure = newValue }
    }

    func transfer(_ amount: Int, to other: any Account) async throws {
        stubs.hold()
        stubs.held.transferToCallsCount += 1
        stubs.held.transferToReceivedArguments = (amount: amount, other: other)
        stubs.held.transferToReceivedInvocations.append((amount: amount, other: other))
        let (error, closure) = (stubs.held.transferToThrowableError, stubs.held.transferToClosure)
        stubs.release()
        if let error { throw error }
        try await closure?(amount, UncheckedInMocks(other).value)
    }

    private nonisolated let stubs = GuardedInMocks(Stubs())

    private nonisolated struct Stubs {
        var underlyingNumber: String = ""
        var underlyingBalance = 0
        var depositCallsCount = 0
        var depositReceivedAmount: Int?
        var depositReceivedInvocations: [Int] = []
        var depositReturnValue: Int!
        var depositClosure: ((Int) -> Int)?
        var transferToCallsCount = 0
        var transferToReceivedArguments: (amount: Int, other: any Account)?
        var transferToReceivedInvocations: [(amount: Int, other: any Account)] = []
        var transferToThrowableError: (any Error)?
        var transferToClosure: ((Int, any Account) async throws -> Void)?
    }
}

/// The stubs and records of a mock, guarded by a lock.
private nonisolated final class GuardedInMocks<Stubs: ~Copyable>: @unchecked Sendable {
    private let lock: any NSLocking = NSLock()
    /// Use it only between `hold()` and `release()`.
    var held: Stubs

    init(_ stubs: consuming Stubs) { held = stubs }

    /// Holds the lock for one access.
    var locked: Stubs {
        _read {
            lock.lock()
            defer { lock.unlock() }
            yield held
        }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &held
        }
    }

    func hold() { lock.lock() }

    func release() { lock.unlock() }
}

/// Passes a non-Sendable value across isolation. The test must not share it elsewhere.
private nonisolated struct UncheckedInMocks<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
