// Made by mockgen: change the protocols or .mockgen.yml, not this file.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RIBs
import RxSwift

public class InteractableMock: Interactable {
    public init(isActive: Bool = false, isActiveStream: Observable<Bool>? = nil) {
        self.isActive = isActive
        self.storedIsActiveStream = isActiveStream
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
    public var isActive: Bool = false { didSet { isActiveSetCallCount += 1 } }

    // MARK: isActiveStream

    public final var isActiveStreamSubjectSetCallCount: Int = 0
    public final var isActiveStreamSubject: PublishSubject<Bool> = PublishSubject() {
        didSet { isActiveStreamSubjectSetCallCount += 1 }
    }
    public final var storedIsActiveStream: Observable<Bool>?
    public var isActiveStream: Observable<Bool> { get { storedIsActiveStream ?? isActiveStreamSubject } set { storedIsActiveStream = newValue } }
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
        self.storedLifecycle = lifecycle
        self.storedInteractable = interactable
        self.children = children
    }

    // MARK: interactable

    public final var interactableSetCallCount: Int = 0
    public final var storedInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let storedInteractable { return storedInteractable }
            Swift.fatalError("'RoutingMock.interactable' has no value. Set it before the code under test reads it.")
        }
        set {
            storedInteractable = newValue
            interactableSetCallCount += 1
        }
    }

    // MARK: children

    public final var childrenSetCallCount: Int = 0
    public var children: [any Routing] = [] { didSet { childrenSetCallCount += 1 } }

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
    public final var storedLifecycle: Observable<RouterLifecycle>?
    public var lifecycle: Observable<RouterLifecycle> { get { storedLifecycle ?? lifecycleSubject } set { storedLifecycle = newValue } }
}

public class ViewControllableMock: ViewControllable {
    public init(uiviewController: UIViewController? = nil) {
        self.storedUiviewController = uiviewController
    }

    // MARK: uiviewController

    public final var uiviewControllerSetCallCount: Int = 0
    public final var storedUiviewController: UIViewController!
    public var uiviewController: UIViewController {
        get {
            if let storedUiviewController { return storedUiviewController }
            Swift.fatalError("'ViewControllableMock.uiviewController' has no value. Set it before the code under test reads it.")
        }
        set {
            storedUiviewController = newValue
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
        self.storedLifecycle = lifecycle
        self.storedInteractable = interactable
        self.children = children
        self.storedViewControllable = viewControllable
    }

    // MARK: viewControllable

    public final var viewControllableSetCallCount: Int = 0
    public final var storedViewControllable: (any ViewControllable)!
    public var viewControllable: any ViewControllable {
        get {
            if let storedViewControllable { return storedViewControllable }
            Swift.fatalError("'ViewableRoutingMock.viewControllable' has no value. Set it before the code under test reads it.")
        }
        set {
            storedViewControllable = newValue
            viewControllableSetCallCount += 1
        }
    }

    // MARK: - Routing

    // MARK: interactable

    public final var interactableSetCallCount: Int = 0
    public final var storedInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let storedInteractable { return storedInteractable }
            Swift.fatalError("'ViewableRoutingMock.interactable' has no value. Set it before the code under test reads it.")
        }
        set {
            storedInteractable = newValue
            interactableSetCallCount += 1
        }
    }

    // MARK: children

    public final var childrenSetCallCount: Int = 0
    public var children: [any Routing] = [] { didSet { childrenSetCallCount += 1 } }

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
    public final var storedLifecycle: Observable<RouterLifecycle>?
    public var lifecycle: Observable<RouterLifecycle> { get { storedLifecycle ?? lifecycleSubject } set { storedLifecycle = newValue } }
}
