/// Whatever can be seen as a sequence: observables, subjects, and traits such as `Single`.
public protocol ObservableConvertibleType {
    associatedtype Element

    func asObservable() -> Observable<Element>
}

/// A sequence that pushes its elements to those who subscribe.
public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> {
        Observable.create { self.subscribe($0) }
    }
}

/// The type in which sequences are handed around. Its initializer is internal, as in RxSwift: sequences come from `create`, from
/// the other creation operators and from subjects, so a mock can hold an observable but cannot be one.
public class Observable<Element>: ObservableType {
    init() {}

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        fatalError("\(type(of: self)) does not say how to subscribe to it.")
    }

    public func asObservable() -> Observable<Element> {
        self
    }
}
