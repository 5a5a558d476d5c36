// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import Foundation

nonisolated class ImageCacheMock: ImageCache, @unchecked Sendable {
    final var underlyingLimit: Int {
        get { stubs.locked.underlyingLimit }
        set { stubs.locked.underlyingLimit = newValue }
    }
    var limit: Int {
        get { underlyingLimit }
        set { underlyingLimit = newValue }
    }

    final var imageWasCalled: Bool {
        get { stubs.locked.imageWasCalled }
        set { stubs.locked.imageWasCalled = newValue }
    }
    final var imageParam: String? {
        get { stubs.locked.imageParam }
        set { stubs.locked.imageParam = newValue }
    }
    final var imageToThrow: (any Error)? {
        get { stubs.locked.imageToThrow }
        set { stubs.locked.imageToThrow = newValue }
    }
    final var imageToReturn: [UInt8] {
        get { stubs.locked.imageToReturn }
        set { stubs.locked.imageToReturn = newValue }
    }

    func image(named name: String) async throws -> [UInt8] {
        stubs.hold()
        stubs.held.imageWasCalled = true
        stubs.held.imageParam = name
        let (error, value) = (stubs.held.imageToThrow, stubs.held.imageToReturn)
        stubs.release()
        if let error { throw error }
        return value
    }

    final var removeAllWasCalled: Bool {
        get { stubs.locked.removeAllWasCalled }
        set { stubs.locked.removeAllWasCalled = newValue }
    }

    func removeAll() {
        stubs.hold()
        stubs.held.removeAllWasCalled = true
        stubs.release()
    }

    private let stubs = GuardedInMocks(Stubs())

    private struct Stubs {
        var underlyingLimit = 0
        var imageWasCalled: Bool = false
        var imageParam: String?
        var imageToThrow: (any Error)?
        var imageToReturn: [UInt8] = []
        var removeAllWasCalled: Bool = false
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
