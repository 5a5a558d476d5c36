// A stand-in for RxSwift 6, for the samples to build where the real package cannot be fetched. Covered, with the real signatures:
// observables, subjects (publish, behavior, replay), disposables and bags, `Single` and `Completable`, and of the operators those
// in the folders Operators and Traits. Left out: schedulers (so the creation operators take none), `Infallible`, `Maybe`, hooks, and
// everything about time. Code that compiles here compiles with RxSwift.

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
