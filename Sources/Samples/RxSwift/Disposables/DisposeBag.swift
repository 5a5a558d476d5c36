/// Keeps subscriptions for as long as it lives.
public final class DisposeBag {
    private let contents = CompositeDisposable()

    public init() {}

    public func insert(_ disposable: Disposable) {
        _ = contents.insert(disposable)
    }

    public func insert(_ disposables: Disposable...) {
        insert(disposables)
    }

    public func insert(_ disposables: [Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    deinit {
        contents.dispose()
    }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
