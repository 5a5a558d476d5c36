import RIBs

protocol RootDependency: Dependency {
    var userService: UserServicing { get }
    var userSession: UserSessionObserving { get }
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
        let interactor = RootInteractor(presenter: viewController, userService: component.userService)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedInBuilder: LoggedInBuilder(dependency: component),
            loggedOutBuilder: LoggedOutBuilder(dependency: component))
    }
}
