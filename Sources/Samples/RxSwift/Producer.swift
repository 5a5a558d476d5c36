import Foundation

/// An observable made of a closure. All operators are.
final class Producer<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> Disposable

    init(_ start: @escaping (Sink<Element>) -> Disposable) {
        self.start = start
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        let sink = Sink(observer.on)
        Trampoline.run { sink.source = start(sink) }
        return sink
    }
}

/// One subscription to a `Producer`: sees to it that nothing follows the end of a sequence or the disposal of the subscription,
/// and that the source is let go of in both cases.
final class Sink<Element>: ObserverType, Cancelable {
    private let lock = NSRecursiveLock()
    private var handle: ((Event<Element>) -> Void)?
    private let upstream = SingleAssignmentDisposable()

    init(_ handle: @escaping (Event<Element>) -> Void) {
        self.handle = handle
    }

    var isDisposed: Bool { upstream.isDisposed }

    fileprivate var source: Disposable {
        get { upstream }
        set { upstream.setDisposable(newValue) }
    }

    /// The observer is called outside of the lock, so that two sequences that feed each other cannot block one another.
    func on(_ event: Event<Element>) {
        let handle = lock.withLock {
            defer { if event.isStopEvent { self.handle = nil } }
            return self.handle
        }
        handle?(event)
        if event.isStopEvent { dispose() }
    }

    func dispose() {
        lock.withLock { handle = nil }
        upstream.dispose()
    }
}
