protocol InboxBuildable {
    func build(presenter: any InboxPresentable, listener: any InboxListener) -> any InboxRouting
}

struct InboxBuilder: InboxBuildable {
    let messages: any MessageLoading
    let messageBuilder: any MessageBuildable

    func build(presenter: any InboxPresentable, listener: any InboxListener) -> any InboxRouting {
        let interactor = InboxInteractor(presenter: presenter, messages: messages)
        interactor.listener = listener
        return InboxRouter(interactor: interactor, messageBuilder: messageBuilder)
    }
}
