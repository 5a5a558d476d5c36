/// Feature: functions that never return
protocol Endless: Sendable {
    func stop() -> Never
    func fail() throws -> Never
    var never: Never { get }
    var later: Never { get async }
}

/// Feature: types without values
protocol Unreachable {
    init(_ nothing: Emptiness)
    func take(_ nothing: Emptiness) -> String
    func take(never: Never, count: Int) async throws -> Int
    func take(_ pair: (Int, Emptiness)) -> Int
    func consume(_ nothing: consuming Emptiness) -> Int
    func change(_ nothing: inout Emptiness) -> Int
    func several(_ nothing: Emptiness...) -> Int
    func maybe(_ nothing: Emptiness?) -> Int
    func give() -> Emptiness
    func fail(_ error: NoFailure) throws(NoFailure) -> Int
    static func shared(_ nothing: Emptiness) -> Int
    var nothing: Emptiness { get set }
    var never: Never { get set }
    subscript(nothing: Emptiness, count: Int) -> String { get set }
    subscript(count: Int) -> Emptiness { get }
}

/// Feature: types without values in a Sendable protocol
protocol UnreachableAnywhere: Sendable {
    func take(_ nothing: Emptiness) -> String
    func take(_ pair: (Int, Never)) async -> Int
    func several(_ nothing: Emptiness...) -> Int
    var nothing: Emptiness { get set }
}

/// Feature: types without values in an actor
protocol UnreachableActor: Actor {
    func take(_ nothing: Emptiness) -> Int
    func several(_ nothing: Emptiness...) -> Int
}

/// Feature: tuples that contain a type without values
protocol Unfinished {
    associatedtype Part
    func pair() -> (Int, Emptiness)
    func labelled() throws -> (count: Int, inner: (String, Never))
    func later() async throws -> (Int, Emptiness)
    func named() async -> Emptiness.Pair<Int>
    func part(_ part: Part) -> (Part, Never)
    func generic<T>(_ value: T) async -> (T, Emptiness)
    func pack<each T>(_ values: repeat each T) -> (repeat each T, Emptiness)
    func typed() throws(NoFailure) -> (Int, Emptiness)
    func rethrowing<T>(_ body: () throws -> T) rethrows -> (T, Emptiness)
    func rethrowingNever(_ body: () async throws -> Int) async rethrows -> Never
    func take(_ pair: Emptiness.Pair<String>, count: Int) -> Int
    func change(_ pair: inout (Int, Emptiness)) -> (Int, Emptiness)
    func send() -> sending (Int, Emptiness)
    static func shared() -> (Int, Emptiness)
    var both: (Int, Emptiness) { get set }
    var remote: (Int, Emptiness) { get async throws }
    var failing: Emptiness.Pair<Bool> { get throws(NoFailure) }
    subscript(index: Int) -> (Int, Emptiness) { get set }
    subscript(pair: (Int, Emptiness)) -> Int { get set }
    func maybe(_ pair: (Int, Emptiness)?) -> (Int, Emptiness)?
    func list() -> [(Int, Emptiness)]
    func closure(_ body: (Int) -> (Int, Emptiness)) -> Int
    func result() -> Result<Int, Never>
    func type() -> (Int, Emptiness).Type
}

/// Feature: tuples that contain a type without values, in a Sendable protocol
protocol UnfinishedAnywhere: Sendable {
    func pair() -> (Int, Emptiness)
    func later(_ count: Int) async throws -> (Int, Emptiness)
    var both: (Int, Never) { get set }
    var remote: (Int, Emptiness) { get async }
}

/// Feature: tuples that contain a type without values, in an actor
protocol UnfinishedActor: Actor {
    func pair() -> (Int, Emptiness)
    func later() async throws -> (Int, Never)
    nonisolated func free() -> (Int, Emptiness)
}

/// Feature: tuples that contain a type without values, in a class
// mockgen: mock
class Hopeless {
    func pair() -> (Int, Emptiness) { fatalError("Hopeless.pair") }
    func later() async throws -> (Int, Emptiness) { throw LoadError.missing }
    func never() -> Never { fatalError("Hopeless.never") }
    var remote: (Int, Emptiness) { get async throws { throw LoadError.missing } }
    subscript(index: Int) -> (Int, Never) { fatalError("Hopeless.subscript") }
}

/// An enum without cases, although its body has the word.
enum Emptiness: Sendable {
    typealias Pair<T> = (T, Emptiness)
    enum Other { case one }
    // case none
    static func describe(_ other: Other) -> Int {
        switch other {
        case .one: 1
        }
    }
}

enum NoFailure: Error {}
