extension ObservableType {
    /// The only element. Fails if there is none, or more than one.
    public func asSingle() -> Single<Element> {
        let source = Observable<Element>.create { observer in
            var only: Element?
            return self.subscribe { event in
                switch event {
                case .next(let element):
                    if only != nil { observer.onError(RxError.moreThanOneElement) }
                    only = element
                case .error(let error): observer.onError(error)
                case .completed:
                    guard let only else { return observer.onError(RxError.noElements) }
                    observer.onNext(only)
                    observer.onCompleted()
                }
            }
        }
        return Single(raw: source)
    }

    /// The first element, or nil if there is none.
    public func first() -> Single<Element?> {
        let source = Observable<Element?>.create { observer in
            self.subscribe { event in
                switch event {
                case .next(let element):
                    observer.onNext(element)
                    observer.onCompleted()
                case .error(let error): observer.onError(error)
                case .completed:
                    observer.onNext(nil)
                    observer.onCompleted()
                }
            }
        }
        return Single(raw: source)
    }
}

extension ObservableType where Element == Never {
    public func asCompletable() -> Completable {
        Completable(raw: asObservable())
    }
}
