/// Feature: protocols with subprotocols
protocol Base {
    func base()
    var shared: Int { get }
    func overridden() -> Int
}

/// Feature: inheritance
protocol Left: Base {
    func left()
    var shared: Int { get set }
}

/// Feature: requirements repeated by a subprotocol
protocol Right: Base {
    func right() throws -> Int
    func overridden() -> Int
}

/// Feature: diamond inheritance
protocol Diamond: Left, Right {
    func bottom()
}

typealias LeftAndRight = Left & Right

/// Feature: a type alias of protocols as parent
protocol FromAlias: LeftAndRight {
    func fromAlias()
}

/// Feature: a composition as parent
protocol FromComposition: Left & Animal {
    func fromComposition()
}

/// Feature: protocols bound to classes
protocol ClassBound: AnyObject {
    var delegate: (any ClassBound)? { get set }
}

/// Feature: effects that a subprotocol drops
protocol Weaker {
    func load() throws -> Int
    func fetch() async -> Int
    var value: Int { get throws }
}

/// Feature: requirements made stronger by a subprotocol
protocol Stronger: Weaker {
    func load() -> Int
    func fetch() -> Int
}

/// Feature: protocols without requirements
protocol EmptyProtocol {}

typealias Serial = Int

/// Feature: requirements of a parent
protocol Numbered {
    var number: Int { get }
    var others: [Int: Int?] { get }
    func find(_ id: Int, then: @escaping (Int?) -> Void) -> [Int]
}

/// Feature: requirements restated with other names of the same types
protocol Renumbered: Numbered {
    typealias Number = Serial
    var number: Number { get set }
    var others: Dictionary<Swift.Int, Optional<Serial>> { get set }
    func find(_ id: Serial, then: @escaping (Serial?) -> ()) -> Array<Number>
}

/// Feature: an actor by the name of its module
protocol SpelledActor: _Concurrency.Actor {
    func work(_ value: Int) -> Int
}

protocol RowSource {
    associatedtype Rows: Sequence
    func insert<S: Sequence>(_ rows: S) where S.Element == Rows.Element
    func sort<T: Comparable>(by key: T)
    func show(_ row: some Equatable)
}

/// Feature: generic requirements that a subprotocol restates in other words
protocol RestatedRowSource: RowSource {
    func insert<R: Sequence>(_ rows: R) where Rows.Element == R.Element
    func sort<Key>(by key: Key) where Key: Comparable
    func show<Row: Equatable>(_ row: Row)
}

protocol SlowDoor {
    var state: Int { get async }
    var width: Int { get throws }
    func open() throws -> Int
    subscript(part: Int) -> Int { get throws }
}

protocol QuickDoor {
    var state: Int { get }
    var width: Int { get }
    func open() -> Int
    subscript(part: Int) -> Int { get }
}

/// Feature: two parent protocols with other effects
protocol AnyDoor: QuickDoor, SlowDoor { func close() }

/// Feature: requirements restated with fewer effects
protocol SafeDoor: SlowDoor {
    var width: Int { get }
    func open() -> Int
    subscript(part: Int) -> Int { get }
}

/// Feature: an associated type that the compiler infers
protocol ObjectLookup: AnyObject, Identifiable {
    func isFound(_ id: ID) -> Bool
    func reset()
}
