import RIBs

/// The dependencies that the app provides to its root RIB.
final class AppComponent: Component<EmptyDependency>, RootDependency {

    init() {
        super.init(dependency: EmptyComponent())
    }
}
