import RIBs

/// The dependencies that the app provides to its root RIB.
final class AppComponent: Component<EmptyDependency>, RootDependency {

    let userService: UserServicing
    let userSession: UserSessionObserving

    init(userService: UserService = UserService()) {
        self.userService = userService
        userSession = userService
        super.init(dependency: EmptyComponent())
    }
}
