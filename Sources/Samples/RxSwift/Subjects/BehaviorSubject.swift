/// A value that changes: its observers get the present one first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let broadcaster = Broadcaster<Element>()
    private var latest: Element

    public init(value: Element) {
        latest = value
        super.init()
    }

    public var hasObservers: Bool { broadcaster.hasObservers }
    public var isDisposed: Bool { broadcaster.isDisposed }

    /// The present value. Throws if the subject failed or was disposed.
    public func value() throws -> Element {
        try broadcaster.read(of: self) { latest }
    }

    public func on(_ event: Event<Element>) {
        broadcaster.send(event) { latest = $0 }
    }

    override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        broadcaster.add(observer, to: self) { hasEnded in hasEnded ? [] : [latest] }
    }

    public func asObserver() -> BehaviorSubject<Element> {
        self
    }

    public func dispose() {
        broadcaster.dispose()
    }
}
