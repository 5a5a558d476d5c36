#if canImport(UIKit)
    import UIKit
#endif

/// The view controller that a router passes to another router. It is a protocol so that a test needs no real one.
public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}
