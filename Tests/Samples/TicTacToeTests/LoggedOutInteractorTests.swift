import XCTest

@testable import TicTacToe

class LoggedOutInteractorTests: XCTestCase {

    var interactor: LoggedOutInteractor!
    var service: LoggedOutServiceMock!
    var listener: LoggedOutLoggedOutListenerMock!
    var viewController: LoggedOutViewControllableMock!
    var router: LoggedOutRoutingMock!

    override func setUp() {
        super.setUp()

        viewController = LoggedOutViewControllableMock()
        service = LoggedOutServiceMock()
        listener = LoggedOutLoggedOutListenerMock()
        interactor = LoggedOutInteractor(presenter: viewController, service: service)
        interactor.listener = listener
        viewController.listener = interactor

        router = LoggedOutRoutingMock(interactable: interactor, viewControllable: viewController)
        interactor.router = router

        router.load()
        router.interactable.activate()
    }

    func test_login_success() {
        // Given
        service.requestLoginWithPlayer1NameAndPlayer2NameHandler = { (_, _) in true }

        // When
        viewController.listener?.login(withPlayer1Name: "Player1", player2Name: "Player2")

        // Then
        XCTAssertEqual(service.requestLoginWithPlayer1NameAndPlayer2NameCount, 1)
        XCTAssertEqual(listener.didLoginWithPlayer1NameAndPlayer2NameCount, 1)
    }

    func test_login_failure() {
        // Given
        service.requestLoginWithPlayer1NameAndPlayer2NameHandler = { (_, _) in false }

        // When
        viewController.listener?.login(withPlayer1Name: "Player1", player2Name: "Player2")

        // Then
        XCTAssertEqual(viewController.failedLoginCount, 1)
        XCTAssertEqual(router.routeToFailAlertCallCount, 1)
    }

    func test_login_withoutNames_useDefaultNames() {
        // Given
        service.requestLoginWithPlayer1NameAndPlayer2NameHandler = { (_, _) in true }
        var names: [String] = []
        listener.didLoginWithPlayer1NameAndPlayer2NameHandler = { names = [$0, $1] }

        // When
        viewController.listener?.login(withPlayer1Name: nil, player2Name: "")

        // Then
        XCTAssertEqual(names, ["Player 1", "Player 2"])
    }
}
