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

/// Feature: move-only values of a Sendable protocol
protocol TicketOffice: Sendable {
    func issue() -> Ticket
    func issueOrThrow() throws -> Ticket
    func maybeIssue() -> Ticket?
    func take(_ ticket: consuming Ticket) -> Int
}

/// Feature: static members of a Sendable protocol
protocol SendableCounter: Sendable {
    static var count: Int { get set }
    static func make() -> User
}

/// Objects that use the mock when they end.
protocol Owning: Sendable {
    var owner: (any AnyObject & Sendable)? { get set }
    func keep(_ object: (any AnyObject & Sendable)?) -> Int
}
