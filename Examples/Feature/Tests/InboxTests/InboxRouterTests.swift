import Architecture
import Testing

@testable import Inbox

@Suite struct InboxRouterTests {
    private let interactor = InboxInteractableMock()
    private let messageBuilder = MessageBuildableMock()
    private let inbox: InboxRouter

    init() {
        inbox = InboxRouter(interactor: interactor, messageBuilder: messageBuilder)
    }

    @Test func isTheRouterOfItsInteractor() {
        #expect(interactor.router === inbox)
        inbox.start()
        #expect(interactor.on.activate.count == 1)
    }

    @Test func attachesTheSelectedMessage() {
        let message = RoutingMock()
        messageBuilder.on.build.returns(message)

        inbox.routeToMessage("Hello")

        #expect(inbox.children.map { $0 === message } == [true])
        #expect(messageBuilder.on.build.last?.subject == "Hello")
        #expect(messageBuilder.on.build.last?.listener === interactor)
        #expect(message.on.start.wasCalled)
    }

    @Test func replacesTheMessage() {
        let (first, second) = (RoutingMock(), RoutingMock())
        messageBuilder.on.build.returns(first, second)

        inbox.routeToMessage("Hello")
        inbox.routeToMessage("Bye")

        #expect(inbox.children.map { $0 === second } == [true])
        #expect(first.on.stop.wasCalled(before: second.on.start))
    }
}
