import RIBs

#if canImport(UIKit)
    import UIKit
#endif

protocol RootPresentableListener: AnyObject {}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    func present(viewController: ViewControllable) {
        present(viewController.uiviewController, animated: true, completion: nil)
    }

    func dismiss(viewController: ViewControllable) {
        guard presentedViewController === viewController.uiviewController else { return }
        dismiss(animated: true, completion: nil)
    }
}

// MARK: - LoggedInViewControllable

extension RootViewController: LoggedInViewControllable {

    func dismissPresented() {
        guard presentedViewController != nil else { return }
        dismiss(animated: false, completion: nil)
    }
}
