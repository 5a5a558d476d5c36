import Foundation

extension ObservableType {
    /// The result of the latest elements of both, whenever either has a new one.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        .create { observer in
            let lock = NSRecursiveLock()
            var latest1: O1.Element?
            var latest2: O2.Element?
            var isDone1 = false
            var isDone2 = false

            func emit() {
                if let latest1, let latest2 {
                    do { observer.onNext(try resultSelector(latest1, latest2)) } catch { observer.onError(error) }
                } else if latest1 == nil && isDone1 || latest2 == nil && isDone2 {
                    // One of them ended without an element: there will never be a result.
                    observer.onCompleted()
                }
            }

            let subscription1 = source1.subscribe { event in
                lock.withLock {
                    switch event {
                    case .next(let element):
                        latest1 = element
                        emit()
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
                        latest2 = element
                        emit()
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
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(_ source1: O1, _ source2: O2)
        -> Observable<(O1.Element, O2.Element)>
    {
        .combineLatest(source1, source2) { ($0, $1) }
    }
}
