import Foundation

/// The observers of a subject, and how the subject ended. The subjects differ in what they remember only.
final class Broadcaster<Element> {
    private let lock = NSRecursiveLock()
    private var observers: [(number: Int, handle: (Event<Element>) -> Void)] = []
    private var added = 0
    private var end: Event<Element>?
    private var disposed = false

    var hasObservers: Bool { lock.withLock { !observers.isEmpty } }
    var isDisposed: Bool { lock.withLock { disposed } }

    /// Lets a subject read what it remembers. Throws the error that the subject ended with.
    func read<Value>(of subject: AnyObject, _ value: () -> Value) throws -> Value {
        try lock.withLock {
            if disposed { throw RxError.disposed(object: subject) }
            if let error = end?.error { throw error }
            return value()
        }
    }

    /// `remember` runs under the lock, the observers outside of it.
    func send(_ event: Event<Element>, remember: (Element) -> Void = { _ in }) {
        let receivers = lock.withLock { () -> [(number: Int, handle: (Event<Element>) -> Void)] in
            guard end == nil, !disposed else { return [] }
            if case .next(let element) = event { remember(element) }
            guard event.isStopEvent else { return observers }
            end = event
            defer { observers = [] }
            return observers
        }
        for receiver in receivers { receiver.handle(event) }
    }

    /// `greet` says what a newcomer receives first, given whether the subject has ended. That happens under the lock, so that no
    /// other event overtakes it.
    func add<Observer: ObserverType>(_ observer: Observer, to subject: AnyObject, greet: (_ hasEnded: Bool) -> [Element] = { _ in [] })
        -> Disposable where Observer.Element == Element
    {
        lock.withLock {
            if disposed {
                observer.onError(RxError.disposed(object: subject))
                return Disposables.create()
            }
            if let end {
                greet(true).forEach(observer.onNext)
                observer.on(end)
                return Disposables.create()
            }
            added += 1
            let number = added
            observers.append((number, observer.on))
            greet(false).forEach(observer.onNext)
            return Disposables.create { [weak self] in self?.remove(number) }
        }
    }

    func dispose(_ forget: () -> Void = {}) {
        lock.withLock {
            disposed = true
            observers = []
            end = nil
            forget()
        }
    }

    private func remove(_ number: Int) {
        lock.withLock { observers.removeAll { $0.number == number } }
    }
}
