import RxSwift
import XCTest

@testable import MyProject

final class LoggedInInteractorTests: XCTestCase {

    private var sut: LoggedInInteractor!
    private var userSession: UserSessionObservingMock!
    private var router: LoggedInRoutingMock!
    private var listener: LoggedInListenerMock!

    private var isLoggedIn: BehaviorSubject<Bool>!

    override func setUp() {
        super.setUp()

        isLoggedIn = BehaviorSubject(value: true)
        userSession = UserSessionObservingMock()
        userSession.isLoggedIn = isLoggedIn
        router = LoggedInRoutingMock()
        listener = LoggedInListenerMock()

        sut = LoggedInInteractor(userSession: userSession)
        sut.router = router
        sut.listener = listener
    }

    func test_activate_wait_while_logged_in() {
        // When
        sut.activate()

        // Then
        XCTAssertTrue(isLoggedIn.hasObservers)
        XCTAssertFalse(listener.loggedInDidEndCalled)
    }

    func test_logOut_invoke_listener_once() {
        // Given
        sut.activate()

        // When
        isLoggedIn.onNext(false)
        isLoggedIn.onNext(false)

        // Then
        XCTAssertEqual(listener.loggedInDidEndCallsCount, 1)
    }

    func test_logOut_after_deactivate_not_invoke_listener() {
        // Given
        sut.activate()
        sut.deactivate()

        // When
        isLoggedIn.onNext(false)

        // Then
        XCTAssertFalse(listener.loggedInDidEndCalled)
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
