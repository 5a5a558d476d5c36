import RIBs

final class RootComponent: Component<RootDependency> {

    let rootViewController: RootViewController

    init(dependency: RootDependency, rootViewController: RootViewController) {
        self.rootViewController = rootViewController
        super.init(dependency: dependency)
    }

    var userService: UserServicing { dependency.userService }
    var userSession: UserSessionObserving { dependency.userSession }
}

// MARK: - LoggedInDependency, LoggedOutDependency

extension RootComponent: LoggedInDependency, LoggedOutDependency {

    var loggedInViewController: LoggedInViewControllable { rootViewController }
    var loggedOutViewController: LoggedOutViewControllable { rootViewController }
}
