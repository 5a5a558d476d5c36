import XCTest

@testable import MyProject

final class RootInteractorTests: XCTestCase {

    private var sut: RootInteractor!
    private var presenter: RootPresentableMock!
    private var userService: UserServicingMock!
    private var router: RootRoutingMock!

    override func setUp() {
        super.setUp()

        presenter = RootPresentableMock()
        userService = UserServicingMock()
        router = RootRoutingMock()

        sut = RootInteractor(
            presenter: presenter,
            userService: userService)
        sut.router = router
    }

    func test_init_listen_to_presenter() {
        XCTAssertTrue(presenter.listener === sut)
    }

    func test_onDidBecomeActive_invoke_userService() {
        // Given
        userService.userIsLoggedInReturnValue = true

        // When
        sut.didBecomeActive()

        // Then
        XCTAssertTrue(userService.userIsLoggedInCalled)
    }

    func test_onDidBecomeActive_invoke_loggedInRouter_when_logged_in() {
        // Given
        userService.userIsLoggedInReturnValue = true

        // When
        sut.didBecomeActive()

        // Then
        XCTAssertTrue(router.routeToLoggedInCalled)
    }

    func test_onDidBecomeActive_invoke_loggedOutRouter_when_logged_out() {
        // Given
        userService.userIsLoggedInReturnValue = false

        // When
        sut.didBecomeActive()

        // Then
        XCTAssertTrue(router.routeToLoggedOutCalled)
    }

    func test_loggedInDidEnd_detach_child_and_route_to_loggedOut() {
        // Given
        let loggedInRouter = LoggedInRoutingMock()
        router.children = [loggedInRouter]

        // When
        sut.loggedInDidEnd()

        // Then
        XCTAssertTrue(router.detachChildReceivedChild === loggedInRouter)
        XCTAssertEqual(router.routeToLoggedOutCallsCount, 1)
        XCTAssertFalse(router.routeToLoggedInCalled)
    }

    func test_loggedOutDidEnd_detach_child_before_route_to_loggedIn() {
        // Given
        router.children = [LoggedOutRoutingMock()]
        router.routeToLoggedInClosure = { [router] in
            XCTAssertEqual(router?.detachChildCallsCount, 1)
        }

        // When
        sut.loggedOutDidEnd()

        // Then
        XCTAssertEqual(router.routeToLoggedInCallsCount, 1)
        XCTAssertFalse(router.routeToLoggedOutCalled)
    }
}
