import XCTest

@testable import TicTacToe

final class LoggedOutRouterTests: XCTestCase {

    private var interactor: LoggedOutInteractableMock!
    private var viewController: LoggedOutViewControllableMock!
    private var router: LoggedOutRouter!

    override func setUp() {
        super.setUp()

        interactor = LoggedOutInteractableMock()
        viewController = LoggedOutViewControllableMock()
        router = LoggedOutRouter(interactor: interactor, viewController: viewController)
    }

    func test_init_setRouterOfInteractor() {
        XCTAssertTrue(interactor.router === router)
        XCTAssertEqual(interactor.routerSetCallCount, 1)
        XCTAssertEqual(interactor.listenerSetCallCount, 0)
    }

    func test_routeToFailAlert_presentIt() {
        router.routeToFailAlert()

        XCTAssertEqual(viewController.presentFailAlertCallCount, 1)
    }
}
