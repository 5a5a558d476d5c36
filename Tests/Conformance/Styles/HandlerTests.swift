import RxSwift
import Testing

@testable import StyleProtocols

/// The names of Uber's RIBs mocks and of Mockolo, as test suites use them.
@Suite struct HandlerTests {
    @Test func routersTakeTheirProperties() {
        let interactor = LoggedInInteractableMock()
        let view = LoggedOutViewControllableMock()
        let router = LoggedOutRoutingMock(interactable: interactor, viewControllable: view)
        router.load()
        router.interactable.activate()
        #expect(router.loadCallCount == 1 && interactor.activateCallCount == 1)
        #expect(router.viewControllable === view && router.children.isEmpty)
        #expect(LoggedInRoutingMock(interactable: interactor).interactable === interactor)
        #expect(LoggedInRoutingMock().children.isEmpty)
    }

    @Test func buildersReturnWhatTheHandlerDoes() {
        let builder = LoggedInBuildableMock()
        let router = LoggedInRoutingMock(interactable: LoggedInInteractableMock())
        let listener = LoggedInListenerMock()
        var assigned: LoggedInListener?
        builder.buildHandler = { (_ listener: LoggedInListener) -> (LoggedInRouting) in
            assigned = listener
            return router
        }
        #expect(builder.buildCallCount == 0)
        #expect(builder.build(withListener: listener) === router)
        #expect(builder.buildCallCount == 1 && assigned === listener)
    }

    @Test func oneClassForTwoProtocols() {
        let view = LoggedOutViewControllableMock()
        let listener = LoggedOutPresentableListenerMock()
        view.failedLoginHandler = { view.uiviewController = 3 }
        (view as LoggedOutPresentable).listener = listener
        (view as LoggedOutPresentable).failedLogin()
        (view as LoggedOutViewControllable).failedLogin()
        view.listener?.login(withPlayer1Name: "a", player2Name: nil)
        #expect(view.failedLoginCallCount == 2 && view.uiviewControllerSetCallCount == 2 && view.listenerSetCallCount == 1)
        #expect(listener.loginCallCount == 1 && listener.loginArgValues.first?.player1Name == "a")
    }

    @Test func observablesEmitWhatTheSubjectIsSent() {
        let router = LoggedInRoutingMock()
        var seen: [RouterLifecycle] = []
        let subscription = router.lifecycle.subscribe(onNext: { seen.append($0) })
        router.lifecycleSubject.onNext(.didLoad)
        subscription.dispose()
        #expect(seen == [.didLoad])
    }

    /// Also of properties that the protocol only reads, and of the subjects. A stream with a subject has one count.
    @Test func everySetCounts() {
        let router = LoggedInRoutingMock(interactable: LoggedInInteractableMock())
        #expect(router.interactableSetCallCount == 0 && router.childrenSetCallCount == 0 && router.lifecycleSubjectSetCallCount == 0)
        router.interactable = LoggedInInteractableMock()
        router.children = [router]
        router.lifecycleSubject = PublishSubject()
        #expect(router.interactableSetCallCount == 1 && router.childrenSetCallCount == 1 && router.lifecycleSubjectSetCallCount == 1)
    }

    @Test func functionsAndSubscriptsCount() async throws {
        let account = AccountHandlerMock(name: "a", owner: User(name: "Alex"))
        account.name = "b"
        #expect(account.nameSetCallCount == 1 && account.name == "b" && account.owner.name == "Alex" && account.tags == [])
        account.tokenHandler = { "t" }
        #expect(try await account.token == "t" && account.tokenCallCount == 1)
        account.subscriptHandler = { "\($0)" }
        account[2] = account[1]
        #expect(account.subscriptCallCount == 1 && account.subscriptSetCallCount == 1)
        account.subscriptSetHandler = { #expect($0 == 3 && $1 == "c") }
        account[3] = "c"
        account.saveHandler = { text, index in text.count == index }
        #expect(try account.save("ab", at: 2))
        account.refreshHandler = { User(name: "Kim") }
        #expect(try await account.refresh().name == "Kim" && account.refreshCallCount == 1)
        account.closeHandler = { () throws(CloseError) in throw CloseError() }
        #expect(throws: CloseError()) { try account.close() }
        account.eachHandler = { body, count in (0..<count).forEach { body(User(name: "\($0)")) } }
        var names: [String] = []
        account.each({ names.append($0.name) }, first: 2)
        #expect(names == ["0", "1"])
        account.show(1)
        account.show("x")
        #expect(account.showIntCallCount == 1 && account.showStringCallCount == 1)
    }

    @Test func unstubbedMembersReturnEmptyValues() async throws {
        let account = AccountHandlerMock()
        #expect(try account.save("a", at: 1) == false && account[0] == "" && account.name == "")
        await #expect(throws: (any Error).self) { try await account.refresh() }
        try account.close()
    }

    @Test func staticMembers() {
        AccountHandlerMock.limit = 3
        AccountHandlerMock.resetHandler = { AccountHandlerMock.limit = $0 }
        AccountHandlerMock.reset(to: 5)
        #expect(AccountHandlerMock.limit == 5 && AccountHandlerMock.limitSetCallCount == 2 && AccountHandlerMock.resetCallCount == 1)
    }

    /// `history: true`, and names of the project's own.
    @Test func ownStyle() {
        let service = LoggedOutServicableMock()
        service.requestLoginWithPlayer1NamePlayer2NameHandler = { (_, _) in true }
        #expect(service.requestLogin(withPlayer1Name: "a", player2Name: "b"))
        #expect(service.requestLoginWithPlayer1NamePlayer2NameCount == 1)
        #expect(service.requestLoginWithPlayer1NamePlayer2NameArgValues.map(\.player2Name) == ["b"])
        #expect(service.requestLoginWithPlayer1NamePlayer2NameReturnValue == nil)
    }
}
