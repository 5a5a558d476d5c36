import Foundation

/// Disposables that are disposed together. One that is added too late is disposed at once.
public final class CompositeDisposable: Cancelable {
    /// Names a disposable that was inserted.
    public struct DisposeKey {
        fileprivate let number: Int
    }

    private let lock = NSRecursiveLock()
    private var disposables: [(number: Int, disposable: Disposable)] = []
    private var inserted = 0
    private var disposed = false

    public init() {}

    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    public convenience init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    public init(disposables: [Disposable]) {
        for disposable in disposables { _ = insert(disposable) }
    }

    public var isDisposed: Bool { lock.withLock { disposed } }

    public var count: Int { lock.withLock { disposables.count } }

    /// The key is nil if this was disposed already.
    public func insert(_ disposable: Disposable) -> DisposeKey? {
        let key = lock.withLock { () -> DisposeKey? in
            if disposed { return nil }
            inserted += 1
            disposables.append((inserted, disposable))
            return DisposeKey(number: inserted)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    public func remove(for disposeKey: DisposeKey) {
        let removed = lock.withLock {
            disposables.firstIndex { $0.number == disposeKey.number }.map { disposables.remove(at: $0) }
        }
        removed?.disposable.dispose()
    }

    public func dispose() {
        let all = lock.withLock {
            disposed = true
            defer { disposables = [] }
            return disposables
        }
        for (_, disposable) in all { disposable.dispose() }
    }
}
