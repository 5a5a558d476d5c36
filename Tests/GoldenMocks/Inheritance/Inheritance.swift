protocol Node: AnyObject {
    var name: String { get }
    func start()
}

protocol Leaf: Node {
    func render(depth: Int) -> String
}
