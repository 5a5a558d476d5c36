/// Feature: generic variadic closures
protocol Lending {
    func each<T>(_ value: T, _ body: (T...) -> Void)
    func sum<T>(_ value: T, _ body: (T...) throws -> Int) rethrows -> Int
    func change<T>(_ value: inout T, _ body: (T...) throws -> Void) rethrows -> T
    func both<T>(_ first: (T...) -> Int, _ second: (T...) throws(LoadError) -> Int) throws(LoadError) -> Int
    func later<T>(_ body: @escaping (T...) -> Void)
}

/// Feature: initializers with generic variadic closures
protocol LendingInitializer: Sendable {
    init<T>(summing body: (T...) throws -> Int) throws
    init?<T>(optional body: (T...) -> Int)
}

/// Feature: constrained Sendable closures that do not escape
protocol LendingActor: Actor {
    func run<T: Equatable>(_ value: T, _ body: @Sendable (T) async throws -> T) async rethrows -> T
    func report<T: Equatable>(_ value: T, _ body: @Sendable (T) -> Void)
}

/// Feature: async closures of generic values on the main actor
@MainActor protocol MainMapping {
    func map<T, U>(_ value: T, _ body: (T) async throws -> U) async rethrows -> U
    func visit<T>(_ value: T, _ body: (Result<T, any Error>) async -> Void) async
    func visit<T>(_ value: T, perhaps body: ((T) async -> Void)?) async
}

/// Feature: sending closures and results of rethrowing functions
protocol SendingRethrowing: Actor {
    func run<T>(_ body: sending () async throws -> sending T) async rethrows -> sending T
}

/// Feature: members that run on an argument
@MainActor protocol RunningElsewhere {
    func visit(_ database: isolated DatabaseActor, with account: Account) -> Int
    func visit(isolation: isolated (any Actor)?, with account: Account) async throws -> Int
}

/// Feature: arguments named like members of the mock
protocol ArgumentsCalledLikeLocals {
    func retry(rethrowing: Int, _ body: () throws -> Void) rethrows
    func rethrowing(_ body: () throws -> Int) rethrows -> Int
    func keep(_ keptText: Int, text: borrowing String)
    func keep<T>(_ keptBody: Int, body: @escaping (T) -> Void)
    func keep<T>(_ uncheckedKeptDone: Int, _ keptDone: String, done: (@Sendable (T) -> Void)?)
}

/// Feature: async initializers with what is not Sendable
protocol AsyncStore: Sendable {
    init(_ account: Account, then: @escaping () async -> Void) async throws
}

/// Feature: tuples that are borrowed or consumed
protocol OwnedTuples: Sendable {
    func keep(_ pair: consuming (Int, String)) -> Int
    func look(_ pair: borrowing (first: Int, second: String))
    func nothing(_ nothing: borrowing Void) async throws
}

/// Feature: closures of generic values that throw errors of one type
protocol TypedLending {
    associatedtype Failure: Error
    func attempt<T>(_ body: () throws(LoadError) -> T) throws(LoadError) -> T
    func visit<T>(_ value: T, _ body: (T) async throws(Failure) -> Void) async throws(Failure)
    func later<T>(_ body: @escaping (T) throws(LoadError) -> T)
}

/// Feature: generic values that are borrowed beside others
protocol GenericLending {
    func look<T>(_ value: borrowing T, at other: inout T) -> T
    func read<T>(_ value: borrowing T?, _ body: (T?) -> Void) async throws
}

/// Feature: closures that are isolated to their argument
protocol IsolatedLending: Actor {
    func enter<T: Sendable>(_ body: (isolated Self) throws -> T) rethrows -> T
    func share<T: Sendable>(_ body: @Sendable (isolated Self) throws -> T) rethrows -> T
    func visit<A: Actor>(_ actor: isolated A, _ body: (isolated A) -> Int) -> Int
}

/// Feature: packs of closures
protocol ClosurePacks {
    func visit<each T>(_ visitors: repeat (each T) -> Void, named name: String)
}

/// Feature: initializers that rethrow
protocol RethrowingInitializer {
    init(_ body: () throws -> Void) rethrows
    init?<T>(value body: () throws -> T) rethrows
}
