/// Feature: ownership, sending and noncopyable values
protocol Ownership {
    func borrow(_ text: borrowing String) -> Int
    func consume(_ text: consuming String)
    func send(_ account: sending Account)
    func sendBack(_ account: sending Account) -> sending Account
    func isolate(_ actor: isolated DatabaseActor) -> Int
    func optionalIsolation(_ actor: isolated (any Actor)?) async -> Int
    func takeTicket(_ ticket: consuming Ticket)
    func look(_ ticket: borrowing Ticket) -> Int
    func change(_ ticket: inout Ticket)
    func issue() -> Ticket
    func issueOrThrow(_ number: Int) throws -> Ticket
    func maybeIssue() -> Ticket?
    func use<T: ~Copyable>(_ value: borrowing T, times: Int) -> Int
    func span(_ span: Span<Int>) -> Int
    func legacy(_ value: __owned Account)
}

/// Feature: tuples that are borrowed or consumed
protocol OwnedTuples: Sendable {
    func keep(_ pair: consuming (Int, String)) -> Int
    func look(_ pair: borrowing (first: Int, second: String))
    func nothing(_ nothing: borrowing Void) async throws
}

/// Feature: noncopyable values of closures
protocol NoncopyableClosures {
    func issue(_ body: () throws -> Ticket) rethrows -> Ticket
    func issueLater(_ body: () async throws -> Ticket) async rethrows -> Ticket
    func look<T: ~Copyable>(_ value: borrowing T, _ body: (borrowing T) -> Int) -> Int
    func lookLater<T: ~Copyable>(_ body: @escaping (borrowing T) -> Void)
}

/// Feature: sending values of generic functions
protocol SendingGenerics {
    func pass<T>(_ value: sending T) -> sending T
    func find<T>(_ value: sending T) async throws -> sending T?
}

/// Feature: values that are sent back
protocol SendingInout {
    func refill(_ account: inout sending Account)
    func exchange(_ account: inout sending Account, for other: sending Account, counting count: inout Int) throws -> Int
    func change<T>(_ value: inout sending T) -> T
    func later(_ accounts: inout sending [Account]) async
    func with(_ body: (inout sending Account) -> Int) -> Int
}

/// Feature: generic values that an actor sends back
protocol SendingActor: Actor {
    func change<T>(_ value: inout sending T) -> T
    func later<T>(_ values: inout sending [T]) async throws
}

// mockgen: skip
protocol Noncopying: ~Copyable {}

/// Feature: noncopyable existentials
protocol Strongroom {
    func look(_ value: borrowing any Noncopying & ~Copyable, times: Int)
    func take(_ value: consuming any Noncopying & ~Copyable) -> Int
    func change(_ value: inout any Noncopying & ~Copyable)
}

typealias Uncopied = Noncopying & ~Copyable

/// Feature: generic parameters of aliases that suppress copies
protocol Depository: Sendable {
    func look<T: Uncopied>(_ value: borrowing T, times: Int) -> Int
    func take(_ value: consuming some Uncopied)
    func change<T>(_ value: inout T) where T: Uncopied
}

/// Feature: metatypes of types that may be noncopyable
protocol Sizes {
    func size<T: ~Copyable>(of type: T.Type, times: Int) -> Int
    func maybe<T: ~Copyable & ~Escapable>(_ type: T.Type?) throws -> Int
    func optional<T: Uncopied>(_ type: Optional<T>.Type) async -> Int
    func all<T: Uncopied>(_ types: T.Type...) -> Int
    func opaque(_ type: (some Uncopied).Type, times: Int) -> Int
    func pair<T>(_ pair: (T.Type, Int), _ body: @escaping (T.Type) -> Int) where T: ~Copyable
    func take<T: ~Copyable>(_ value: consuming T?) -> Int
}

/// An enum without values on the systems that the suite runs on.
enum Vanished {
    #if os(Cygwin)
        case here
    #endif
}

/// Feature: enums whose cases are not compiled
protocol Vanishing {
    func accept(_ value: Vanished)
    func find(_ id: Int) -> Vanished?
    func pick() throws -> Vanished
}

typealias Pass = Ticket

/// Feature: aliases of noncopyable types
protocol Passes {
    func issue() -> Pass
    func maybeIssue() -> Pass?
    func take(_ pass: consuming Pass)
    func look(_ pass: borrowing Pass) -> Int
}

struct Roll<Value>: ~Copyable { var value: Value? }

/// Feature: noncopyable types of generic parameters
protocol Rolls {
    func take<T>(_ roll: consuming Roll<T>)
    func look<T>(_ roll: borrowing Roll<T>) -> T
    func fill<T>(_ make: (T) -> Roll<T>)
    func use<T>(_ body: @escaping (borrowing Roll<T>) -> T)
}

/// Feature: collections that are sent
protocol SendingBack {
    func all() -> sending [Account]
    func maybe() async throws -> sending [Int: Account]?
    static func shared() -> sending [Account]
}
