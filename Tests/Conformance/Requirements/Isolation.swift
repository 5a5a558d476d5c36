/// Feature: members of a main-actor protocol that run elsewhere
@MainActor protocol MixedScreen: Sendable {
    @DatabaseActor func query() -> Int
    @DatabaseActor var isOpen: Bool { get }
    nonisolated static var limit: Int { get set }
    nonisolated static func make() -> User
    nonisolated(nonsending) func reload() async -> Account
    @concurrent func parse() async -> User
    func title() -> String
}

/// Feature: members of a global actor's protocol that run on the main actor
@DatabaseActor protocol MixedDatabase: Sendable {
    @MainActor func show() -> Account
    @MainActor var selected: Int? { get set }
    func query() -> Int
}

/// Feature: an actor's members on the main actor
protocol MixedBank: Actor {
    @MainActor var shown: Int { get }
    @MainActor func show() -> Int
}

/// Feature: protocols on a global actor
@DatabaseActor protocol Database {
    func query(_ text: String) async throws -> [User]
    var isOpen: Bool { get }
}

/// Feature: isolated parameters of a main-actor protocol
@MainActor protocol MainActorVisitor {
    var title: String { get set }
    func visit(_ database: isolated DatabaseActor, times: Int) -> Int
    func visit(any actor: isolated (any Actor)?) async throws -> Int
}

/// Feature: members that run on an argument
@MainActor protocol RunningElsewhere {
    func visit(_ database: isolated DatabaseActor, with account: Account) -> Int
    func visit(isolation: isolated (any Actor)?, with account: Account) async throws -> Int
}

/// Feature: isolated parameters of rethrowing functions
protocol IsolatedRethrowing: Sendable {
    func run(isolation: isolated (any Actor)?, _ body: () async throws -> Int) async rethrows -> Int
}

/// Feature: closures that are isolated to their argument
protocol IsolatedLending: Actor {
    func enter<T: Sendable>(_ body: (isolated Self) throws -> T) rethrows -> T
    func share<T: Sendable>(_ body: @Sendable (isolated Self) throws -> T) rethrows -> T
    func visit<A: Actor>(_ actor: isolated A, _ body: (isolated A) -> Int) -> Int
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
