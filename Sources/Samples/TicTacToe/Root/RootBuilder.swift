import RIBs

protocol RootDependency: Dependency {}

/// The dependencies that the root RIB provides to its children.
final class RootComponent: Component<RootDependency>, LoggedOutDependency, LoggedInDependency {

    let loggedInViewController: LoggedInViewControllable

    init(dependency: RootDependency, rootViewController: RootViewController) {
        loggedInViewController = rootViewController
        super.init(dependency: dependency)
    }

    var loginService: LoggedOutServicable {
        return shared { LoginService() }
    }
}

// MARK: - Builder

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let component = RootComponent(dependency: dependency, rootViewController: viewController)
        return RootRouter(
            interactor: RootInteractor(presenter: viewController),
            viewController: viewController,
            loggedOutBuilder: LoggedOutBuilder(dependency: component),
            loggedInBuilder: LoggedInBuilder(dependency: component))
    }
}
