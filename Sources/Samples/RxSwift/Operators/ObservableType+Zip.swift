import Foundation

extension ObservableType {
    /// The result of the first elements of both, then of the second ones, and so on.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        .create { observer in
            let lock = NSRecursiveLock()
            var waiting1: [O1.Element] = []
            var waiting2: [O2.Element] = []
            var isDone1 = false
            var isDone2 = false

            func emit(otherIsDone: Bool) {
                if !waiting1.isEmpty && !waiting2.isEmpty {
                    do {
                        observer.onNext(try resultSelector(waiting1.removeFirst(), waiting2.removeFirst()))
                    } catch {
                        observer.onError(error)
                    }
                } else if otherIsDone {
                    observer.onCompleted()
                }
            }

            let subscription1 = source1.subscribe { event in
                lock.withLock {
                    switch event {
                    case .next(let element):
                        waiting1.append(element)
                        emit(otherIsDone: isDone2)
                    case .error(let error): observer.onError(error)
                    case .completed:
                        isDone1 = true
                        if isDone2 { observer.onCompleted() }
                    }
                }
            }
            let subscription2 = source2.subscribe { event in
                lock.withLock {
                    switch event {
                    case .next(let element):
                        waiting2.append(element)
                        emit(otherIsDone: isDone1)
                    case .error(let error): observer.onError(error)
                    case .completed:
                        isDone2 = true
                        if isDone1 { observer.onCompleted() }
                    }
                }
            }
            return Disposables.create(subscription1, subscription2)
        }
    }
}

extension ObservableType where Element == Any {
    public static func zip<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2)
        -> Observable<(O1.Element, O2.Element)>
    {
        .zip(source1, source2) { ($0, $1) }
    }
}
