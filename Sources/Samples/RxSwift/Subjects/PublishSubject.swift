/// Tells its observers what happens from the moment they subscribe.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = PublishSubject<Element>

    private let broadcaster = Broadcaster<Element>()

    override public init() {
        super.init()
    }

    public var hasObservers: Bool { broadcaster.hasObservers }
    public var isDisposed: Bool { broadcaster.isDisposed }

    public func on(_ event: Event<Element>) {
        broadcaster.send(event)
    }

    override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        broadcaster.add(observer, to: self)
    }

    public func asObserver() -> PublishSubject<Element> {
        self
    }

    public func dispose() {
        broadcaster.dispose()
    }
}
