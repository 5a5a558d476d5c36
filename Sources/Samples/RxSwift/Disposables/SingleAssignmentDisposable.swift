import Foundation

/// Stands for a disposable that is not known yet. If it is disposed before, what it is given later is disposed at once.
public final class SingleAssignmentDisposable: Cancelable {
    private let lock = NSRecursiveLock()
    private var disposable: Disposable?
    private var isSet = false
    private var disposed = false

    public init() {}

    public var isDisposed: Bool { lock.withLock { disposed } }

    public func setDisposable(_ disposable: Disposable) {
        let isTooLate = lock.withLock {
            precondition(!isSet, "A SingleAssignmentDisposable was set twice.")
            isSet = true
            if !disposed { self.disposable = disposable }
            return disposed
        }
        if isTooLate { disposable.dispose() }
    }

    public func dispose() {
        let disposable = lock.withLock {
            disposed = true
            defer { self.disposable = nil }
            return self.disposable
        }
        disposable?.dispose()
    }
}
