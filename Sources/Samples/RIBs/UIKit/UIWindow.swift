#if !canImport(UIKit)

    open class UIWindow {
        public private(set) var isKeyWindow = false

        open var rootViewController: UIViewController? {
            didSet { if isKeyWindow { rootViewController?.loadViewIfNeeded() } }
        }

        public init() {}

        open func makeKeyAndVisible() {
            isKeyWindow = true
            rootViewController?.loadViewIfNeeded()
        }
    }

#endif
