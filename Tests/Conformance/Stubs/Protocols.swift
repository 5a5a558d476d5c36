// Each way in which a function can be called, in each place where a mock can run.

struct Item: Equatable, Sendable { var name: String }

enum NetError: Error, Equatable { case offline, slow }

struct TooMany: Error, Equatable {}

protocol Cart: AnyObject {
    var owner: String { get set }
    var total: Int { get }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}

protocol SharedCart: Sendable {
    var owner: String { get set }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}

protocol ActorCart: Actor {
    var owner: String { get set }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}

@MainActor protocol MainCart: AnyObject {
    var owner: String { get set }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}

enum OrderError: Error, Equatable { case unknown(title: String), closed(until: Int?) }

struct Order: Equatable, Hashable {
    struct Line: Equatable, Hashable { var title: String, count: Int }
    var id: Int
    var lines: [Line] = []
    var size: Size?
}

/// Members whose answers a mock can record, with values of every kind.
protocol Bookshop: AnyObject {
    static var isOpen: Bool { get }
    var owner: String { get set }
    var total: Double { get }
    var stock: Int { get async throws }
    subscript(shelf: Int) -> [String] { get set }
    func price(_ title: String) throws(NetError) -> Double
    func order(_ title: String, count: Int) throws -> Order
    func send(_ order: Order, to place: (city: String, code: Int)) async throws(OrderError) -> Bool
    func find(_ id: UInt8?) async -> Order?
    func size(of order: Order?) -> Size
    func codes(_ sizes: [Size]) -> Set<Int>
    func counts(_ prefix: Character) -> [String: Int]
    func thing(_ name: String) -> Any
    func router(_ router: Router) -> Router
    @discardableResult func attach(_ router: Router?, to shelf: Int) -> Bool
    func log(_ text: String)
    func close() throws
    func later(_ body: @escaping @Sendable () -> Void, tag: String) -> Int
    func change(_ count: inout Int) throws -> Bool
    func forward(_ body: () throws -> Int) rethrows -> Int
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int
}

protocol CartRouting {
    func route(to item: String)
}

/// Arguments that a stub cannot take unchanged.
protocol Workshop {
    init(name: String)
    static func make(_ count: Int) -> String
    subscript(position: Int) -> String { get set }
    var size: Int { get async throws }
    func item(_ id: Int) -> Item
    func fetch(id: Int, from place: String) throws -> Item
    func find(_ id: Int) -> Item?
    func pack(_ size: (width: Int, height: Int)) async throws(NetError) -> Int
    func change(_ value: inout Int, by amount: Int) -> Bool
    func each(_ items: [String], _ body: (String) -> Int) -> Int
    func later(_ completion: @escaping @Sendable (Int) -> Void)
    func convert<Value: Equatable>(_ value: Value) -> [Value]
    func take(_ token: consuming Token) -> Int
    func forward(_ body: () throws -> Int) rethrows -> Int
    func open()
    func open(at page: Int)
    func open(for reader: Item) throws -> Item
    static func opened() throws -> Item
}

struct Token: ~Copyable { var id = 0 }

/// A requirement has the name of the namespace.
protocol Emitting {
    func on(_ event: String) -> Int
}

protocol Boxing<Content> {
    associatedtype Content
    static var count: Int { get async }
    func put(_ content: Content) -> Content
}

protocol RouterListener: AnyObject {}

final class Router: RouterListener {
    let id = Int.random(in: 0 ... .max)
    func detach() {}
}

struct Page {
    var router: Router?
    var title = ""
}

enum RouterState { case detached, attached(Router, at: Int) }

/// Properties of every kind of type that can hold an object.
protocol Navigation: AnyObject {
    var router: Router? { get set }
    var listener: (any RouterListener)? { get set }
    var onTap: (() -> Void)? { get set }
    var children: [Router] { get set }
    var named: [String: any RouterListener] { get set }
    var page: Page? { get set }
    var state: RouterState? { get set }
    var pair: (Int, Router)? { get set }
    var anything: Any? { get set }
    func attach(_ router: Router)
}

enum Size { case small, large }

/// Arguments of every kind that a test names.
protocol Parceling {
    func send(_ size: Size, to name: String?, weight: Double) -> String
    func find(_ name: String?) -> Int
    func track(_ router: Router, then report: @escaping (Int) -> Void) -> Bool
    func pack(_ items: [(Int, String)], _ weights: [String: Int?]) -> Int
    func ship() throws
    func ask() -> Result<Int, NetError>
}

