/// A type that is Hashable only on the main actor.
@MainActor struct RoomKey: @MainActor Hashable {
    var number = 0
}

typealias RoomKeys = Set<RoomKey>

/// Feature: collections of a type that is Hashable only on the main actor
@MainActor protocol KeyBoard: AnyObject {
    init(spare: [RoomKey: RoomKeys])
    var guests: [RoomKey: String] { get set }
    func hang(_ keys: RoomKeys) -> RoomKeys?
    func take(_ keys: [[RoomKey]: Int], then done: @escaping (Set<RoomKey>) -> Void) async throws -> [RoomKey]
    subscript(keys: Set<RoomKey>) -> Int { get set }
    nonisolated func count(_ floor: Int) -> Int
    static func master(of keys: Set<RoomKey>) -> RoomKey?
}

/// Feature: a generic protocol with such collections in static members
@MainActor protocol KeyCabinet<Label> {
    associatedtype Label
    static func open(_ keys: Set<RoomKey>, label: Label) -> [RoomKey: Label]
    func close(_ label: Label)
}

/// Feature: a nonisolated initializer beside types of the main actor
@MainActor protocol KeyMaker {
    nonisolated init(blanks: Int)
    func make(_ keys: [RoomKey]) -> RoomKey?
}

/// Feature: aliases inside a protocol on the main actor
@MainActor protocol KeyService {
    typealias ID = Int
    typealias Label = String
    typealias Handler = (ID) -> Void
    init(id: ID, label: Label?)
    var current: ID { get set }
    var onChange: Handler? { get set }
    func load(_ id: ID) -> Label
    func loadAll(_ ids: [ID]) async throws -> [Self.ID: Label]?
    func observe(_ handler: @escaping Handler)
    nonisolated func name(of id: ID) -> Label
    nonisolated var floor: ID { get set }
    static func make(_ id: ID) -> Self.Label
    static var shared: ID { get set }
}

/// Feature: static storage of a property that is declared nonisolated
protocol KeyCounting {
    nonisolated static var total: Int { get set }
}

/// Feature: closures that run on the actor of their caller
protocol KeyRunner {
    init(job: nonisolated(nonsending) @escaping (Int) async -> Void)
    var job: nonisolated(nonsending) (Int) async -> Void { get set }
    var retry: (nonisolated(nonsending) (Int) async -> Void)? { get set }
    func run(_ job: nonisolated(nonsending) @escaping (Int) async -> Void) async
    func measure(_ job: nonisolated(nonsending) () async throws -> Int, times: Int) async throws -> Int
    func queue(_ jobs: [nonisolated(nonsending) () async -> Void]) -> nonisolated(nonsending) () async -> Void
    static func prepare(_ job: nonisolated(nonsending) @escaping () async -> Void)
}

/// Feature: such closures in a Sendable protocol
protocol SharedKeyRunner: Sendable {
    func run(_ job: nonisolated(nonsending) @escaping (Int) async -> Void)
    func find<Key>(_ key: Key, _ job: nonisolated(nonsending) @escaping (Key) async -> Key) -> Key
}
