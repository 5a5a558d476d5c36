import Foundation

protocol Base {
    func base()
    var shared: Int { get }
    func overridden() -> Int
}

protocol Left: Base {
    func left()
    var shared: Int { get set }
}

protocol Right: Base {
    func right() throws -> Int
    func overridden() -> Int
}

protocol Diamond: Left, Right {
    func bottom()
}

typealias LeftAndRight = Left & Right

protocol FromAlias: LeftAndRight {
    func fromAlias()
}

protocol FromComposition: Left & Animal {
    func fromComposition()
}

protocol ClassBound: AnyObject {
    var delegate: (any ClassBound)? { get set }
}

protocol FromSuperclass: Account {
    func audit() -> Int
}

protocol WhereSelf where Self: Account {
    func check() -> Bool
}

protocol Weaker {
    func load() throws -> Int
    func fetch() async -> Int
    var value: Int { get throws }
}

protocol Stronger: Weaker {
    func load() -> Int
    func fetch() -> Int
}

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

protocol ErrorLike: Error {
    var code: Int { get }
}

protocol Bank: Actor {
    var balance: Int { get }
    var owner: String { get }
    func deposit(_ amount: Int) -> Int
    func withdraw(_ amount: Int) async throws -> Account
    func audit(_ account: sending Account) async
    nonisolated func identifier() -> String
    nonisolated var name: String { get }
}

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

@DatabaseActor protocol Database {
    func query(_ text: String) async throws -> [User]
    var isOpen: Bool { get }
}

protocol MainHeir: Screen {
    func heir()
}

protocol EmptyProtocol {}

protocol Nested {
    associatedtype Item
    func nested() -> Item
}

protocol NestedInt: Nested where Item == Int {
    func more(_ item: Item)
}
