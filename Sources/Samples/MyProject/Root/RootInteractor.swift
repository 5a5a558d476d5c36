import RIBs
import RxSwift

protocol RootRouting: ViewableRouting {
    func routeToLoggedIn()
    func routeToLoggedOut()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {

    weak var router: RootRouting?
    weak var listener: RootListener?

    private let userService: UserServicing

    init(presenter: RootPresentable, userService: UserServicing) {
        self.userService = userService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        checkIfLoggedIn()
    }

    private func checkIfLoggedIn() {
        userService.userIsLoggedIn() ? routeToLoggedIn() : routeToLoggedOut()
    }

    private func routeToLoggedIn() {
        router?.routeToLoggedIn()
    }

    private func routeToLoggedOut() {
        router?.routeToLoggedOut()
    }

}
