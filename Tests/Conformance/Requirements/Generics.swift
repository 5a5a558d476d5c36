import Foundation

/// Feature: generic functions
protocol GenericFunctions {
    func any<T>(_ value: T)
    func constrained<T: Animal>(_ animal: T) -> String
    func returned<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    func whereClause<T>(_ value: T) -> T where T: Animal, T: Equatable
    func composed<T: Animal & Equatable>(_ values: [T]) -> T?
    func two<K: Hashable, V>(_ values: [K: V], default value: V) -> V
    func optional<T>(_ value: T?) -> T?
    func arrays<T: Animal>(_ values: [T]) -> [T]
    func sequence<S: Sequence>(_ values: S) -> Int where S.Element == Int
    func sameType<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable
    func closure<T>(_ body: @escaping (T) -> Void)
    func closureResult<T: Animal>(_ body: @escaping () -> T) -> T
    func completion<T: Decodable>(_ type: T.Type, then: @escaping (Result<T, Error>) -> Void)
    func nonEscaping<T, U>(_ value: T, _ transform: (T) -> U) -> U
    func inoutGeneric<T: Animal>(_ value: inout T)
    func variadic<T: Animal>(_ values: T...)
    func wrapped<T>(_ value: Result<T, LoadError>) -> Result<T, LoadError>
    func tuple<A, B>(_ a: A, _ b: B) -> (A, B)
    func keyPath<Root, Value>(_ path: KeyPath<Root, Value>) -> Value
    func metatypes<T: Animal>(_ types: [T.Type])
    func asyncGeneric<T: Sendable>(_ work: @Sendable @escaping () async throws -> T) async throws -> T
    func typedThrows<E: Error>(_ body: () throws(E) -> Void) throws(E)
    func implicit<T: Animal>(_ value: T!) -> T!
    func classBound<T: AnyObject>(_ object: T) -> T
    func superclassBound<T: Account>(_ account: T) -> T
    func defaulted<T: ExpressibleByIntegerLiteral>(_ value: T) -> [T]
}

/// Feature: value generics
protocol ValueGenerics {
    func inline<let count: Int>(_ values: InlineArray<count, Int>) -> Int
    func fixed(_ values: [3 of Int]) -> Int
}

protocol Query {
    associatedtype Output
    var text: String { get }
}

struct UserQuery: Query {
    typealias Output = User
    var text = "users"
}

typealias Handler<Value> = (Value) -> Void

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

/// Feature: generic functions whose stubs can have a wrong type
protocol Converting {
    func convert<T>(_ value: Int) -> T
    func convert<T>(all values: [Int]) -> [T]
    func find<T>(_ name: String) -> T?
    func load<T>(_ type: T.Type, completion: @escaping (T) -> Void)
    func change<T>(_ value: inout T)
    func fail<E: Error>(_ error: E) throws(E)
}

/// Feature: generic spans
protocol GenericSpans {
    func sum<T: BinaryInteger>(_ span: Span<T>) -> Int
}
