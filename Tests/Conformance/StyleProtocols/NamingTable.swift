import Foundation

/// A requirement for each rule about names.
protocol NamingTable {
    func load()
    func build(withListener listener: LoggedInListener) -> LoggedInRouting
    func attachChild(_ child: Routing)
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)
    func find(id: Int?) -> User?
    func fetch<T: Decodable>(_ type: T.Type, from url: URL) -> T
    func load(id: Int, completion: @escaping (Result<User, Error>) -> Void)
    func minMax(_ a: [Int]) -> (min: Int, max: Int)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func URLString(for x: Int) -> String
    func `continue`(with message: String) -> String
}

protocol P {
    init(name: String, age: Int)
}

/// Requirements with types that Sourcery names otherwise.
protocol Shelving {
    associatedtype Book: Hashable
    associatedtype Label: Hashable & Comparable
    associatedtype Note
    associatedtype Number = Int
    func book() -> Book
    func books() -> [Book?]
    func label(of book: Book) -> Label?
    func note() -> Note
    func number() -> Number
    func copy() -> Self
}

/// Requirements whose full names are not as their types read.
protocol LongNames {
    static func parse(_: String) -> Int
    func owner() -> (any Sendable)?
    func makeOwner() -> () -> (any Sendable)?
    var token: String { get async throws }
    var title: String? { get throws }
}

struct User: Equatable {
    var name: String
    var lastname = ""
}

/// A protocol for tests of the order in which a mock records and stubs a call.
protocol Account: AnyObject {
    var name: String { get set }
    var owner: User { get }
    var tags: [String] { get }
    var roles: Set<String> { get }
    var token: String { get async throws }
    static var limit: Int { get set }
    static func reset(to limit: Int)
    subscript(index: Int) -> String { get set }
    func save(_ text: String, at index: Int) throws -> Bool
    func refresh() async throws -> User
    func close() throws(CloseError)
    func each(_ body: (User) -> Void, first count: Int)
    func show(_ number: Int)
    func show(_ text: String)
}

struct CloseError: Error, Equatable {}
