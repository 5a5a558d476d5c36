import Testing

@testable import Inbox

@Suite(.strictMocks) struct InboxInteractorTests {
    private let presenter = InboxPresentableMock()
    private let messages = MessageLoadingMock()
    private let router = InboxRoutingMock()
    private let listener = InboxListenerMock()
    private let inbox: InboxInteractor

    init() {
        inbox = InboxInteractor(presenter: presenter, messages: messages)
        inbox.router = router
        inbox.listener = listener
    }

    @Test func listensToItsPresenter() {
        #expect(presenter.listener === inbox)
    }

    @Test func showsTheRemainingMessages() {
        messages.on.subjects.returns(["Hello", "Bye"], ["Bye"])
        presenter.on.show.returns()
        router.on.routeToMessage.returns()
        router.on.closeMessage.returns()

        inbox.activate()
        inbox.select("Hello")
        inbox.messageDidClose(isDeleted: true)

        #expect(presenter.on.show.calls == [["Hello", "Bye"], ["Bye"]])
        #expect(
            Mocks.Calls(messages, router).description == """
                MessageLoadingMock.subjects()
                InboxRoutingMock.routeToMessage("Hello")
                InboxRoutingMock.closeMessage()
                MessageLoadingMock.subjects()
                """)
    }

    /// The presenter has no answer, so a call of it would fail this test.
    @Test func showsNothingNewIfTheMessageIsKept() {
        router.on.closeMessage.returns()

        inbox.messageDidClose(isDeleted: false)

        #expect(router.on.closeMessage.count == 1)
    }

    @Test func tellsItsListenerThatItCloses() {
        listener.on.inboxDidClose.returns()

        inbox.close()

        #expect(listener.on.inboxDidClose.count == 1)
    }
}
