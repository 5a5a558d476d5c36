public enum CompletableTrait {}

/// No element: it completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

@frozen public enum CompletableEvent {
    case error(Swift.Error)
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public typealias CompletableObserver = (CompletableEvent) -> Void

    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> PrimitiveSequence<Trait, Element> {
        let source = Observable<Element>.create { observer in
            subscribe { event in
                switch event {
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
        }
        return PrimitiveSequence(raw: source)
    }

    public static func empty() -> Completable {
        Completable(raw: .empty())
    }

    public static func error(_ error: Swift.Error) -> Completable {
        Completable(raw: .error(error))
    }

    public static func never() -> Completable {
        Completable(raw: .never())
    }

    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
        primitiveSequence.source.subscribe { event in
            switch event {
            case .next: break  // there is no value of type Never
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    public func subscribe(
        onCompleted: (() -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        primitiveSequence.source.subscribe(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    public func `do`(
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Completable {
        let source = primitiveSequence.source.do(
            onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
            onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        return Completable(raw: source)
    }

    public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
        Single(raw: followed(by: second.source))
    }

    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: followed(by: second.source))
    }

    public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
        followed(by: second)
    }

    private func followed<Next>(by second: Observable<Next>) -> Observable<Next> {
        .create { observer in
            let current = SerialDisposable()
            let first = SingleAssignmentDisposable()
            current.disposable = first
            let subscription = primitiveSequence.source.subscribe { event in
                switch event {
                case .next: break  // there is no value of type Never
                case .error(let error): observer.onError(error)
                case .completed: current.disposable = second.subscribe(observer)
                }
            }
            first.setDisposable(subscription)
            return current
        }
    }
}
