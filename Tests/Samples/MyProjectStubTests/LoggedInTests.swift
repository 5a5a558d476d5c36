import Testing

@testable import MyProject

@Suite struct LoggedInTests {
    private let session = UserSessionObservingMock()
    private let router = LoggedInRoutingMock()
    private let listener = LoggedInListenerMock()
    private let loggedIn: LoggedInInteractor

    init() {
        loggedIn = LoggedInInteractor(userSession: session)
        loggedIn.router = router
        loggedIn.listener = listener
    }

    @Test func endsWhenTheUserLogsOut() {
        loggedIn.activate()
        session.isLoggedInSubject.onNext(true)
        #expect(!listener.on.loggedInDidEnd.wasCalled)

        session.isLoggedInSubject.onNext(false)
        session.isLoggedInSubject.onNext(false)
        #expect(listener.on.loggedInDidEnd.count == 1)
    }

    @Test func stopsListeningWhenItIsLeft() {
        loggedIn.activate()
        loggedIn.deactivate()
        session.isLoggedInSubject.onNext(false)

        #expect(Mocks.Calls(router, listener).description == "LoggedInRoutingMock.cleanupViews()")
    }

    @Test func takesItsViewsAway() {
        let (interactor, view) = (LoggedInInteractableMock(), LoggedInViewControllableMock())
        let router = LoggedInRouter(interactor: interactor, viewController: view)

        router.cleanupViews()

        #expect(interactor.router === router)
        #expect(view.on.dismissPresented.count == 1)
    }

    @Test func buildsWithTheSessionAndTheViewOfItsParent() {
        let dependency = LoggedInDependencyMock()
        (dependency.userSession, dependency.loggedInViewController) = (session, LoggedInViewControllableMock())

        let router = LoggedInBuilder(dependency: dependency).build(withListener: listener)
        router.interactable.activate()
        session.isLoggedInSubject.onNext(false)

        #expect(listener.on.loggedInDidEnd.count == 1)
    }
}
