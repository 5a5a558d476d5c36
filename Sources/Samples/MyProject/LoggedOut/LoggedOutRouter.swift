import RIBs

protocol LoggedOutInteractable: Interactable {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {
    func dismissPresented()
}

final class LoggedOutRouter: Router<LoggedOutInteractable>, LoggedOutRouting {

    private let viewController: LoggedOutViewControllable

    init(interactor: LoggedOutInteractable, viewController: LoggedOutViewControllable) {
        self.viewController = viewController
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        viewController.dismissPresented()
    }
}
