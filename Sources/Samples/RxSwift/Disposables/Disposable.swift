/// Something that is given back once: a subscription, a resource.
public protocol Disposable {
    func dispose()
}

/// A disposable that knows whether it has been disposed.
public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}
