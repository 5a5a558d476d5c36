import RIBs
import RIBsTestSupport
import RxSwift
import XCTest

@testable import TicTacToe

final class LoggedInRouterTests: XCTestCase {

    private var interactor: LoggedInInteractableMock!
    private var viewController: LoggedInViewControllableMock!
    private var router: LoggedInRouter!

    override func setUp() {
        super.setUp()

        interactor = LoggedInInteractableMock()
        viewController = LoggedInViewControllableMock()
        router = LoggedInRouter(interactor: interactor, viewController: viewController)
    }

    func test_load_followInteractor() {
        // Given
        let childInteractor = InteractableMock()
        router.load()
        router.attachChild(RoutingMock(interactable: childInteractor))
        childInteractor.isActive = true

        // When
        interactor.isActiveStreamSubject.onNext(false)

        // Then
        XCTAssertEqual(childInteractor.activateCallCount, 1)
        XCTAssertEqual(childInteractor.deactivateCallCount, 1)
    }

    func test_load_activateChildrenOfActiveInteractor() {
        // Given
        let childInteractor = InteractableMock()
        router.attachChild(RoutingMock(interactable: childInteractor))
        interactor.isActiveStream = .just(true)

        // When
        router.load()

        // Then
        XCTAssertEqual(childInteractor.activateCallCount, 2)
    }

    func test_cleanupViews_dismissWhatIsPresented() {
        router.cleanupViews()

        XCTAssertEqual(viewController.dismissPresentedCallCount, 1)
    }
}
