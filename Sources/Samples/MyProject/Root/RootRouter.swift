import RIBs

protocol RootInteractable: Interactable, LoggedInListener, LoggedOutListener {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

/// LoggedIn and LoggedOut have no views, so there is nothing to present here.
protocol RootViewControllable: ViewControllable {}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

    private let loggedInBuilder: LoggedInBuildable
    private let loggedOutBuilder: LoggedOutBuildable

    init(
        interactor: RootInteractable,
        viewController: RootViewControllable,
        loggedInBuilder: LoggedInBuildable,
        loggedOutBuilder: LoggedOutBuildable
    ) {
        self.loggedInBuilder = loggedInBuilder
        self.loggedOutBuilder = loggedOutBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToLoggedIn() {
        let loggedIn = loggedInBuilder.build(withListener: interactor)
        attachChild(loggedIn)
    }

    func routeToLoggedOut() {
        let loggedOut = loggedOutBuilder.build(withListener: interactor)
        attachChild(loggedOut)
    }

}
