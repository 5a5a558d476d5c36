import RIBs
import RxSwift
import XCTest

@testable import TicTacToe

class RootRouterTests: XCTestCase {

    private var loggedOutBuilder: LoggedOutBuildableMock!
    private var loggedInBuilder: LoggedInBuildableMock!
    private var rootInteractor: RootInteractableMock!
    private var rootViewController: RootViewControllableMock!
    private var rootRouter: RootRouter!

    override func setUp() {
        super.setUp()

        loggedOutBuilder = LoggedOutBuildableMock()
        loggedInBuilder = LoggedInBuildableMock()
        rootInteractor = RootInteractableMock()
        rootViewController = RootViewControllableMock()
        rootRouter = RootRouter(
            interactor: rootInteractor,
            viewController: rootViewController,
            loggedOutBuilder: loggedOutBuilder,
            loggedInBuilder: loggedInBuilder)
    }

    func test_routeToLoggedIn_verifyInvokeBuilderAttachReturnedRouter() {
        let loggedInRouter = LoggedInRoutingMock(interactable: LoggedInInteractableMock())
        var assignedListener: LoggedInListener? = nil
        loggedInBuilder.buildHandler = { (_ listener: LoggedInListener) -> (LoggedInRouting) in
            assignedListener = listener
            return loggedInRouter
        }

        XCTAssertNil(assignedListener)
        XCTAssertEqual(loggedInBuilder.buildCallCount, 0)
        XCTAssertEqual(loggedInRouter.loadCallCount, 0)

        rootRouter.routeToLoggedIn(withPlayer1Name: "1", player2Name: "2")

        XCTAssertTrue(assignedListener === rootInteractor)
        XCTAssertEqual(loggedInBuilder.buildCallCount, 1)
        XCTAssertEqual(loggedInRouter.loadCallCount, 1)
    }

    func test_load_attachAndPresentLoggedOut() {
        // Given
        let loggedOutInteractor = LoggedOutInteractableMock()
        let loggedOutViewController = LoggedOutViewControllableMock()
        loggedOutBuilder.buildHandler = { _ in
            LoggedOutRoutingMock(interactable: loggedOutInteractor, viewControllable: loggedOutViewController)
        }
        var presented: ViewControllable?
        rootViewController.presentHandler = { presented = $0 }

        // When
        rootRouter.load()

        // Then
        XCTAssertEqual(loggedOutInteractor.activateCallCount, 1)
        XCTAssertTrue(presented === loggedOutViewController)
        XCTAssertEqual(rootViewController.dismissCallCount, 0)
    }

    func test_routeToLoggedIn_replaceLoggedOut() {
        // Given
        let loggedOut = LoggedOutRoutingMock(
            interactable: LoggedOutInteractableMock(), viewControllable: LoggedOutViewControllableMock())
        let loggedIn = LoggedInRoutingMock(interactable: LoggedInInteractableMock())
        loggedOutBuilder.buildHandler = { _ in loggedOut }
        loggedInBuilder.buildHandler = { _ in loggedIn }
        rootRouter.load()

        // When
        rootRouter.routeToLoggedIn(withPlayer1Name: "1", player2Name: "2")

        // Then
        XCTAssertEqual(rootViewController.dismissCallCount, 1)
        XCTAssertEqual(rootRouter.children.count, 1)
        XCTAssertTrue(rootRouter.children.first === loggedIn)
    }

    func test_routeToLoggedIn_loadReturnedRouter() {
        // Given
        let loggedInRouter = LoggedInRoutingMock(interactable: LoggedInInteractableMock())
        loggedInRouter.loadHandler = { [unowned loggedInRouter] in loggedInRouter.lifecycleSubject.onNext(.didLoad) }
        loggedInBuilder.buildHandler = { _ in loggedInRouter }
        var lifecycle: [RouterLifecycle] = []
        let subscription = loggedInRouter.lifecycle.subscribe(onNext: { lifecycle.append($0) })
        defer { subscription.dispose() }

        // When
        rootRouter.routeToLoggedIn(withPlayer1Name: "1", player2Name: "2")

        // Then
        XCTAssertEqual(lifecycle, [.didLoad])
    }
}
