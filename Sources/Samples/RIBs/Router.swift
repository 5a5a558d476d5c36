import RxSwift

/// A router without a view controller. It owns its interactor, and its children become inactive and active with it.
open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] = []

    private let lifecycleSubject = PublishSubject<RouterLifecycle>()
    private let subscriptions = CompositeDisposable()
    private var isLoaded = false

    /// `InteractorType` is usually a protocol, and Swift cannot require of a type parameter that it inherits from `Interactable`.
    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else {
            fatalError("\(interactor) is the interactor of a router and must be Interactable.")
        }
        self.interactor = interactor
        self.interactable = interactable
    }

    public final var lifecycle: Observable<RouterLifecycle> { lifecycleSubject.asObservable() }

    public final func load() {
        guard !isLoaded else { return }
        isLoaded = true
        // Weakly: the subscription lives as long as the router, also while it is detached.
        let subscription = interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
            self?.setSubtreeActive(isActive)
        })
        _ = subscriptions.insert(subscription)
        lifecycleSubject.onNext(.didLoad)
        didLoad()
    }

    /// For subclasses: called once, the place to attach children that stay.
    open func didLoad() {}

    /// Activates the child before it loads, because it may attach children of its own in `didLoad()`.
    public final func attachChild(_ child: Routing) {
        assert(!children.contains { $0 === child }, "\(child) is attached to \(self) already.")
        children.append(child)
        child.interactable.activate()
        child.load()
    }

    public final func detachChild(_ child: Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }

    private func setSubtreeActive(_ isActive: Bool) {
        func visit(_ router: Routing) {
            if router.interactable.isActive != isActive {
                isActive ? router.interactable.activate() : router.interactable.deactivate()
            }
            router.children.forEach(visit)
        }
        visit(self)
    }

    deinit {
        interactable.deactivate()
        for child in children { detachChild(child) }
        lifecycleSubject.onCompleted()
        subscriptions.dispose()
    }
}
