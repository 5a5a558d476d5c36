import RIBs

final class LoggedInComponent: Component<LoggedInDependency> {

    var loggedInViewController: LoggedInViewControllable { dependency.loggedInViewController }
    var userSession: UserSessionObserving { dependency.userSession }
}
