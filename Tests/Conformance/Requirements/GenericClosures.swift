/// Feature: generic variadic closures
protocol Lending {
    func each<T>(_ value: T, _ body: (T...) -> Void)
    func sum<T>(_ value: T, _ body: (T...) throws -> Int) rethrows -> Int
    func change<T>(_ value: inout T, _ body: (T...) throws -> Void) rethrows -> T
    func both<T>(_ first: (T...) -> Int, _ second: (T...) throws(LoadError) -> Int) throws(LoadError) -> Int
    func later<T>(_ body: @escaping (T...) -> Void)
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
    func feed<T>(_ body: (any Animal, Int) async -> T) async -> T
    func feedLater<T>(_ body: @escaping (_ animal: any Animal) async throws -> T)
    func adopt<T: Animal>(_ animal: @autoclosure () -> T)
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

/// Feature: closures of closures of generic functions
protocol NestedGenericClosures {
    func walk<T>(_ value: T, _ body: (T, (T) -> Void) -> Void)
    func walkLater<T>(_ value: T, _ body: @escaping (T, (T) -> Void) -> Void)
    func lend<T>(_ body: (() -> Void) async -> T) async
    func trying(_ body: (() -> Void) throws -> Void) rethrows
}

/// Feature: generic closures that change their argument
protocol Updating {
    func update<T>(_ value: T, _ body: (inout T) -> Void)
    func later<T: Hashable>(_ type: T.Type, _ body: @escaping (inout T, Int) throws -> Bool)
    func reduce<R>(into result: R, _ body: (inout R, Int) throws -> Void) rethrows -> R
    func lend<T>(_ type: T.Type, _ body: @escaping ((inout T) -> Void) -> Void)
}

/// Feature: optional Sendable closures of generic types
protocol OptionalCompletions {
    func load<T: Decodable>(_ type: T.Type, then: (@Sendable (T) -> Void)?)
}

struct Resource<Value> {
    var value: Value
}

/// Feature: completions of generic requests
protocol GenericRequests {
    func load<T: Decodable>(_ type: T.Type, completion: @escaping @Sendable (Result<T, Error>) -> Void)
    func show<T: Decodable>(_ type: T.Type, completion: @escaping @MainActor (T?, Error?) -> Void)
    func retry<T: Decodable>(_ type: T.Type, completion: (@Sendable (Result<T, Error>) -> Void)?)
    func warn<T: Decodable>(_ type: T.Type, completions: [@MainActor @Sendable (T) -> Void], last: (@Sendable (T) -> Void)?)
    where T: Sendable
    func upload<T>(_ resource: Resource<T>) async -> Result<Resource<T>, LoadError>
    func register(router: @autoclosure @escaping () -> (some Error))
    func make(_ build: () -> some Animal) -> String
    func fetch<Q: Query>(query: Q, queue: Int?, completion: ((Result<Q.Output, Error>) -> Void)?) where Q.Output: Equatable
    func observe<T>(_ path: KeyPath<User, T>, onChange: @escaping (_ old: T, _ new: T) -> Void) -> AnyObject?
    @discardableResult func perform<T: Sendable>(_ work: @escaping @Sendable () throws -> T) -> [T]
}

/// Feature: generic functions of Sendable protocols
protocol SendableRequests: Sendable {
    func load<T: Decodable & Sendable>(_ type: T.Type, from id: Int) async throws -> T
    func send<T: Encodable & Sendable>(_ value: T, completion: @escaping @Sendable (Result<T, Error>) -> Void)
    func each<T: Sendable>(_ values: [T], _ body: (T) throws -> Void) rethrows
}

protocol Replying { associatedtype Reply }

/// Feature: Sendable closures of generic types beside an initializer
protocol RequestHandling {
    init(root: Int)
    func handle<R: Replying>(_ request: R, reply: @escaping @Sendable (R.Reply) -> Void)
    func stream<R: Replying>(_ request: R, reply: @escaping @Sendable (R.Reply) async throws -> Int) async
    static func start<R: Replying>(_ request: R, reply: @escaping @Sendable (R.Reply) -> Void)
}

/// Feature: Sendable closures of associated types
protocol ReplyHandling {
    associatedtype R: Replying
    func run<T>(_ body: @Sendable (R) async throws -> T) async throws -> T
    func later<T: Replying>(_ body: @escaping @Sendable (R, T) -> Void)
    func visit<T, V: Replying>(_ values: [T], _ body: @Sendable (T) -> V)
    func attempt(_ body: @Sendable (R) throws -> Void) rethrows
    func change<T>(_ value: T, _ body: @escaping (inout T) async -> Void) async
}
