import XCTest

@testable import MyProject

final class RootRouterTests: XCTestCase {

    private var sut: RootRouter!

    private var interactor: RootInteractableMock!
    private var viewController: RootViewControllableMock!
    private var loggedInBuilder: LoggedInBuildableMock!
    private var loggedOutBuilder: LoggedOutBuildableMock!

    override func setUp() {
        super.setUp()

        interactor = RootInteractableMock()
        viewController = RootViewControllableMock()
        loggedInBuilder = LoggedInBuildableMock()
        loggedOutBuilder = LoggedOutBuildableMock()

        sut = RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedInBuilder: loggedInBuilder,
            loggedOutBuilder: loggedOutBuilder)
    }

    func test_init_set_router_of_interactor() {
        XCTAssertTrue(interactor.router === sut)
    }

    func test_routeToLoggedIn_invoke_builder_and_return_router() {
        // Given
        let loggedInRouter = LoggedInRoutingMock()
        loggedInRouter.interactable = LoggedInInteractableMock()
        loggedInBuilder.buildWithListenerClosure = { (_) -> (LoggedInRouting) in
            return loggedInRouter
        }
        // When
        sut.routeToLoggedIn()
        // Then
        XCTAssertTrue(loggedInRouter.loadCalled)
        XCTAssertTrue(loggedInBuilder.buildWithListenerCalled)
    }

    func test_routeToLoggedOut_invoke_builder_and_return_router() {
        // Given
        let loggedOutRouter = LoggedOutRoutingMock()
        loggedOutRouter.interactable = LoggedOutInteractableMock()

        loggedOutBuilder.buildWithListenerClosure = { (_) -> (LoggedOutRouting) in
            return loggedOutRouter
        }

        // When
        sut.routeToLoggedOut()

        // Then
        XCTAssertTrue(loggedOutBuilder.buildWithListenerCalled)
        XCTAssertTrue(loggedOutRouter.loadCalled)
    }

    func test_routeToLoggedIn_activate_child_and_listen_to_it() {
        // Given
        let loggedInInteractor = LoggedInInteractableMock()
        let loggedInRouter = LoggedInRoutingMock()
        loggedInRouter.interactable = loggedInInteractor
        loggedInBuilder.buildWithListenerReturnValue = loggedInRouter

        // When
        sut.routeToLoggedIn()

        // Then
        XCTAssertTrue(loggedInBuilder.buildWithListenerReceivedListener === interactor)
        XCTAssertEqual(loggedInInteractor.activateCallsCount, 1)
        XCTAssertEqual(sut.children.count, 1)
        XCTAssertFalse(loggedOutBuilder.buildWithListenerCalled)
    }
}
