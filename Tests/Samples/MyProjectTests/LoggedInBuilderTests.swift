import RxSwift
import XCTest

@testable import MyProject

final class LoggedInBuilderTests: XCTestCase {

    private var sut: LoggedInBuilder!
    private var dependency: LoggedInDependencyMock!
    private var userSession: UserSessionObservingMock!
    private var viewController: LoggedInViewControllableMock!

    override func setUp() {
        super.setUp()

        userSession = UserSessionObservingMock()
        userSession.isLoggedIn = .never()
        viewController = LoggedInViewControllableMock()
        dependency = LoggedInDependencyMock()
        dependency.userSession = userSession
        dependency.loggedInViewController = viewController

        sut = LoggedInBuilder(dependency: dependency)
    }

    func test_build_connect_listener_interactor_and_router() throws {
        // Given
        let listener = LoggedInListenerMock()

        // When
        let router = sut.build(withListener: listener)

        // Then
        let interactor = try XCTUnwrap(router.interactable as? LoggedInInteractor)
        XCTAssertTrue(interactor.listener === listener)
        XCTAssertTrue(interactor.router === router)
    }

    func test_build_give_router_the_view_of_the_parent() {
        // Given
        let router = sut.build(withListener: LoggedInListenerMock())

        // When
        router.cleanupViews()

        // Then
        XCTAssertTrue(viewController.dismissPresentedCalled)
    }
}
