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

    final var imageNamedCallsCount: Int {
        get { stubs.locked.imageNamedCallsCount }
        set { stubs.locked.imageNamedCallsCount = newValue }
    }
    final var imageNamedCalled: Bool { imageNamedCallsCount > 0 }
    final var imageNamedReceivedName: String? {
        get { stubs.locked.imageNamedReceivedName }
        set { stubs.locked.imageNamedReceivedName = newValue }
    }
    final var imageNamedReceivedInvocations: [String] {
        get { stubs.locked.imageNamedReceivedInvocations }
        set { stubs.locked.imageNamedReceivedInvocations = newValue }
    }
    final var imageNamedThrowableError: (any Error)? {
        get { stubs.locked.imageNamedThrowableError }
        set { stubs.locked.imageNamedThrowableError = newValue }
    }
    final var imageNamedReturnValue: [UInt8]! {
        get { stubs.locked.imageNamedReturnValue }
        set { stubs.locked.imageNamedReturnValue = newValue }
    }
    final var imageNamedClosure: ((String) async throws -> [UInt8])? {
        get { stubs.locked.imageNamedClosure }
        set { stubs.locked.imageNamedClosure = newValue }
    }

    func image(named name: String) async throws -> [UInt8] {
        stubs.hold()
        stubs.held.imageNamedCallsCount += 1
        stubs.held.imageNamedReceivedName = name
        stubs.held.imageNamedReceivedInvocations.append(name)
        let (error, closure, value) = (stubs.held.imageNamedThrowableError, stubs.held.imageNamedClosure, stubs.held.imageNamedReturnValue)
        stubs.release()
        if let error { throw error }
        if let closure { return try await closure(name) }
        return value ?? []
    }

    final var removeAllCallsCount: Int {
        get { stubs.locked.removeAllCallsCount }
        set { stubs.locked.removeAllCallsCount = newValue }
    }
    final var removeAllCalled: Bool { removeAllCallsCount > 0 }
    final var removeAllClosure: (() -> Void)? {
        get { stubs.locked.removeAllClosure }
        set { stubs.locked.removeAllClosure = newValue }
    }

    func removeAll() {
        stubs.hold()
        stubs.held.removeAllCallsCount += 1
        let closure = stubs.held.removeAllClosure
        stubs.release()
        closure?()
    }

    private let stubs = GuardedInMocks(Stubs())

    private struct Stubs {
        var underlyingLimit = 0
        var imageNamedCallsCount = 0
        var imageNamedReceivedName: String?
        var imageNamedReceivedInvocations: [String] = []
        var imageNamedThrowableError: (any Error)?
        var imageNamedReturnValue: [UInt8]!
        var imageNamedClosure: ((String) async throws -> [UInt8])?
        var removeAllCallsCount = 0
        var removeAllClosure: (() -> Void)?
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
