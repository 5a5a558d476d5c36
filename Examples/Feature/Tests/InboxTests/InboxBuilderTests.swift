import Testing

@testable import Inbox

@Suite struct InboxBuilderTests {
    @Test func connectsThePartsOfTheInbox() {
        let (messages, messageBuilder) = (MessageLoadingMock(), MessageBuildableMock())
        let (presenter, listener) = (InboxPresentableMock(), InboxListenerMock())
        let message = RoutingMock()
        messages.on.subjects.returns(["Hello"])
        messageBuilder.on.build.returns(message)
        let inbox = InboxBuilder(messages: messages, messageBuilder: messageBuilder).build(presenter: presenter, listener: listener)

        inbox.start()
        presenter.listener?.select("Hello")
        inbox.stop()
        presenter.listener?.close()

        #expect(presenter.on.show.calls == [["Hello"], []])
        #expect(message.on.stop.count == 1)
        #expect(listener.on.inboxDidClose.count == 1)
    }
}
