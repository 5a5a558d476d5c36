import Testing

@testable import MyProject

@Suite struct RootInteractorTests {
    private let presenter = RootPresentableMock()
    private let users = UserServicingMock()
    private let router = RootRoutingMock()
    private let root: RootInteractor

    init() {
        root = RootInteractor(presenter: presenter, userService: users)
        root.router = router
    }

    @Test func listensToItsPresenter() {
        #expect(presenter.listener === root)
        #expect(presenter.on.listener.count == 1)
    }

    @Test func opensWhatTheUserMaySee() {
        users.on.userIsLoggedIn.returns(false, true)

        root.activate()
        root.deactivate()
        root.activate()

        #expect(
            Mocks.Calls(users, router).description == """
                UserServicingMock.userIsLoggedIn()
                RootRoutingMock.routeToLoggedOut()
                UserServicingMock.userIsLoggedIn()
                RootRoutingMock.routeToLoggedIn()
                """)
    }

    /// The real service answers, and the test sees that it was asked.
    @Test func opensWhatTheRealServiceAllows() {
        let users = UserServicingMock(wrapping: UserService(isLoggedIn: true))
        let root = RootInteractor(presenter: presenter, userService: users)
        root.router = router

        root.activate()

        #expect(users.on.userIsLoggedIn.results == [true])
        #expect(router.on.routeToLoggedIn.wasCalled && !router.on.routeToLoggedOut.wasCalled)
    }

    @Test func leavesLoggedInBeforeItOpensLoggedOut() {
        let loggedIn = LoggedInRoutingMock()
        router.children = [loggedIn]

        root.loggedInDidEnd()

        #expect(router.on.detachChild.calls.map { $0 === loggedIn } == [true])
        #expect(router.on.detachChild.wasCalled(before: router.on.routeToLoggedOut))
        #expect(!router.on.routeToLoggedIn.wasCalled)
    }

    @Test func leavesLoggedOutBeforeItOpensLoggedIn() {
        let loggedOut = LoggedOutRoutingMock()
        router.children = [loggedOut]

        root.loggedOutDidEnd()

        #expect(router.on.detachChild.last === loggedOut)
        #expect(router.on.detachChild.wasCalled(before: router.on.routeToLoggedIn))
        #expect(router.on.routeToLoggedOut.count == 0)
    }
}
