import RxSwift

/// When an interactor works.
public protocol InteractorScope: AnyObject {
    var isActive: Bool { get }

    /// Starts with whether the interactor is active now; completes when the interactor goes away.
    var isActiveStream: Observable<Bool> { get }
}

/// The requirements that a router has on an interactor.
public protocol Interactable: InteractorScope {
    /// Called by the router. An app never calls it.
    func activate()

    /// Called by the router. An app never calls it.
    func deactivate()
}

/// The business logic of a RIB. It works while its router is attached.
open class Interactor: Interactable {
    private let activity = BehaviorSubject<Bool>(value: false)
    fileprivate var subscriptions: CompositeDisposable?

    public init() {}

    public final var isActive: Bool { (try? activity.value()) ?? false }

    public final var isActiveStream: Observable<Bool> { activity.distinctUntilChanged() }

    public final func activate() {
        guard !isActive else { return }
        subscriptions = CompositeDisposable()
        activity.onNext(true)
        didBecomeActive()
    }

    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        subscriptions?.dispose()
        subscriptions = nil
        activity.onNext(false)
    }

    /// For subclasses: the place to subscribe to what concerns the RIB.
    open func didBecomeActive() {}

    /// For subclasses: the place to clean up.
    open func willResignActive() {}

    deinit {
        deactivate()
        activity.onCompleted()
    }
}

extension Disposable {
    /// Ends a subscription when the interactor is deactivated; at once if it is not active. Its closures may therefore hold the
    /// interactor strongly.
    @discardableResult
    public func disposeOnDeactivate(interactor: Interactor) -> Disposable {
        if let subscriptions = interactor.subscriptions {
            _ = subscriptions.insert(self)
        } else {
            dispose()
        }
        return self
    }
}

extension ObservableType {
    /// Holds elements back while the interactor is not active. Only the latest one is kept.
    public func confineTo(_ interactorScope: InteractorScope) -> Observable<Element> {
        Observable<(Bool, Element)>
            .combineLatest(interactorScope.isActiveStream, self) { ($0, $1) }
            .filter { isActive, _ in isActive }
            .map { _, element in element }
    }
}
