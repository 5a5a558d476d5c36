/// Feature: a generic class
// mockgen: mock
class Repository<Item: Equatable, Key: Hashable> where Key: Sendable {
    enum Order { case rising, falling }
    typealias Filter = (Item) -> Bool
    private(set) var items: [Key: Item]
    init(items: [Key: Item]) { self.items = items }
    func item(for key: Key) -> Item? { items[key] }
    func sorted(_ order: Order, filter: @escaping Filter) -> [Item] { items.values.filter(filter) }
    func first(of keys: [Key]) -> Item { items[keys[0]]! }
    func map<T>(_ transform: (Item) -> T) -> [T] { items.values.map(transform) }
    class func empty() -> [Key: Item] { [:] }
}

/// Feature: a subclass of a generic class
// mockgen: mock
class UserRepository: Repository<User, Int> {
    func user(named name: String) -> User? { items.values.first { $0.name == name } }
    override func first(of keys: [Int]) -> User { User(id: -1, name: "first") }
}

/// Feature: a generic class that names itself, and a subclass through a typealias
// mockgen: mock
class Node<Element> {
    struct Index: Hashable { var value = 0 }
    typealias Visit = (Element, Index) -> Void
    var value: Element
    weak var parent: Node?
    var children: [Node] { [] }
    required init(_ value: Element) { self.value = value }
    func add(_ node: Node) -> Node<Element> { node }
    func find(where predicate: (Element) throws -> Bool) rethrows -> Element? { nil }
    func visit(_ visit: @escaping Visit) -> Node.Index { Index() }
}

typealias StringNode = Node<String>

// mockgen: mock
class Trunk: StringNode {
    func root() -> String { value }
}

/// Feature: an open generic class
// mockgen: mock
open class Window<Content> {
    let title: String
    init(title: String = "untitled", content: Content) throws(LoadError) {
        guard !title.isEmpty else { throw .missing }
        self.title = title
    }
    public required init?(count: Int, _ contents: [Content]) async { return nil }
    @available(*, unavailable) public required init(unavailable: Int) { fatalError() }
    convenience init(_ content: Content) throws(LoadError) { try self.init(content: content) }
    open func show(_ content: Content) {}
    func draw() -> [Content] { [] }
}

/// Feature: a generic class with a parameterized typealias
// mockgen: mock
class Catalogue<Item> {
    typealias List<Value> = [Value]
    typealias Lookup<Key: Hashable> = [Key: Item]
    func items(of list: List<Int>) -> List<Item> { [] }
    func indexed(_ lookup: Lookup<String>, _ completion: @escaping (Lookup<Int>?) -> Void) -> Lookup<String>? { lookup }
    var all: List<Lookup<String>> { [] }
}

class Pairs<Element> {
    typealias Pair<Other> = (Element, Other)
    typealias All = [Element]

    init() {}
    func first(_ pair: Pair<Int>) -> Pair<Element>? { nil }
    func all() -> All { [] }
}

// mockgen: mock
/// The type parameter of the subclass has the name of that of the class.
class OptionalPairs<Element>: Pairs<Element?> {}

/// Feature: members that a mock leaves to the class
// mockgen: mock
class Cabinet<Item> {
    init() {}
    func count(_ items: Set<Item>) -> Int where Item: Hashable { items.count }
    func first(_ items: [Item]) -> Item? where Item: Comparable { items.min() }
    func numbers() -> some Sequence<Int> { [1, 2] }
    var names: some Collection<String> { ["a"] }
    func pack<each Part>(_ parts: repeat each Part) -> Int { 3 }
    func load(_ item: Item) -> Int { 4 }
}
