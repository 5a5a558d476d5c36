import XCTest

@testable import MyProject

final class LoggedInRouterTests: XCTestCase {

    private var sut: LoggedInRouter!
    private var interactor: LoggedInInteractableMock!
    private var viewController: LoggedInViewControllableMock!

    override func setUp() {
        super.setUp()

        interactor = LoggedInInteractableMock()
        viewController = LoggedInViewControllableMock()

        sut = LoggedInRouter(interactor: interactor, viewController: viewController)
    }

    func test_init_set_router_of_interactor() {
        XCTAssertTrue(interactor.router === sut)
    }

    func test_load_activate_interactor_that_is_in_scope() {
        // Given
        interactor.isActive = false
        interactor.isActiveStream = .just(true)

        // When
        sut.load()

        // Then
        XCTAssertEqual(interactor.activateCallsCount, 1)
        XCTAssertFalse(interactor.deactivateCalled)
    }

    func test_cleanupViews_dismiss_what_is_presented() {
        // When
        sut.cleanupViews()

        // Then
        XCTAssertEqual(viewController.dismissPresentedCallsCount, 1)
    }
}
