/// A collection of elements of the kind that `Primary`'s heirs name.
protocol Paged: Primary {
    associatedtype Page: Collection where Page.Element == Element
    func page() -> Page
}

/// Feature: two associated types of a parent, both fixed
protocol FixedPages: Paged where Element == Int, Page == [Int], Failure == LoadError {
    func reset()
}

/// Feature: an associated type that a fixed one constrains
protocol TextPages: Paged where Element == String, Failure == LoadError {
    func first() -> Element
}

/// A store of what can be identified.
protocol EntityStore<Item> {
    associatedtype Item: Identifiable where Item.ID: Sendable
    func find(_ id: Item.ID) async throws -> Item?
}

/// Feature: a constrained associated type of a parent, fixed
protocol EventStore: EntityStore<Event> {
    func latest() -> [Event]
}

struct Event: Identifiable {
    var id = 0
}

/// Feature: an associated type that is the associated type of another
protocol Indexed: Primary where Element: Hashable {
    associatedtype Source: Primary where Source.Element == Element
    func index(_ source: Source) -> Set<Element>
}

protocol Listed {
    associatedtype Entry
    func entries() -> [Entry]
}

/// Feature: requirements that override a parent's
protocol Overriding: Listed {
    override func entries() -> [Entry]
}

/// Feature: aliases of associated types
protocol AliasesOfItsTypes: AnyObject {
    associatedtype Entry
    typealias Listener = (Entry) -> Void
    typealias Update = @Sendable (Self, Entry) -> Void
    func listen(_ listener: @escaping Listener)
    func now(_ listener: Listener)
    func update(_ update: @escaping Update) -> [Listener]
    var listener: Listener? { get set }
}

/// Feature: an associated type named like a standard type
protocol NamedLikeInt {
    associatedtype Int
    func load() -> Int
}

/// Feature: generic parameters named like associated types or standard types
protocol NamedLikeItsTypes {
    associatedtype Entry
    func other<Entry>(_ entry: Entry) -> Entry
    func number<Int>(_ value: Int) -> Int
    func text<String>(_ value: String) throws -> String
    subscript<Entry>(entry: Entry) -> [Entry] { get }
}

/// Feature: aliases of aliases and with parameters inside a protocol
protocol AliasesOfItsAliases {
    associatedtype Entry
    typealias Listener = (Pair) -> Void
    typealias Pair = (key: Entry, value: Int)
    typealias Visitor<Result> = (Entry) -> Result
    func listen(_ listener: @escaping Listener)
    func later(_ done: @escaping Visitor<Void>)
    func visit<T>(_ visitor: Visitor<T>) -> [T]
}

protocol Linkable: AnyObject {
    associatedtype Other
    func link(_ other: Other)
    func other() -> Other?
}

/// Feature: an associated type that is Self
protocol LinkedToItself: Linkable where Other == Self {}
