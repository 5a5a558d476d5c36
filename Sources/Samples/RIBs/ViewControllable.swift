#if canImport(UIKit)
    import UIKit
#endif

/// What routers hand to one another in place of view controllers, so that a test needs no real one.
public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}
