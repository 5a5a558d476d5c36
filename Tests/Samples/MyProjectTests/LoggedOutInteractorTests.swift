import RxSwift
import XCTest

@testable import MyProject

final class LoggedOutInteractorTests: XCTestCase {

    private var sut: LoggedOutInteractor!
    private var userSession: UserSessionObservingMock!
    private var router: LoggedOutRoutingMock!
    private var listener: LoggedOutListenerMock!

    private var isLoggedIn: BehaviorSubject<Bool>!

    override func setUp() {
        super.setUp()

        isLoggedIn = BehaviorSubject(value: false)
        userSession = UserSessionObservingMock()
        userSession.isLoggedIn = isLoggedIn
        router = LoggedOutRoutingMock()
        listener = LoggedOutListenerMock()

        sut = LoggedOutInteractor(userSession: userSession)
        sut.router = router
        sut.listener = listener
    }

    func test_activate_wait_while_logged_out() {
        // When
        sut.activate()

        // Then
        XCTAssertTrue(isLoggedIn.hasObservers)
        XCTAssertFalse(listener.loggedOutDidEndCalled)
    }

    func test_logIn_invoke_listener_once() {
        // Given
        sut.activate()

        // When
        isLoggedIn.onNext(true)
        isLoggedIn.onNext(true)

        // Then
        XCTAssertEqual(listener.loggedOutDidEndCallsCount, 1)
    }

    func test_logIn_after_deactivate_not_invoke_listener() {
        // Given
        sut.activate()
        sut.deactivate()

        // When
        isLoggedIn.onNext(true)

        // Then
        XCTAssertFalse(listener.loggedOutDidEndCalled)
        XCTAssertFalse(isLoggedIn.hasObservers)
    }

    func test_deactivate_cleanup_views() {
        // Given
        sut.activate()
        XCTAssertFalse(router.cleanupViewsCalled)

        // When
        sut.deactivate()

        // Then
        XCTAssertTrue(router.cleanupViewsCalled)
    }
}
