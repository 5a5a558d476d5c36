import RIBs

protocol LoggedInRouting: Routing {
    /// Takes away what this RIB showed in its parent's view: nobody else will.
    func cleanupViews()
}

protocol LoggedInListener: AnyObject {}

final class LoggedInInteractor: Interactor, LoggedInInteractable {

    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    override func willResignActive() {
        super.willResignActive()

        router?.cleanupViews()
    }
}
