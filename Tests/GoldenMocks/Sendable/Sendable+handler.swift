// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

nonisolated class ImageCacheMock: ImageCache, @unchecked Sendable {
    init(limit: Int = 0) {
        stubs.locked.limit = limit
    }

    final var limitSetCallCount: Int {
        get { stubs.locked.limitSetCallCount }
        set { stubs.locked.limitSetCallCount = newValue }
    }
    var limit: Int {
        get { stubs.locked.limit }
        set {
            stubs.hold()
            stubs.held.limit = newValue
            stubs.held.limitSetCallCount += 1
            stubs.release()
        }
    }

    final var imageCallCount: Int {
        get { stubs.locked.imageCallCount }
        set { stubs.locked.imageCallCount = newValue }
    }
    final var imageHandler: ((String) async throws -> [UInt8])? {
        get { stubs.locked.imageHandler }
        set { stubs.locked.imageHandler = newValue }
    }

    func image(named name: String) async throws -> [UInt8] {
        stubs.hold()
        stubs.held.imageCallCount += 1
        let closure = stubs.held.imageHandler
        stubs.release()
        if let closure { return try await closure(name) }
        return []
    }

    final var removeAllCallCount: Int {
        get { stubs.locked.removeAllCallCount }
        set { stubs.locked.removeAllCallCount = newValue }
    }
    final var removeAllHandler: (() -> Void)? {
        get { stubs.locked.removeAllHandler }
        set { stubs.locked.removeAllHandler = newValue }
    }

    func removeAll() {
        stubs.hold()
        stubs.held.removeAllCallCount += 1
        let closure = stubs.held.removeAllHandler
        stubs.release()
        closure?()
    }

    private let stubs = GuardedInMocks(Stubs())

    private struct Stubs {
        var limitSetCallCount = 0
        var limit = 0
        var imageCallCount = 0
        var imageHandler: ((String) async throws -> [UInt8])?
        var removeAllCallCount = 0
        var removeAllHandler: (() -> Void)?
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
