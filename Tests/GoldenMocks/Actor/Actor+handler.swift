// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

actor AccountMock: Account {
    init(number: String = "", balance: Int = 0) {
        stubs.locked.number = number
        stubs.locked.balance = balance
    }

    nonisolated var numberSetCallCount: Int {
        get { stubs.locked.numberSetCallCount }
        set { stubs.locked.numberSetCallCount = newValue }
    }
    nonisolated var number: String {
        get { stubs.locked.number }
        set {
            stubs.hold()
            stubs.held.number = newValue
            stubs.held.numberSetCallCount += 1
            stubs.release()
        }
    }

    nonisolated var balanceSetCallCount: Int {
        get { stubs.locked.balanceSetCallCount }
        set { stubs.locked.balanceSetCallCount = newValue }
    }
    nonisolated var balance: Int {
        get { stubs.locked.balance }
        set {
            stubs.hold()
            stubs.held.balance = newValue
            stubs.held.balanceSetCallCount += 1
            stubs.release()
        }
    }

    nonisolated var depositCallCount: Int {
        get { stubs.locked.depositCallCount }
        set { stubs.locked.depositCallCount = newValue }
    }
    nonisolated var depositHandler: ((Int) -> Int)? {
        get { stubs.locked.depositHandler }
        set { stubs.locked.depositHandler = newValue }
    }

    func deposit(_ amount: Int) -> Int {
        stubs.hold()
        stubs.held.depositCallCount += 1
        let closure = stubs.held.depositHandler
        stubs.release()
        if let closure { return closure(amount) }
        return 0
    }

    nonisolated var transferCallCount: Int {
        get { stubs.locked.transferCallCount }
        set { stubs.locked.transferCallCount = newValue }
    }
    nonisolated var transferHandler: ((Int, any Account) async throws -> Void)? {
        get { stubs.locked.transferHandler }
        set { stubs.locked.transferHandler = newValue }
    }

    func transfer(_ amount: Int, to other: any Account) async throws {
        stubs.hold()
        stubs.held.transferCallCount += 1
        let closure = stubs.held.transferHandler
        stubs.release()
        try await closure?(amount, UncheckedInMocks(other).value)
    }

    private nonisolated let stubs = GuardedInMocks(Stubs())

    private nonisolated struct Stubs {
        var numberSetCallCount = 0
        var number: String = ""
        var balanceSetCallCount = 0
        var balance = 0
        var depositCallCount = 0
        var depositHandler: ((Int) -> Int)?
        var transferCallCount = 0
        var transferHandler: ((Int, any Account) async throws -> Void)?
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
