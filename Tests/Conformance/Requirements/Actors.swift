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

/// Feature: non-Sendable values of an actor
protocol AccountKeeper: Actor {
    var account: Account { get }
    func keep(_ account: sending Account) -> Int
    nonisolated func describe(_ account: Account) -> String
}

/// Feature: closures of an actor's asynchronous members
protocol Transactions: Actor {
    func run(_ body: () async throws -> Int) async rethrows -> Int
    func run(_ body: () async throws -> Int, with account: Account) async throws -> Int
    func load<T>(_ body: (Account) async throws -> T) async throws -> T
    func later(_ body: @escaping (Account) async -> Void, then: (() async -> Void)?) async
    func hand(_ body: sending @escaping () -> Int)
}

/// Feature: sending closures and results of rethrowing functions
protocol SendingRethrowing: Actor {
    func run<T>(_ body: sending () async throws -> sending T) async rethrows -> sending T
}

/// Feature: an actor that conforms to protocols of the standard library, with an initializer
protocol KeyedStore: Actor, Equatable, CustomStringConvertible {
    init(key: String)
    init<Item>(items: [Item]) throws
    nonisolated func age() -> Int
}
