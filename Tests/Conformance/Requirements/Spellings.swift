import Foundation

protocol Query {
    associatedtype Output
    var text: String { get }
}

struct UserQuery: Query {
    typealias Output = User
    var text = "users"
}

typealias Handler<Value> = (Value) -> Void

/// Feature: closures of every shape
protocol ClosureShapes {
    func two(_ body: @escaping (String, Int) -> Void)
    func existentials(_ completion: @escaping ((any Animal)?, any Animal) -> (any Animal)?)
    func existentialsNow(_ completion: ((any Animal)?, any Animal) -> (any Animal)?)
    func optionalAttributed(_ script: String, handler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?)
    func parenthesised(_ body: ((Bool) -> Void))
    func labelled(_ body: @escaping (_ id: Int, _ name: String) -> Void)
    func variadic(_ body: @escaping (String...) -> Int)
    func inoutNow(_ body: (inout [Int]) throws -> Void) rethrows
    func curried(_ body: @escaping (Int) -> (Int) -> Int) -> (Int) -> Int
    func sendableThrowing(work: @escaping @Sendable () async throws(LoadError) -> Int) async throws(LoadError) -> Int
    func tuples(_ body: @escaping ((id: Int, name: String)) -> (Int, Int))
    func optionalOptional(_ body: (() -> Void)??)
    func sendingBack(_ body: @escaping () -> sending Account)
    func resultBuilt(@ListBuilder _ lines: @escaping () -> [String])
    func defaultError(_ completion: @escaping (Error?) -> Void)
    func implicit(_ body: ((Int) -> Void)!)
    func retained(_ body: @escaping @autoclosure () throws -> Int) throws -> Int
}

/// Feature: types of generic parameters
protocol GenericShapes {
    func updateCache<Q: Query>(for query: Q, body: @escaping (inout Q.Output) throws -> Void)
    func fetch<Q: Query>(query: Q, completion: @escaping (Result<Q.Output, LoadError>) -> Void)
    func run<Q: Query>(_ query: Q) async throws -> Q.Output
    func all<Q: Query>(_ queries: [Q]) -> [Q.Output]
    func same<Q: Query>(_ query: Q) -> User? where Q.Output == User
    func either<T, E: Error>(_ value: T, or error: E) -> Result<T, E>
    func dictionary<K: Hashable, V>(_ values: [K: V]) -> [K: V]
    func keyed<T>(_ key: KeyPath<User, T>, _ value: T) -> [User]
    func typed<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T
    func typedAsync<T, E: Error>(_ body: () async throws(E) -> T) async throws(E) -> T
    func isolated<T: Sendable>(_ isolation: isolated (any Actor)?, _ body: @Sendable () async -> T) async -> T
    func collection(_ values: some Sequence<some Animal>) -> Int
    func optionals<T>(_ value: T?, _ fallback: () -> T) -> T
    func array<T: Animal & Equatable>(of type: T.Type) -> [T]
    func paired<T, S: Sequence<T>>(_ values: S, _ value: T) -> Int
    func either<T>(_ completion: @escaping (Result<T, any Error>?, [T], T?) -> Void)
    func failing<T, E: Error>(_ completion: @escaping (Result<T, E>) -> Void)
    func sharing<T: AnyObject & Animal>(_ object: T) -> T
    func number<N: BinaryInteger>(_ value: N) -> N
    func nested<T>(_ body: @escaping (@escaping (T) -> Void) -> Void)
    func optionalClosure<T>(_ body: ((T) -> Void)?)
    func closures<T>(_ bodies: [(T) -> Void])
    func aliased<T>(_ body: @escaping Handler<T>)
    func aliasedNow<T>(_ body: Handler<T>)
    func aliasedUser(_ body: Handler<User>)
    func aliasedUserLater(_ body: @escaping Handler<User>)
    func handler<T>(of type: T.Type) -> (T) -> String
    func variadicClosure<T>(_ body: @escaping (T...) -> Void)
    func decoded<T>(_ type: T.Type) throws -> T? where T: Decodable & Sendable
    func decodedArray<T: Decodable>(_ type: [T].Type) throws -> [T]
    func decodedDictionary<K: Hashable, V>(_ type: [K: V].Type, or other: V?.Type) -> [K: V]
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

/// Feature: overloads told apart by their constraints
protocol ConstraintOverloads {
    func connect<T>(adapter: T) where T: Animal
    func connect<T>(adapter: T) where T: Query
    func connect<T: Error>(adapter: T)
    func log(_ value: some Animal)
    func log(_ value: any Error)
    func pick(_ value: Int) -> Int
    func pick(_ value: Int) -> Int?
    func pick(_ value: Int) -> [Int]
    func act(_ body: () -> Void)
    func act(_ body: () async -> Void) async
    func act(_ body: (Int) -> Void)
}

/// Feature: parameters named like members of the mock
protocol ParameterNames {
    func log(_ message: @autoclosure () -> String, error: (any Error)?, asynchronous async: Bool, line: UInt)
    func anyConfusing(anyName: any Animal, someName: String, escaping: Int)
    func load(closure: Int, value: Int, error: Int) throws -> User
    func save(saveClosure: Int, saveReturnValue: Int, saveThrowableError: Int, saveCallsCount: Int) throws -> User
    func swap(_ a: Int, a b: Int, `inout`: Int, `let`: Int, `var`: Int) -> Int
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func generic<Value>(_ Value: Int, value: Value) -> Value
    func mock(_ mock: Int, stub: Int, kept: Int, keptValue: borrowing String) -> Int
    func type(type: Int, of: Int, init: Int) -> Int
    func stub(_ stub: () throws -> Int) rethrows -> Int
    func bare(in: Int, for: Int, class: String, init: Int, self: Int, default: Int, is: Bool) -> Int
    func one(case: Int)
}

/// Feature: declarations over several lines, with comments
// swift-format-ignore
protocol Layouts {
    /// Documented.
    func commented(
        _ first: Int,  // the first
        /* the second */ second: String,
        third: Bool
    ) // what it gives
        -> Int
    func spread<
        Key: Hashable,
        Value
    >(
        _ values: [Key: Value]
    ) async throws
        -> [
            Key: Value
        ]
        where Value: Equatable
    func semicolon(); func afterwards() -> Int; var between: Int { get }
    @discardableResult
    @available(*, noasync)
    func attributed() -> Bool
    func trailing(_ value: Int,) -> Int
}

typealias Beast = any Animal
typealias SameBeast = Beast
typealias Perhaps<Value> = Value?

/// Feature: aliases of existentials
protocol ExistentialAliases {
    var animal: Beast { get set }
    var last: SameBeast? { get }
    func adopt(_ animals: [Beast], _ body: @escaping (SameBeast) -> Beast?) -> SameBeast?
    func type() -> Beast.Type
}

/// Feature: optionals by their long name
protocol LongOptionals {
    associatedtype Value
    func find<T: Equatable>(_ value: Optional<T>) -> Optional<T>
    func perhaps<Value>(_ value: Perhaps<Value>) -> Perhaps<Value>
    func replace(_ value: Swift.Optional<Value>) -> Optional<Value>
}

typealias AsyncHandler<Value> = @Sendable (Value) async throws -> Void

/// Feature: aliases of generic async closures
protocol AsyncAliases {
    func run<T>(_ body: @escaping AsyncHandler<T>)
    func runNow<T>(_ value: T, _ body: AsyncHandler<T>) async throws
    func runPerhaps<T>(_ body: AsyncHandler<T>?)
    func handler<T>(_ value: T) -> AsyncHandler<T>
}
