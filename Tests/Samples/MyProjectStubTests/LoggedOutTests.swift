import Testing

@testable import MyProject

@Suite struct LoggedOutTests {
    private let session = UserSessionObservingMock()
    private let router = LoggedOutRoutingMock()
    private let listener = LoggedOutListenerMock()
    private let loggedOut: LoggedOutInteractor

    init() {
        loggedOut = LoggedOutInteractor(userSession: session)
        loggedOut.router = router
        loggedOut.listener = listener
    }

    @Test func endsWhenTheUserLogsIn() {
        loggedOut.activate()
        session.isLoggedInSubject.onNext(false)
        #expect(listener.on.loggedOutDidEnd.count == 0)

        session.isLoggedInSubject.onNext(true)
        session.isLoggedInSubject.onNext(true)
        #expect(listener.on.loggedOutDidEnd.count == 1)
    }

    @Test func endsAtOnceIfTheUserIsLoggedIn() {
        session.isLoggedIn = .just(true)
        loggedOut.activate()
        #expect(listener.on.loggedOutDidEnd.count == 1)
    }

    /// Nothing else happens: any other call would have no answer.
    @Test(.strictMocks) func tellsItsListenerBeforeItsViewsGo() {
        listener.on.loggedOutDidEnd.does { [loggedOut] in loggedOut.deactivate() }
        router.on.cleanupViews.returns()

        loggedOut.activate()
        session.isLoggedInSubject.onNext(true)

        #expect(
            Mocks.Calls(router, listener).description == """
                LoggedOutListenerMock.loggedOutDidEnd()
                LoggedOutRoutingMock.cleanupViews()
                """)
    }
}
