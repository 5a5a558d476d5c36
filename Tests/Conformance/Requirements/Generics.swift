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

/// Feature: opaque parameters
protocol OpaqueParameters {
    func some(_ animal: some Animal)
    func someOptional(_ animal: (some Animal)?)
    func someArray(_ animals: [some Animal]) -> Int
    func someCollection(_ values: some Collection<Int>) -> Int
    func someAndMore(_ animal: some Animal & Equatable, id: Int) -> String
}

/// Feature: parameter packs
protocol Packs {
    func pack<each T>(_ values: repeat each T)
    func returning<each T>(_ values: repeat each T) -> (repeat each T)
    func constrained<each T: Animal>(_ values: repeat each T, count: Int) -> Int
}

/// Feature: value generics
protocol ValueGenerics {
    func inline<let count: Int>(_ values: InlineArray<count, Int>) -> Int
    func fixed(_ values: [3 of Int]) -> Int
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
