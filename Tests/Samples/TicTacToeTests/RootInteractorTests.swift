import XCTest

@testable import TicTacToe

final class RootInteractorTests: XCTestCase {

    private var presenter: RootPresentableMock!
    private var router: RootRoutingMock!
    private var interactor: RootInteractor!

    override func setUp() {
        super.setUp()

        presenter = RootPresentableMock()
        router = RootRoutingMock()
        interactor = RootInteractor(presenter: presenter)
        interactor.router = router
    }

    func test_init_listenToPresenter() {
        XCTAssertTrue(presenter.listener === interactor)
        XCTAssertEqual(presenter.listenerSetCallCount, 1)
    }

    func test_didLogin_routeToLoggedIn() {
        // Given
        var names: [String] = []
        router.routeToLoggedInHandler = { names = [$0, $1] }

        // When
        interactor.didLogin(withPlayer1Name: "X", player2Name: "O")

        // Then
        XCTAssertEqual(router.routeToLoggedInCallCount, 1)
        XCTAssertEqual(names, ["X", "O"])
    }
}
