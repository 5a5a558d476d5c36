import Architecture

protocol InboxInteractable: Interactable, MessageListener {
    var router: (any InboxRouting)? { get set }
}

final class InboxRouter: Router, InboxRouting {
    private let interactor: any InboxInteractable
    private let messageBuilder: any MessageBuildable
    private var message: (any Routing)?

    init(interactor: any InboxInteractable, messageBuilder: any MessageBuildable) {
        self.interactor = interactor
        self.messageBuilder = messageBuilder
        super.init(interactable: interactor)
        interactor.router = self
    }

    func routeToMessage(_ subject: String) {
        closeMessage()
        let message = messageBuilder.build(subject: subject, listener: interactor)
        self.message = message
        attach(message)
    }

    func closeMessage() {
        guard let message else { return }
        self.message = nil
        detach(message)
    }
}
