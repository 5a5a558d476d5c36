// Made by mockgen: change the protocols or .mockgen.yml, not this file.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RIBs
import RxSwift

public class InteractableMock: Interactable {
    public init(isActive: Bool = false, isActiveStream: Observable<Bool>? = nil) {
        self.isActive = isActive
        self.underlyingIsActiveStream = isActiveStream
    }

    // MARK: activate()

    public final var activateCallCount: Int = 0
    public final var activateHandler: (() -> Void)?

    public func activate() {
        activateCallCount += 1
        activateHandler?()
    }

    // MARK: deactivate()

    public final var deactivateCallCount: Int = 0
    public final var deactivateHandler: (() -> Void)?

    public func deactivate() {
        deactivateCallCount += 1
        deactivateHandler?()
    }

    // MARK: - InteractorScope

    // MARK: isActive

    public final var isActiveSetCallCount: Int = 0
    public var isActive: Bool = false {
        didSet { isActiveSetCallCount += 1 }
    }

    // MARK: isActiveStream

    public final var isActiveStreamSubjectSetCallCount: Int = 0
    public final var isActiveStreamSubject: PublishSubject<Bool> = PublishSubject() {
        didSet { isActiveStreamSubjectSetCallCount += 1 }
    }
    public final var underlyingIsActiveStream: Observable<Bool>?
    public var isActiveStream: Observable<Bool> {
        get { underlyingIsActiveStream ?? isActiveStreamSubject }
        set { underlyingIsActiveStream = newValue }
    }
}

public class PresentableMock: Presentable {
    public init() {}
}

public class RoutingMock: Routing {
    public init(
        lifecycle: Observable<RouterLifecycle>? = nil,
        interactable: (any Interactable)? = nil,
        children: [any Routing] = []
    ) {
        self.underlyingLifecycle = lifecycle
        self.underlyingInteractable = interactable
        self.children = children
    }

    // MARK: interactable

    public final var interactableSetCallCount: Int = 0
    public final var underlyingInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let underlyingInteractable { return underlyingInteractable }
            Swift.fatalError("'RoutingMock.interactable' has no value. Set it before the code under test reads it.")
        }
        set {
            underlyingInteractable = newValue
            interactableSetCallCount += 1
        }
    }

    // MARK: children

    public final var childrenSetCallCount: Int = 0
    public var children: [any Routing] = [] {
        didSet { childrenSetCallCount += 1 }
    }

    // MARK: load()

    public final var loadCallCount: Int = 0
    public final var loadHandler: (() -> Void)?

    public func load() {
        loadCallCount += 1
        loadHandler?()
    }

    // MARK: attachChild(_:)

    public final var attachChildCallCount: Int = 0
    public final var attachChildHandler: ((any Routing) -> Void)?

    public func attachChild(_ child: any Routing) {
        attachChildCallCount += 1
        attachChildHandler?(child)
    }

    // MARK: detachChild(_:)

    public final var detachChildCallCount: Int = 0
    public final var detachChildHandler: ((any Routing) -> Void)?

    public func detachChild(_ child: any Routing) {
        detachChildCallCount += 1
        detachChildHandler?(child)
    }

    // MARK: - RouterScope

    // MARK: lifecycle

    public final var lifecycleSubjectSetCallCount: Int = 0
    public final var lifecycleSubject: PublishSubject<RouterLifecycle> = PublishSubject() {
        didSet { lifecycleSubjectSetCallCount += 1 }
    }
    public final var underlyingLifecycle: Observable<RouterLifecycle>?
    public var lifecycle: Observable<RouterLifecycle> {
        get { underlyingLifecycle ?? lifecycleSubject }
        set { underlyingLifecycle = newValue }
    }
}

public class ViewControllableMock: ViewControllable {
    public init(uiviewController: UIViewController? = nil) {
        self.underlyingUiviewController = uiviewController
    }

    // MARK: uiviewController

    public final var uiviewControllerSetCallCount: Int = 0
    public final var underlyingUiviewController: UIViewController!
    public var uiviewController: UIViewController {
        get {
            if let underlyingUiviewController { return underlyingUiviewController }
            Swift.fatalError("'ViewControllableMock.uiviewController' has no value. Set it before the code under test reads it.")
        }
        set {
            underlyingUiviewController = newValue
            uiviewControllerSetCallCount += 1
        }
    }
}

public class ViewableRoutingMock: ViewableRouting {
    public init(
        lifecycle: Observable<RouterLifecycle>? = nil,
        interactable: (any Interactable)? = nil,
        children: [any Routing] = [],
        viewControllable: (any ViewControllable)? = nil
    ) {
        self.underlyingLifecycle = lifecycle
        self.underlyingInteractable = interactable
        self.children = children
        self.underlyingViewControllable = viewControllable
    }

    // MARK: viewControllable

    public final var viewControllableSetCallCount: Int = 0
    public final var underlyingViewControllable: (any ViewControllable)!
    public var viewControllable: any ViewControllable {
        get {
            if let underlyingViewControllable { return underlyingViewControllable }
            Swift.fatalError("'ViewableRoutingMock.viewControllable' has no value. Set it before the code under test reads it.")
        }
        set {
            underlyingViewControllable = newValue
            viewControllableSetCallCount += 1
        }
    }

    // MARK: - Routing

    // MARK: interactable

    public final var interactableSetCallCount: Int = 0
    public final var underlyingInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let underlyingInteractable { return underlyingInteractable }
            Swift.fatalError("'ViewableRoutingMock.interactable' has no value. Set it before the code under test reads it.")
        }
        set {
            underlyingInteractable = newValue
            interactableSetCallCount += 1
        }
    }

    // MARK: children

    public final var childrenSetCallCount: Int = 0
    public var children: [any Routing] = [] {
        didSet { childrenSetCallCount += 1 }
    }

    // MARK: load()

    public final var loadCallCount: Int = 0
    public final var loadHandler: (() -> Void)?

    public func load() {
        loadCallCount += 1
        loadHandler?()
    }

    // MARK: attachChild(_:)

    public final var attachChildCallCount: Int = 0
    public final var attachChildHandler: ((any Routing) -> Void)?

    public func attachChild(_ child: any Routing) {
        attachChildCallCount += 1
        attachChildHandler?(child)
    }

    // MARK: detachChild(_:)

    public final var detachChildCallCount: Int = 0
    public final var detachChildHandler: ((any Routing) -> Void)?

    public func detachChild(_ child: any Routing) {
        detachChildCallCount += 1
        detachChildHandler?(child)
    }

    // MARK: - RouterScope

    // MARK: lifecycle

    public final var lifecycleSubjectSetCallCount: Int = 0
    public final var lifecycleSubject: PublishSubject<RouterLifecycle> = PublishSubject() {
        didSet { lifecycleSubjectSetCallCount += 1 }
    }
    public final var underlyingLifecycle: Observable<RouterLifecycle>?
    public var lifecycle: Observable<RouterLifecycle> {
        get { underlyingLifecycle ?? lifecycleSubject }
        set { underlyingLifecycle = newValue }
    }
}
