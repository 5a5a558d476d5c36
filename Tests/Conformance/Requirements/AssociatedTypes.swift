/// Feature: associated types
protocol Storing {
    associatedtype Item
    func store(_ item: Item)
    func load() -> Item?
    var last: Item { get }
    var all: [Item] { get set }
}

/// Feature: constrained associated types
protocol Constrained {
    associatedtype Key: Hashable
    associatedtype Value: Animal & Equatable
    associatedtype Pair where Pair == (Key, Value)
    func get(_ key: Key) -> Value
    func pair() -> Pair
}

/// Feature: primary associated types
protocol Primary<Element> {
    associatedtype Element
    associatedtype Failure: Error = any Error
    func next() throws -> Element?
    func fail(_ failure: Failure)
}

/// Feature: associated types with where-clauses
protocol Collecting {
    associatedtype Elements: Collection where Elements.Element == User
    associatedtype Other: Sequence where Other.Element: Equatable
    func take(_ elements: Elements, _ other: Other) -> Elements.Index?
    func index() -> Elements.Index
}

/// Feature: associated types for a subprotocol
protocol Nested {
    associatedtype Item
    func nested() -> Item
}

/// A type of the project with the name of an associated type.
struct State: Equatable {
    var number = 0
}

/// Feature: an associated type named like a type
protocol Reducing {
    associatedtype State
    func reduce(_ state: State) -> State
    var current: State { get set }
}

/// Feature: a type named like an associated type elsewhere
protocol UsesState {
    func reduce(_ state: State) -> State?
}

/// Feature: an associated type of an associated type
protocol ListType {
    associatedtype Element
    func elements() -> [Element]
}

/// Feature: associated types with constraints on their own
protocol ListOwner {
    associatedtype List: ListType where List.Element == User
    var list: List { get }
    func first(of list: List) -> List.Element?
}

/// Feature: existentials and opaque parameters with primary types
protocol UsesPrimary {
    func run(_ source: any Primary<Int>) -> Int
    func fill(_ collection: some Collection<User>) -> Int
    var source: (any Primary<Int>)? { get set }
}

/// Feature: associated types of a Sendable protocol
protocol SendableStoring: Sendable {
    associatedtype Item: Sendable
    func store(_ item: Item) async
    func load() async throws -> Item
    static func shared() -> Item?
    static var count: Int { get set }
    init(item: Item)
}

/// Feature: associated types of an actor
protocol ActorStoring: Actor {
    associatedtype Item: Sendable
    func store(_ item: Item)
    var last: Item? { get }
    init(item: Item)
}

/// Feature: associated types on the main actor
@MainActor protocol MainStoring: AnyObject {
    associatedtype Item
    func store(_ item: Item)
    var last: Item? { get set }
    static func make() -> Item
}

/// Feature: a recursive associated type
protocol Tree {
    associatedtype Child: Tree
    var children: [Child] { get }
    func first() -> Child?
}

/// Feature: an associated type that is a member of another one, which is its own member
protocol Branching {
    associatedtype Value
    associatedtype Branch: Branching where Branch.Value == Value, Branch.Branch == Branch
    func grown(_ value: Value, after branch: Branch?) -> Branch
}

/// Feature: errors of an associated type
protocol Fallible {
    associatedtype Failure: Error
    var value: Int { get throws(Failure) }
    func run(_ body: () -> Void) throws(Failure)
    func load() async throws(Failure) -> Int
    func recover(from failure: Failure, _ times: Int) -> Int
}

/// Feature: errors of an associated type that are fixed to `Never`
protocol Infallible: Fallible where Failure == Never {
    func check() throws(NoError) -> Int
}

/// Feature: errors of an associated type that are fixed to any error
protocol AnyFailure: Fallible where Failure == any Error {}

typealias NoError = Never

/// Feature: an associated type that is Self's child
protocol Linked: AnyObject {
    associatedtype Next: AnyObject
    var next: Next? { get set }
}

/// Feature: an associated type with a default type
protocol Defaulted {
    associatedtype Output = Int
    associatedtype Failure: Error = Never
    func run() -> Result<Output, Failure>
}

/// Feature: a fixed array type
protocol Sectioned {
    associatedtype Row
    associatedtype Rows: RandomAccessCollection = [Row] where Rows.Element == Row
    func rows() -> Rows
}

/// Feature: associated types that follow from another
protocol Shelf {
    associatedtype Item: Equatable = Int
    associatedtype Items: Collection where Items.Element == Item
    var items: Items { get }
    func add(_ item: Item)
}

/// Feature: an associated type called Void
protocol Emptying {
    associatedtype Void
    func empty(_ value: Void, _ done: @escaping () -> ()) throws -> Void
    func refill<Item>(_ item: Item, done: () -> ()) -> ()
    func pour() async -> [Void]
    func filter(_ isWanted: @escaping (Self.Void) -> Bool) -> Self.Void
    var content: Void { get set }
}

/// Feature: an associated type called Void that a subprotocol fixes, and generic parameters of this name
protocol WaterEmptying: Emptying where Void == Int {
    func measure(_ value: Void?) -> Void
    func mix<Void>(_ value: Void) -> Void
    subscript(_ index: Int) -> String { get set }
}
