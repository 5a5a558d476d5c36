// A stand-in for RIBs, for the samples to build where the real package cannot be fetched. Covered, with the real signatures: routers,
// interactors, presenters, builders and components. Left out: workers, workflows, the componentized builders and the leak detector.
// Code that compiles here compiles with RIBs.

import RxSwift

#if canImport(UIKit)
    import UIKit
#endif

public enum RouterLifecycle {
    case didLoad
}

/// The life of a router.
public protocol RouterScope: AnyObject {
    /// Completes when the router goes away.
    var lifecycle: Observable<RouterLifecycle> { get }
}

/// A node of the tree of RIBs. A router knows its children only by this protocol, so a test can attach mocks.
public protocol Routing: RouterScope {
    var interactable: Interactable { get }

    var children: [Routing] { get }

    /// Called by the parent. An app never calls it.
    func load()

    func attachChild(_ child: Routing)

    func detachChild(_ child: Routing)
}

/// A router with a view controller of its own.
public protocol ViewableRouting: Routing {
    var viewControllable: ViewControllable { get }
}

/// The router at the root of the app.
public protocol LaunchRouting: ViewableRouting {
    func launch(from window: UIWindow)
}
