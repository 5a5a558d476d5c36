import RIBs

final class LoggedOutComponent: Component<LoggedOutDependency> {

    var loggedOutViewController: LoggedOutViewControllable { dependency.loggedOutViewController }
    var userSession: UserSessionObserving { dependency.userSession }
}
