/// Both an observer and a sequence: what it is told, it tells those who subscribed.
public protocol SubjectType: ObservableType {
    associatedtype Observer: ObserverType

    func asObserver() -> Observer
}
