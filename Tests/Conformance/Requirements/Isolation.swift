/// Feature: a Sendable protocol on the main actor
@MainActor protocol SendableScreen: Sendable {
    var title: String { get set }
    func show(_ account: Account) async
    nonisolated func log(_ line: String)
}

/// Feature: an actor with statics, subscripts and closures
protocol Vault: Actor {
    static var count: Int { get set }
    static func open(_ name: String) -> Int
    subscript(index: Int) -> String { get }
    var loaded: Int { get async throws }
    func watch(_ handler: @escaping @Sendable (Int) -> Void)
    func perform(_ body: (Int) -> Int) -> Int
    func change(_ value: inout Int)
    func find<T: Sendable>(_ value: T) -> T?
    init(name: String)
}

/// Feature: an actor's nonisolated members
protocol Tagged: Actor {
    nonisolated var tag: String { get set }
    nonisolated func tags(_ count: Int) -> [String]
    nonisolated subscript(name: String) -> Int { get }
}

/// Feature: main-actor members of a nonisolated protocol
protocol MixedIsolation: AnyObject {
    @MainActor var title: String { get set }
    @MainActor func show(_ value: Int) -> Int
    func work(_ value: Int) -> Int
    @MainActor static func prepare()
}

/// Feature: main-actor members of a Sendable protocol
protocol SendableMixedIsolation: Sendable {
    @MainActor var title: String { get set }
    @MainActor func show(_ value: Int) -> Int
    func work(_ value: Int) -> Int
}

/// Feature: isolated parameters of a main-actor protocol
@MainActor protocol MainActorVisitor {
    var title: String { get set }
    func visit(_ database: isolated DatabaseActor, times: Int) -> Int
    func visit(any actor: isolated (any Actor)?) async throws -> Int
}

/// Feature: a global actor's subprotocol with its own parent
@MainActor protocol ScreenHeir: Screen, Sendable {
    func heir() -> Int
}

/// Feature: a Sendable parent
protocol SendableHeir: SendableThing {
    var state: Int { get set }
}

/// Feature: non-Sendable values of an actor
protocol AccountKeeper: Actor {
    var account: Account { get }
    func keep(_ account: sending Account) -> Int
    nonisolated func describe(_ account: Account) -> String
}

/// Feature: weak and unowned properties of a delegate
@MainActor protocol ScreenDelegate: AnyObject {
    func screenDidClose(_ screen: any Screen)
    var presenter: (any ScreenDelegate)? { get set }
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

/// Feature: closures on a global actor as properties and results
protocol MainClosures {
    var onDone: (@MainActor () -> Void)? { get set }
    var show: @MainActor (Int) -> Void { get }
    func next() -> (@MainActor () -> Void)?
}

/// Feature: nonisolated static requirements of a global actor's protocol
@MainActor protocol MainDefaults {
    associatedtype Item
    nonisolated static var limit: Int { get }
    nonisolated static func reset() -> Bool
    func keep(_ item: Item)
}

@MainActor protocol Stage {
    func open() async -> Int
}

/// Feature: nonisolated requirements of a main-actor protocol's subprotocol
@MainActor protocol Theatre: Stage {
    nonisolated func tickets() async -> Int
}

/// Feature: a main-actor protocol's subprotocol without requirements of its own
@MainActor protocol Opera: Theatre {}
