import RIBs

protocol LoggedOutDependency: Dependency {
    /// LoggedOut has no view of its own: it works on that of its parent.
    var loggedOutViewController: LoggedOutViewControllable { get }
    var userSession: UserSessionObserving { get }
}

// MARK: - Builder

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {

    override init(dependency: LoggedOutDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        let component = LoggedOutComponent(dependency: dependency)
        let interactor = LoggedOutInteractor(userSession: component.userSession)
        interactor.listener = listener
        return LoggedOutRouter(interactor: interactor, viewController: component.loggedOutViewController)
    }
}
