import Foundation

protocol WithInitializers {
    init(name: String, age: Int)
    init?(id: Int)
    init(throwing value: Int) throws
    init<T: Animal>(animal: T)
    func after() -> Int
}

protocol WithEmptyInitializer {
    init()
    var ready: Bool { get }
}

protocol WithImplicitInitializer {
    init!(raw: String)
    init(asynchronous: Int) async
    init(typed: Int) throws(LoadError)
}

protocol Storing {
    associatedtype Item
    func store(_ item: Item)
    func load() -> Item?
    var last: Item { get }
    var all: [Item] { get set }
}

protocol Constrained {
    associatedtype Key: Hashable
    associatedtype Value: Animal & Equatable
    associatedtype Pair where Pair == (Key, Value)
    func get(_ key: Key) -> Value
    func pair() -> Pair
}

protocol Primary<Element> {
    associatedtype Element
    associatedtype Failure: Error = any Error
    func next() throws -> Element?
    func fail(_ failure: Failure)
}

protocol FixedPrimary: Primary<Int> where Failure == LoadError {
    func reset()
}

protocol Collecting {
    associatedtype Elements: Collection where Elements.Element == User
    associatedtype Other: Sequence where Other.Element: Equatable
    func take(_ elements: Elements, _ other: Other) -> Elements.Index?
    func index() -> Elements.Index
}

protocol SelfReferences {
    func copy() -> Self
    func maybeCopy() -> Self?
    func copies() -> [Self]
    func merge(with other: Self) -> Self
    func compare(_ others: [Self]) -> Bool
    func visit(_ body: (Self) -> Void)
    static func make() -> Self
    var next: Self? { get }
    var myself: Self { get }
    func type() -> Self.Type
}

protocol SelfAssociated {
    associatedtype Item
    func take(_ item: Self.Item) -> Self.Item
    func chain(_ other: Self) -> Self
}

protocol GenericStatics {
    associatedtype Item
    static var shared: Item? { get set }
    static func make(_ item: Item) -> Item
    static var count: Int { get set }
    init(item: Item)
}

protocol NestedAlias {
    typealias Callback = (User) -> Void
    typealias Name = String
    func fetch(result: @escaping Callback)
    func visit(_ body: Callback)
    func name() -> Name
    var onChange: Callback? { get set }
}

protocol Shadowing {
    func closure(closure: Int, returnValue: String) -> Int
    func returnValue(_ returnValue: Int) -> User
    func called(calledCallsCount: Int, calledClosure: String) -> User
    func load(loadReturnValue: Int) throws -> User
    func loadCallsCount() -> Int
    func stubs(lock: Int, stubs: Int)
    var loadCalled: Bool { get }
    var underlyingName: String { get set }
    var name: String { get set }
    func error(error: Int, value: Int, result: Int) throws -> User
    func arguments(_ self: Int, `Self`: Int)
}
