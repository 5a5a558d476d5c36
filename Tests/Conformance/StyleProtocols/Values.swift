import RxSwift

/// A mock of one function, whose members need not name it.
protocol Servicable {
    func requestPageNumber() -> Int
}

protocol RoutingProtocol {
    func call()
}

/// Values of every kind, for initializers.
protocol Catalog {
    static var limit: Int { get }
    var title: String { get }
    var owner: User { get }
    var tags: [String] { get set }
    var size: Int { get async throws }
    subscript(index: Int) -> String { get }
    func count(of tag: String) -> Int
    func find(_ id: Int) throws -> User?
    func best() -> User
    func close()
}

protocol SharedCatalog: Sendable {
    var title: String { get }
    func count() -> Int
}

/// An initializer whose values the mock stores.
protocol Ticket {
    var seat: Int { get }
    var holder: String? { get }
    init?(seat: Int, holder: String?)
    init(_ seat: Int) throws
    init<D: TicketReading, E: Error>(reader: inout D, error: E) throws(E)
}

protocol TicketReading {
    mutating func next() -> Int?
}

@MainActor final class Screen {
    init() {}
}

protocol Showing {
    static var main: Screen { get }
    var screen: Screen { get }
    var next: Screen { get set }
    func show() -> Screen
    func showLater() async -> Screen
}

protocol SharedShowing: Sendable {
    var screen: Screen { get }
    func show() -> Screen
}

@MainActor protocol MainShowing {
    var screen: Screen { get }
    func show() -> Screen
    nonisolated func elsewhere() -> Screen
}

/// Observers that are handed in.
protocol Emitting {
    func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int
    func listen<O>(to observer: O, from start: Int) where O: RxSwift.ObserverType, O.Element == String
}

protocol GenericEmitting {
    associatedtype Value
    func subscribe<O: ObserverType>(_ observer: O) where O.Element == Value
}
