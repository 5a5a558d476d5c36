import Foundation

/// Holds one disposable at a time: the one before is disposed when the next one comes.
public final class SerialDisposable: Cancelable {
    private let lock = NSRecursiveLock()
    private var current: Disposable?
    private var disposed = false

    public init() {}

    public var isDisposed: Bool { lock.withLock { disposed } }

    public var disposable: Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
            let superfluous = lock.withLock { () -> Disposable? in
                if disposed { return newValue }
                defer { current = newValue }
                return current
            }
            superfluous?.dispose()
        }
    }

    public func dispose() {
        let disposable = lock.withLock {
            disposed = true
            defer { current = nil }
            return current
        }
        disposable?.dispose()
    }
}
