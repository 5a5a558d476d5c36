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

    nonisolated var depositWasCalled: Bool {
        get { stubs.locked.depositWasCalled }
        set { stubs.locked.depositWasCalled = newValue }
    }
    nonisolated var depositParam: Int? {
        get { stubs.locked.depositParam }
        set { stubs.locked.depositParam = newValue }
    }
    nonisolated var depositToReturn: Int {
        get { stubs.locked.depositToReturn }
        set { stubs.locked.depositToReturn = newValue }
    }

    func deposit(_ amount: Int) -> Int {
        stubs.hold()
        stubs.held.depositWasCalled = true
        stubs.held.depositParam = amount
        let value = stubs.held.depositToReturn
        stubs.release()
        return value
    }

    nonisolated var transferWasCalled: Bool {
        get { stubs.locked.transferWasCalled }
        set { stubs.locked.transferWasCalled = newValue }
    }
    nonisolated var transferParams: (amount: Int, other: any Account)? {
        get { stubs.locked.transferParams }
        set { stubs.locked.transferParams = newValue }
    }
    nonisolated var transferToThrow: (any Error)? {
        get { stubs.locked.transferToThrow }
        set { stubs.locked.transferToThrow = newValue }
    }

    func transfer(_ amount: Int, to other: any Account) async throws {
        stubs.hold()
        stubs.held.transferWasCalled = true
        stubs.held.transferParams = (amount: amount, other: other)
        let error = stubs.held.transferToThrow
        stubs.release()
        if let error { throw error }
    }

    private nonisolated let stubs = GuardedInMocks(Stubs())

    private nonisolated struct Stubs {
        var underlyingNumber: String = ""
        var underlyingBalance = 0
        var depositWasCalled: Bool = false
        var depositParam: Int?
        var depositToReturn = 0
        var transferWasCalled: Bool = false
        var transferParams: (amount: Int, other: any Account)?
        var transferToThrow: (any Error)?
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
