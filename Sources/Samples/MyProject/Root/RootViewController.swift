import RIBs

#if canImport(UIKit)
    import UIKit
#endif

protocol RootPresentableListener: AnyObject {}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?
}

// MARK: - LoggedInViewControllable, LoggedOutViewControllable

extension RootViewController: LoggedInViewControllable, LoggedOutViewControllable {

    func dismissPresented() {
        guard presentedViewController != nil else { return }
        dismiss(animated: false)
    }
}
