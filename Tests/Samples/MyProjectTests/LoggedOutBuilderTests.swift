import RxSwift
import XCTest

@testable import MyProject

final class LoggedOutBuilderTests: XCTestCase {

    private var sut: LoggedOutBuilder!
    private var dependency: LoggedOutDependencyMock!
    private var userSession: UserSessionObservingMock!
    private var viewController: LoggedOutViewControllableMock!

    override func setUp() {
        super.setUp()

        userSession = UserSessionObservingMock()
        userSession.isLoggedIn = .never()
        viewController = LoggedOutViewControllableMock()
        dependency = LoggedOutDependencyMock()
        dependency.userSession = userSession
        dependency.loggedOutViewController = viewController

        sut = LoggedOutBuilder(dependency: dependency)
    }

    func test_build_connect_listener_interactor_and_router() throws {
        // Given
        let listener = LoggedOutListenerMock()

        // When
        let router = sut.build(withListener: listener)

        // Then
        let interactor = try XCTUnwrap(router.interactable as? LoggedOutInteractor)
        XCTAssertTrue(interactor.listener === listener)
        XCTAssertTrue(interactor.router === router)
    }

    func test_build_give_router_the_view_of_the_parent() {
        // Given
        let router = sut.build(withListener: LoggedOutListenerMock())

        // When
        router.cleanupViews()

        // Then
        XCTAssertTrue(viewController.dismissPresentedCalled)
    }
}
