import Architecture

protocol InboxRouting: Routing {
    func routeToMessage(_ subject: String)
    func closeMessage()
}

protocol InboxPresentable: AnyObject {
    var listener: (any InboxPresentableListener)? { get set }
    func show(_ subjects: [String])
}

protocol InboxPresentableListener: AnyObject {
    func select(_ subject: String)
    func close()
}

protocol InboxListener: AnyObject {
    func inboxDidClose()
}

final class InboxInteractor: InboxInteractable, InboxPresentableListener {
    weak var router: (any InboxRouting)?
    weak var listener: (any InboxListener)?

    private let presenter: any InboxPresentable
    private let messages: any MessageLoading

    init(presenter: any InboxPresentable, messages: any MessageLoading) {
        self.presenter = presenter
        self.messages = messages
        presenter.listener = self
    }

    func activate() {
        presenter.show(messages.subjects())
    }

    func deactivate() {
        presenter.show([])
    }

    func select(_ subject: String) {
        router?.routeToMessage(subject)
    }

    func close() {
        listener?.inboxDidClose()
    }

    func messageDidClose(isDeleted: Bool) {
        router?.closeMessage()
        if isDeleted { presenter.show(messages.subjects()) }
    }
}
