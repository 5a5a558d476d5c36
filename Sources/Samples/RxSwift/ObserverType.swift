/// Receives the events of a sequence.
public protocol ObserverType {
    associatedtype Element

    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    public func onError(_ error: Swift.Error) {
        on(.error(error))
    }

    public func onCompleted() {
        on(.completed)
    }

    /// Hides the type of this observer.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }
}

/// An observer of which only the element is known.
public struct AnyObserver<Element>: ObserverType {
    public typealias EventHandler = (Event<Element>) -> Void

    private let handle: EventHandler

    public init(eventHandler: @escaping EventHandler) {
        handle = eventHandler
    }

    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handle = observer.on
    }

    public func on(_ event: Event<Element>) {
        handle(event)
    }

    public func asObserver() -> AnyObserver<Element> {
        self
    }
}
