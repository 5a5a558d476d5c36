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

/// Feature: subprotocols of a protocol on the main actor
protocol MainHeir: Screen {
    func heir()
}

/// Feature: an identity on the main actor
@MainActor protocol MainIdentifiable: Identifiable {
    var id: String { get }
    func work()
}

/// Feature: a fixed identity on the main actor
@MainActor protocol MainFixedIdentity: Identifiable where ID == Int {
    func work()
}

/// Feature: a parent's members restated on the main actor
@MainActor protocol MainBase: Base {
    func base()
    var own: Int { get set }
}

/// Feature: a Sendable protocol on the main actor
@MainActor protocol SendableScreen: Sendable {
    var title: String { get set }
    func show(_ account: Account) async
    nonisolated func log(_ line: String)
}

/// Feature: a global actor's subprotocol with its own parent
@MainActor protocol ScreenHeir: Screen, Sendable {
    func heir() -> Int
}

/// Feature: weak and unowned properties of a delegate
@MainActor protocol ScreenDelegate: AnyObject {
    func screenDidClose(_ screen: any Screen)
    var presenter: (any ScreenDelegate)? { get set }
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
