// Made by mockgen: change the protocols or .mockgen.yml, not this file.

import RIBs
import RxSwift

public class InteractableMock: Interactable {
    public init() {}

    public final var activateCallsCount = 0
    public final var activateCalled: Bool { activateCallsCount > 0 }
    public final var activateClosure: (() -> Void)?

    public func activate() {
        activateCallsCount += 1
        activateClosure?()
    }

    public final var deactivateCallsCount = 0
    public final var deactivateCalled: Bool { deactivateCallsCount > 0 }
    public final var deactivateClosure: (() -> Void)?

    public func deactivate() {
        deactivateCallsCount += 1
        deactivateClosure?()
    }

    // MARK: - InteractorScope

    public final var underlyingIsActive: Bool = false
    public var isActive: Bool {
        get { underlyingIsActive }
        set { underlyingIsActive = newValue }
    }

    public final var underlyingIsActiveStream: Observable<Bool>!
    public var isActiveStream: Observable<Bool> {
        get {
            if let underlyingIsActiveStream { return underlyingIsActiveStream }
            fatalError("InteractableMock.isActiveStream has no value: set it before it is read")
        }
        set { underlyingIsActiveStream = newValue }
    }
}

public class PresentableMock: Presentable {
    public init() {}
}

public class RoutingMock: Routing {
    public init() {}

    public final var underlyingInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let underlyingInteractable { return underlyingInteractable }
            fatalError("RoutingMock.interactable has no value: set it before it is read")
        }
        set { underlyingInteractable = newValue }
    }

    public var children: [any Routing] = []

    public final var loadCallsCount = 0
    public final var loadCalled: Bool { loadCallsCount > 0 }
    public final var loadClosure: (() -> Void)?

    public func load() {
        loadCallsCount += 1
        loadClosure?()
    }

    public final var attachChildCallsCount = 0
    public final var attachChildCalled: Bool { attachChildCallsCount > 0 }
    public final var attachChildReceivedChild: (any Routing)?
    public final var attachChildReceivedInvocations: [any Routing] = []
    public final var attachChildClosure: ((any Routing) -> Void)?

    public func attachChild(_ child: any Routing) {
        attachChildCallsCount += 1
        attachChildReceivedChild = child
        attachChildReceivedInvocations.append(child)
        attachChildClosure?(child)
    }

    public final var detachChildCallsCount = 0
    public final var detachChildCalled: Bool { detachChildCallsCount > 0 }
    public final var detachChildReceivedChild: (any Routing)?
    public final var detachChildReceivedInvocations: [any Routing] = []
    public final var detachChildClosure: ((any Routing) -> Void)?

    public func detachChild(_ child: any Routing) {
        detachChildCallsCount += 1
        detachChildReceivedChild = child
        detachChildReceivedInvocations.append(child)
        detachChildClosure?(child)
    }

    // MARK: - RouterScope

    public final var underlyingLifecycle: Observable<RouterLifecycle>!
    public var lifecycle: Observable<RouterLifecycle> {
        get {
            if let underlyingLifecycle { return underlyingLifecycle }
            fatalError("RoutingMock.lifecycle has no value: set it before it is read")
        }
        set { underlyingLifecycle = newValue }
    }
}

public class ViewControllableMock: ViewControllable {
    public init() {}

    public final var underlyingUiviewController: UIViewController!
    public var uiviewController: UIViewController {
        get {
            if let underlyingUiviewController { return underlyingUiviewController }
            fatalError("ViewControllableMock.uiviewController has no value: set it before it is read")
        }
        set { underlyingUiviewController = newValue }
    }
}

public class ViewableRoutingMock: ViewableRouting {
    public init() {}

    public final var underlyingViewControllable: (any ViewControllable)!
    public var viewControllable: any ViewControllable {
        get {
            if let underlyingViewControllable { return underlyingViewControllable }
            fatalError("ViewableRoutingMock.viewControllable has no value: set it before it is read")
        }
        set { underlyingViewControllable = newValue }
    }

    // MARK: - Routing

    public final var underlyingInteractable: (any Interactable)!
    public var interactable: any Interactable {
        get {
            if let underlyingInteractable { return underlyingInteractable }
            fatalError("ViewableRoutingMock.interactable has no value: set it before it is read")
        }
        set { underlyingInteractable = newValue }
    }

    public var children: [any Routing] = []

    public final var loadCallsCount = 0
    public final var loadCalled: Bool { loadCallsCount > 0 }
    public final var loadClosure: (() -> Void)?

    public func load() {
        loadCallsCount += 1
        loadClosure?()
    }

    public final var attachChildCallsCount = 0
    public final var attachChildCalled: Bool { attachChildCallsCount > 0 }
    public final var attachChildReceivedChild: (any Routing)?
    public final var attachChildReceivedInvocations: [any Routing] = []
    public final var attachChildClosure: ((any Routing) -> Void)?

    public func attachChild(_ child: any Routing) {
        attachChildCallsCount += 1
        attachChildReceivedChild = child
        attachChildReceivedInvocations.append(child)
        attachChildClosure?(child)
    }

    public final var detachChildCallsCount = 0
    public final var detachChildCalled: Bool { detachChildCallsCount > 0 }
    public final var detachChildReceivedChild: (any Routing)?
    public final var detachChildReceivedInvocations: [any Routing] = []
    public final var detachChildClosure: ((any Routing) -> Void)?

    public func detachChild(_ child: any Routing) {
        detachChildCallsCount += 1
        detachChildReceivedChild = child
        detachChildReceivedInvocations.append(child)
        detachChildClosure?(child)
    }

    // MARK: - RouterScope

    public final var underlyingLifecycle: Observable<RouterLifecycle>!
    public var lifecycle: Observable<RouterLifecycle> {
        get {
            if let underlyingLifecycle { return underlyingLifecycle }
            fatalError("ViewableRoutingMock.lifecycle has no value: set it before it is read")
        }
        set { underlyingLifecycle = newValue }
    }
}
