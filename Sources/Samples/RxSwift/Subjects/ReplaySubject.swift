/// Tells a new observer the last elements first, even after the sequence has ended.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let broadcaster = Broadcaster<Element>()
    private let size: Int
    private var buffer: [Element] = []

    private init(size: Int) {
        self.size = size
        super.init()
    }

    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(size: bufferSize)
    }

    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplaySubject(size: .max)
    }

    public var hasObservers: Bool { broadcaster.hasObservers }

    public func on(_ event: Event<Element>) {
        broadcaster.send(event) { element in
            buffer.append(element)
            if buffer.count > size { buffer.removeFirst() }
        }
    }

    override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        broadcaster.add(observer, to: self) { _ in buffer }
    }

    public func asObserver() -> ReplaySubject<Element> {
        self
    }

    public func dispose() {
        broadcaster.dispose { buffer = [] }
    }
}
