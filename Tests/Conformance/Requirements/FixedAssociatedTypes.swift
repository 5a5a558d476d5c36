/// Feature: primary associated types of a parent, fixed
protocol FixedPrimary: Primary<Int> where Failure == LoadError {
    func reset()
}

/// Feature: a parent's associated type, fixed
protocol NestedInt: Nested where Item == Int {
    func more(_ item: Item)
}

/// Feature: a parent's associated type fixed by a parent's primary type
protocol UserSource: Primary<User> {
    func refresh() async
}

/// Feature: a subprotocol of a fixed parent
protocol UserSourceHeir: UserSource {
    func stop()
}

/// A collection of the elements that a subprotocol of `Primary` names.
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

protocol Linkable: AnyObject {
    associatedtype Other
    func link(_ other: Other)
    func other() -> Other?
}

/// Feature: an associated type that is Self
protocol LinkedToItself: Linkable where Other == Self {}

/// Feature: a collection of Self
protocol ListedCases {
    associatedtype AllCases: RandomAccessCollection where AllCases.Element == Self
    associatedtype Children: Collection<Self?>
    static var allCases: AllCases { get }
    func children(among cases: AllCases) -> Children
}

/// Feature: associated types that a restated property fixes
protocol NumberedCase: RawRepresentable {
    init?(rawValue: Int)
    var rawValue: Int { get }
}