/// Autoclosures that a stub replaces with their values, and, at the end, those that stay closures.
protocol Logging: AnyObject {
    init(title: @autoclosure () -> String)
    static func make(_ title: @autoclosure () -> String) -> String
    subscript(position: @autoclosure () -> Int) -> String { get set }
    var title: String { get }
    func log(_ message: @autoclosure () -> String)
    func trace(_ message: @autoclosure @escaping () -> String, level: Int)
    func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) -> Bool
    func load(_ message: @autoclosure () -> String?) async throws(NetError) -> Int
    func value<Value>(_ value: @autoclosure () -> Value, or other: @autoclosure () -> Value?) -> Value
    func attach(_ router: @autoclosure () -> Router) -> Bool
    func register(_ handler: @autoclosure () -> (Int) -> Int) -> Int
    func convert<Value>(_ handler: @autoclosure () -> (Value) -> Void)
    func change(_ value: inout Int, by amount: @autoclosure () -> Int)
    func both(_ message: @autoclosure () -> String, _ body: () throws -> Int) rethrows -> Int
    func risky(_ message: @autoclosure () throws -> String) rethrows -> Int
    func slow(_ message: @autoclosure () async -> String) async -> Int
    func take(_ token: @autoclosure () -> Token) -> Int
    func run(_ work: @autoclosure () -> Void)
}

/// The style of its mock keeps autoclosures.
protocol LazyLogging {
    func log(_ message: @autoclosure @escaping () -> String)
}

protocol SharedLogging: Sendable {
    func log(_ message: @autoclosure () -> String, level: Int)
    func later(_ message: @autoclosure @escaping @Sendable () -> String) async
}

protocol ActorLogging: Actor {
    func log(_ message: @autoclosure () -> String)
    func load(_ message: @autoclosure () -> String) async throws -> Int
    nonisolated func note(_ message: @autoclosure () -> String)
}

@MainActor protocol MainLogging {
    func log(_ message: @autoclosure () -> String)
    func attach(_ router: @autoclosure () -> Router) async -> Bool
}

/// A class whose mock goes on to it.
// mockgen: mock
class Journal {
    private(set) var lines: [String]
    init(first: @autoclosure () -> String) { lines = [first()] }
    func write(_ line: @autoclosure () -> String) { lines.append(line()) }
    func add(_ amount: @autoclosure @escaping @Sendable () -> Int, to total: Int) -> Int { amount() + total }
    subscript(position: @autoclosure () -> Int) -> String { lines[position()] }
}

protocol Journaling: Journal {
    init(first: @autoclosure () -> String)
}

/// Requirements that change the object, which may be a value.
protocol Counting {
    var value: Int { get set }
    mutating func count() -> Int
}

/// Properties whose reading and setting tests follow.
protocol Panel {
    static var shared: String { get }
    var title: String { get set }
    var level: Int { get }
    var item: Item? { get set }
    var key: Item { get set }
}

protocol SharedPanel: Sendable {
    var title: String { get nonmutating set }
}

@MainActor protocol MainPanel: AnyObject {
    var title: String { get set }
    var level: Int { get }
}

/// Asynchronous requirements whose mocks call the closures of tests.
protocol Foundry: Sendable {
    func make(_ id: Int) async throws -> Token
    func change(_ value: inout Int, by amount: Int) async
}

protocol ActorFoundry: Actor {
    func each(_ items: [String], _ body: @Sendable (String) -> Int) async -> Int
}

/// Results of generic types.
protocol Depot {
    func fetch<Value: Sendable>(_ type: Value.Type, id: Int) async throws -> Value
    func retrieve<Value>() -> Value
}

protocol SharedDepot: Sendable {
    func fetch(_ id: Int) async throws -> any Error
}

struct Plain { var text = "" }

enum Step {
    case go(Int)
    case rest, stop
}

/// Values whose types cannot be compared as they are, and values with many parts.
protocol Tracking: AnyObject {
    var bytes: [UInt8] { get set }
    var steps: [Step] { get set }
    var chain: Chain { get set }
    func track(_ event: String, _ values: [String: Any])
    func report(_ lists: [[String: Any]?])
    func perform(_ step: Step)
    func finish(_ result: Result<Int, any Error>)
    func show(_ plain: Plain) -> Int
}

indirect enum Chain {
    case end
    case link(Int, Chain)
}

/// Static members of every kind that a mock stores.
protocol StaticMembers {
    static var made: Int { get set }
    static var last: Item? { get set }
    static var router: Router? { get set }
    static func make(_ count: Int) -> Int
}

/// Values that are long or deep, or hold nothing.
indirect enum Nesting { case end, link(Nesting) }

struct Offline: Error {}

protocol Feeding: Sendable {
    var token: String { get set }
    var items: [Int] { get set }
    var names: [String: Int]? { get set }
    func post(_ numbers: [Int])
    func follow(_ nesting: Nesting) -> Int
    func report(_ error: Offline)
    func sum(_ first: Int, _ second: Int) -> Int
}
