import Architecture

/// Builds the child of the inbox, which is a feature of its own.
protocol MessageBuildable {
    func build(subject: String, listener: any MessageListener) -> any Routing
}

protocol MessageListener: AnyObject {
    func messageDidClose(isDeleted: Bool)
}
