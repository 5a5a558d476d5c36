/// A feature in the tree of all features.
@MainActor
public protocol Routing: AnyObject {
    func start()
    func stop()
}

open class Router: Routing {
    public private(set) var children: [any Routing] = []
    private let interactable: any Interactable

    public init(interactable: any Interactable) {
        self.interactable = interactable
    }

    public func start() {
        interactable.activate()
    }

    public func stop() {
        children.forEach(detach)
        interactable.deactivate()
    }

    public func attach(_ child: any Routing) {
        children.append(child)
        child.start()
    }

    public func detach(_ child: any Routing) {
        children.removeAll { $0 === child }
        child.stop()
    }
}
