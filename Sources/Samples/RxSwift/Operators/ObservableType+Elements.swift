extension ObservableType {
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        eachElement { element, observer in observer.onNext(try transform(element)) }
    }

    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        eachElement { element, observer in try transform(element).map(observer.onNext) }
    }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        eachElement { element, observer in if try predicate(element) { observer.onNext(element) } }
    }

    public func ignoreElements() -> Observable<Never> {
        eachElement { _, _ in }
    }

    public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        return .create { observer in
            var remaining = count
            return self.subscribe { event in
                guard event.element != nil else { return observer.on(event) }
                guard remaining > 0 else { return }
                remaining -= 1
                observer.on(event)
                if remaining == 0 { observer.onCompleted() }
            }
        }
    }

    /// Handles the elements with `body`, whose error ends the sequence, and passes the end on.
    private func eachElement<Result>(
        _ body: @escaping (Element, AnyObserver<Result>) throws -> Void
    ) -> Observable<Result> {
        .create { observer in
            self.subscribe { event in
                switch event {
                case .next(let element):
                    do { try body(element, observer) } catch { observer.onError(error) }
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
}
