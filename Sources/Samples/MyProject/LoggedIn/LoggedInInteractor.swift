import RIBs
import RxSwift

protocol LoggedInRouting: Routing {
    /// Takes away what this RIB showed in its parent's view: nobody else will.
    func cleanupViews()
}

protocol LoggedInListener: AnyObject {
    func loggedInDidEnd()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {

    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let userSession: UserSessionObserving

    init(userSession: UserSessionObserving) {
        self.userSession = userSession
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        userSession.isLoggedIn
            .filter { isLoggedIn in !isLoggedIn }
            .take(1)
            .subscribe(onNext: { _ in self.listener?.loggedInDidEnd() })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()

        router?.cleanupViews()
    }
}
