// RIBs speaks of UIKit in two places: `ViewControllable.uiviewController` and `LaunchRouting.launch(from:)`. Where there is no
// UIKit, this folder has as much of it as apps need to compile and tests need to look at. An app that imports UIKit only
// `#if canImport(UIKit)` compiles with either.

#if !canImport(UIKit)

    import Foundation

    open class UIViewController {
        public private(set) var isViewLoaded = false
        public private(set) var presentedViewController: UIViewController?
        public private(set) weak var presentingViewController: UIViewController?

        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

        public required init?(coder: NSCoder) {}

        public convenience init() {
            self.init(nibName: nil, bundle: nil)
        }

        open func viewDidLoad() {}

        open func loadViewIfNeeded() {
            guard !isViewLoaded else { return }
            isViewLoaded = true
            viewDidLoad()
        }

        open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
            viewControllerToPresent.loadViewIfNeeded()
            viewControllerToPresent.presentingViewController = self
            presentedViewController = viewControllerToPresent
            completion?()
        }

        /// Dismisses what this controller presents; if it presents nothing, its presenter dismisses it.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            if presentedViewController == nil, let presentingViewController {
                return presentingViewController.dismiss(animated: flag, completion: completion)
            }
            presentedViewController?.presentingViewController = nil
            presentedViewController = nil
            completion?()
        }
    }

#endif
