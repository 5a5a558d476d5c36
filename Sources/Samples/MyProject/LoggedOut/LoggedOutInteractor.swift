import RIBs
import RxSwift

protocol LoggedOutRouting: Routing {
    /// Takes away what this RIB showed in its parent's view: nobody else will.
    func cleanupViews()
}

protocol LoggedOutListener: AnyObject {
    func loggedOutDidEnd()
}

final class LoggedOutInteractor: Interactor, LoggedOutInteractable {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let userSession: UserSessionObserving

    init(userSession: UserSessionObserving) {
        self.userSession = userSession
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        userSession.isLoggedIn
            .filter { isLoggedIn in isLoggedIn }
            .take(1)
            .subscribe(onNext: { _ in self.listener?.loggedOutDidEnd() })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()

        router?.cleanupViews()
    }
}
