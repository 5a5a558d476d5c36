import XCTest

@testable import TicTacToe

final class LoggedInInteractorTests: XCTestCase {

    func test_deactivate_cleanupViews() {
        let interactor = LoggedInInteractor()
        let router = LoggedInRoutingMock(interactable: interactor)
        interactor.router = router

        interactor.activate()
        XCTAssertEqual(router.cleanupViewsCallCount, 0)

        interactor.deactivate()
        XCTAssertEqual(router.cleanupViewsCallCount, 1)
    }
}
