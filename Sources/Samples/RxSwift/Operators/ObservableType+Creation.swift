extension ObservableType {
    /// A sequence that runs the closure for every subscription.
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Producer { sink in subscribe(AnyObserver(sink)) }
    }

    public static func just(_ element: Element) -> Observable<Element> {
        create { observer in
            observer.onNext(element)
            observer.onCompleted()
            return Disposables.create()
        }
    }

    public static func empty() -> Observable<Element> {
        create { observer in
            observer.onCompleted()
            return Disposables.create()
        }
    }

    public static func never() -> Observable<Element> {
        create { _ in Disposables.create() }
    }

    public static func error(_ error: Swift.Error) -> Observable<Element> {
        create { observer in
            observer.onError(error)
            return Disposables.create()
        }
    }

    public static func of(_ elements: Element...) -> Observable<Element> {
        from(elements)
    }

    public static func from(_ array: [Element]) -> Observable<Element> {
        elements(of: array)
    }

    public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Element {
        elements(of: sequence)
    }

    public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }

    /// A sequence that is chosen anew for every subscription.
    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        create { observer in
            do {
                return try observableFactory().subscribe(observer)
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    private static func elements<Elements: Sequence>(of elements: Elements) -> Observable<Element> where Elements.Element == Element {
        Producer { sink in
            var iterator = elements.makeIterator()
            func step() {
                guard !sink.isDisposed else { return }
                guard let element = iterator.next() else { return sink.onCompleted() }
                sink.onNext(element)
                Trampoline.later(step)
            }
            Trampoline.later(step)
            return Disposables.create()
        }
    }
}
