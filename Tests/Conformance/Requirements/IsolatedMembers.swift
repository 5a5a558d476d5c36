import Foundation

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

/// Feature: an identity on the main actor
@MainActor protocol MainIdentifiable: Identifiable {
    var id: String { get }
    func work()
}

/// Feature: a fixed identity on the main actor
@MainActor protocol MainFixedIdentity: Identifiable where ID == Int {
    func work()
}

/// Feature: a description on the main actor
@MainActor protocol MainDescribed: CustomStringConvertible {
    var description: String { get }
    var title: String { get set }
}

/// Feature: a parent's members restated on the main actor
@MainActor protocol MainBase: Base {
    func base()
    var own: Int { get set }
}

/// Feature: closures of an actor's asynchronous members
protocol Transactions: Actor {
    func run(_ body: () async throws -> Int) async rethrows -> Int
    func run(_ body: () async throws -> Int, with account: Account) async throws -> Int
    func load<T>(_ body: (Account) async throws -> T) async throws -> T
    func later(_ body: @escaping (Account) async -> Void, then: (() async -> Void)?) async
    func hand(_ body: sending @escaping () -> Int)
}

/// Feature: isolated parameters of rethrowing functions
protocol IsolatedRethrowing: Sendable {
    func run(isolation: isolated (any Actor)?, _ body: () async throws -> Int) async rethrows -> Int
}

/// Feature: sending values of generic functions
protocol SendingGenerics {
    func pass<T>(_ value: sending T) -> sending T
    func find<T>(_ value: sending T) async throws -> sending T?
}

/// Feature: functions that never return
protocol Endless: Sendable {
    func stop() -> Never
    func fail() throws -> Never
    var never: Never { get }
    var later: Never { get async }
}
