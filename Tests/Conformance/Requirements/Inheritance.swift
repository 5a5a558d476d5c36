import Foundation

/// Feature: protocols with subprotocols
protocol Base {
    func base()
    var shared: Int { get }
    func overridden() -> Int
}

/// Feature: inheritance
protocol Left: Base {
    func left()
    var shared: Int { get set }
}

/// Feature: requirements repeated by an subprotocol
protocol Right: Base {
    func right() throws -> Int
    func overridden() -> Int
}

/// Feature: diamond inheritance
protocol Diamond: Left, Right {
    func bottom()
}

typealias LeftAndRight = Left & Right

/// Feature: a type alias of protocols as parent
protocol FromAlias: LeftAndRight {
    func fromAlias()
}

/// Feature: a composition as parent
protocol FromComposition: Left & Animal {
    func fromComposition()
}

/// Feature: protocols bound to classes
protocol ClassBound: AnyObject {
    var delegate: (any ClassBound)? { get set }
}

/// Feature: a superclass as parent
protocol FromSuperclass: Account {
    func audit() -> Int
}

/// Feature: a superclass in a where-clause
protocol WhereSelf where Self: Account {
    func check() -> Bool
}

/// Feature: effects that an subprotocol drops
protocol Weaker {
    func load() throws -> Int
    func fetch() async -> Int
    var value: Int { get throws }
}

/// Feature: requirements made stronger by an subprotocol
protocol Stronger: Weaker {
    func load() -> Int
    func fetch() -> Int
}

/// Feature: Sendable protocols
protocol SendableStore: Sendable {
    var name: String { get set }
    var user: User { get }
    var maybe: User? { get set }
    var list: [Int] { get }
    func save(_ user: User) throws -> Int
    func fetch(id: Int, tag: String) async throws -> User
    func account(_ account: Account) -> Account
    func done(_ completion: @escaping @Sendable (Int) -> Void)
    func nonEscaping(_ body: (Int) -> Void)
    func generic<T: Animal & Sendable>(_ value: T) -> T
    func error(error: Int, value: Int, closure: Int) throws -> User
    func change(_ value: inout Int) -> Int
    func borrow(_ text: borrowing String)
    func pack<each T: Sendable>(_ values: repeat each T) -> Int
    func perform(_ body: () throws -> Int) rethrows -> Int
    func ticket() -> Ticket
    var loaded: Int { get async throws }
    subscript(index: Int) -> String { get set }
    static var count: Int { get set }
    static func make() -> User
    init(id: Int)
}

/// Feature: errors as protocols
protocol ErrorLike: Error {
    var code: Int { get }
}

/// Feature: actor protocols
protocol Bank: Actor {
    var balance: Int { get }
    var owner: String { get }
    func deposit(_ amount: Int) -> Int
    func withdraw(_ amount: Int) async throws -> Account
    func audit(_ account: sending Account) async
    nonisolated func identifier() -> String
    nonisolated var name: String { get }
}

/// Feature: protocols on the main actor
@MainActor protocol Screen: AnyObject {
    var title: String { get set }
    var subtitle: String? { get set }
    func render(_ user: User)
    func present(_ account: Account) async throws -> Account
    nonisolated func identifier() -> String
    nonisolated var tag: Int { get }
    static var count: Int { get set }
    init(title: String)
}

/// Feature: protocols on a global actor
@DatabaseActor protocol Database {
    func query(_ text: String) async throws -> [User]
    var isOpen: Bool { get }
}

/// Feature: subprotocols of a protocol on the main actor
protocol MainHeir: Screen {
    func heir()
}

/// Feature: protocols without requirements
protocol EmptyProtocol {}

/// Feature: associated types for an subprotocol
protocol Nested {
    associatedtype Item
    func nested() -> Item
}

/// Feature: a parent's associated type, fixed
protocol NestedInt: Nested where Item == Int {
    func more(_ item: Item)
}

/// Feature: a superclass with initializers of its own
protocol NamedAccount: Account {
    init(name: String)
    func audit() -> Int
}

/// A class that cannot be made out of nothing.
class Ledger {
    let owner: String
    init(owner: String, currency: String = "EUR") { self.owner = owner }
    required init(copy: Int) throws { owner = "\(copy)" }
}

/// Feature: initializers that a superclass has too
protocol Bookkeeping: Ledger {
    init(owner: String)
    init(owner: String, currency: String)
    init(copy: Int) throws
    func close() -> Bool
}

/// A class with an initializer that it does not declare.
class Drawer {}

/// Feature: a parameterless initializer beside a superclass
protocol DrawerLike: Drawer {
    init()
    init(size: Int)
}

/// Feature: requirements that an extension implements, mocked or inherited
protocol Greeting {
    func greet() -> String
    func name() -> String
}

extension Greeting {
    func greet() -> String { "Hello, \(name())" }
}

protocol Waving: Greeting {
    func wave() -> Int
}

extension Waving {
    func wave() -> Int { greet().count }
}

typealias Serial = Int

/// Feature: requirements of a parent
protocol Numbered {
    var number: Int { get }
    var others: [Int: Int?] { get }
    func find(_ id: Int, then: @escaping (Int?) -> Void) -> [Int]
}

/// Feature: requirements restated with other names of the same types
protocol Renumbered: Numbered {
    typealias Number = Serial
    var number: Number { get set }
    var others: Dictionary<Swift.Int, Optional<Serial>> { get set }
    func find(_ id: Serial, then: @escaping (Serial?) -> ()) -> Array<Number>
}

/// Feature: an actor by the name of its module
protocol SpelledActor: _Concurrency.Actor {
    func work(_ value: Int) -> Int
}
