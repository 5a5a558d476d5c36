import Foundation

/// Feature: a class with functions of every kind
// mockgen: mock
class Loader {
    private(set) var log: [String] = []
    init() {}

    func load(id: Int) -> String { "loaded \(id)" }
    func save(_ text: String, to place: String = "disk", times: Int = .max) { log.append("\(text) to \(place)") }
    func fetch(_ id: Int) async throws -> User { User(id: id, name: "fetched") }
    func check(_ id: Int) throws(LoadError) -> Bool { true }
    func find(name: String) -> User? { User(id: 1, name: name) }
    @discardableResult func reset(_ flag: inout Bool) -> Int { 1 }
    func perform(_ body: (Int) -> Int) -> Int { body(1) }
    func complete(_ completion: @escaping Completion) { completion(.success(User())) }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
    func each(_ body: () throws -> Int) rethrows -> Int { try body() }
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T where T: Equatable { throw LoadError.missing }
    func account() -> Account { Account(balance: 5) }
    func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    @available(*, deprecated) func old() -> Int { 1 }
    @available(*, unavailable) func gone() {}
    class func make(_ count: Int) -> [Loader] { [] }
    static func shared() -> Int { 7 }
    final func untouched() -> Int { 8 }
    private func hidden() {}
    fileprivate func local() {}
    subscript(index: Int) -> String {
        get { "at \(index)" }
        set { log.append(newValue) }
    }
    subscript(key key: String) -> Int { 3 }
    deinit { hidden() }
    struct Nested {}
}

/// Feature: a class with properties of every kind
// mockgen: mock
class Settings {
    let id = UUID()
    var name = "name"
    var cache = [1: "one"].mapValues { $0 + "!" }
    weak var delegate: Account?
    var observed: Int = 1 { didSet { changes += 1 } }
    private(set) var changes = 0
    private(set) var title: String? = "title"
    lazy var expensive: Account = Account(balance: changes)
    var computed: String { "computed" }
    var both: Int {
        get { changes }
        set { changes = newValue }
    }
    var account: Account { Account(balance: 1) }
    var unwrapped: String! { "unwrapped" }
    var remote: User { get async throws { User(id: 9, name: "remote") } }
    class var count: Int { 2 }
    nonisolated(unsafe) static var total = 3
    final var fixed: Int { 4 }
    init(name: String) { self.name = name }
}

/// Feature: a class with initializers of every kind
// mockgen: mock
class Connection {
    let host: String
    private(set) var starts = 0
    init(host: String, port: Int = 80) {
        self.host = "\(host):\(port)"
        start()
    }
    init?(failing: Bool) throws {
        if failing { return nil }
        host = "none"
    }
    required init(user: User) { host = user.name }
    convenience init() { self.init(host: "default") }
    private init(secret: Int) { host = "secret" }
    func start() { starts += 1 }
}

/// Feature: a class with superclasses
// mockgen: mock
class Poodle: Canine {
    override var noise: String { "wuff" }
    override final func sit() -> Bool { true }
    override func parent() -> Poodle { self }
    func groom() {}
    var bark: Int { 1 }
}

class Canine: Creature {
    override func walk(_ steps: Int) { super.walk(steps + 1) }
    func sit() -> Bool { false }
    func parent() -> Canine { self }
    final var groomCalled: Bool { false }
    let stubs = 0, lock = 0
}

class Creature {
    var noise: String { "" }
    var legs: Int { 4 }
    private(set) var steps = 0
    func walk(_ steps: Int) { self.steps += steps }
}

/// Feature: a class on the main actor
// mockgen: mock
@MainActor class Presenter {
    var title = "title"
    var subtitle: String { title + "!" }
    func show(_ text: String) {}
    func load() async -> Int { 1 }
    nonisolated func identifier() -> Int { 1 }
    nonisolated var tag: Int { 2 }
    class func all() -> [Int] { [1] }
}

/// Feature: a class on the main actor by its superclass
// mockgen: mock
class DetailPresenter: Presenter {
    func details() -> Int { 2 }
}

@MainActor protocol Displaying { func display() -> Int }

/// Feature: a class on the main actor by its protocol
// mockgen: mock
class Display: Displaying {
    func display() -> Int { 3 }
}

/// Feature: a Sendable class
// mockgen: mock
class Store: @unchecked Sendable {
    private let queue = NSLock()
    func value(for key: String) -> Int { 1 }
    func update(_ key: String, _ change: @Sendable (Int) -> Int) async { _ = change(1) }
    var size: Int { 5 }
    class var limit: Int { 6 }
}

/// Feature: a class that conforms to protocols
// mockgen: mock
class Point: Hashable, Codable, CustomStringConvertible {
    var x: Int
    init(x: Int) { self.x = x }
    var description: String { "\(x)" }
    func hash(into hasher: inout Hasher) { hasher.combine(x) }
    static func == (left: Point, right: Point) -> Bool { left.x == right.x }
}

/// Feature: a class that returns Self
// mockgen: mock
class Prototype {
    required init() {}
    func copy() -> Self { self }
    func chained(_ number: Int) -> Self? { self }
    class func make() -> Self { Self() }
}

/// Feature: members of a class under `#if`
// mockgen: mock
class Platform {
    #if os(Linux)
        func penguin() -> Int { 1 }
    #else
        func other() -> Int { 2 }
    #endif
}

/// Feature: a class that calls through to itself
// mockgen: mock
class Counter {
    private(set) var count = 0
    var step: Int { 1 }
    var limit: Int = 10 { didSet { notes.append("limit") } }
    var notes: [String] = []
    init(start: Int = 0) {
        count = start
        advance(by: step)
    }
    func advance(by amount: Int) { count += amount }
    func describe(_ prefix: String, suffix: String = "!") -> String { "\(prefix)\(count)\(suffix)" }
    func load(_ id: Int) async throws -> User? { User(id: id, name: "loaded") }
    func swap(_ value: inout Int) { (count, value) = (value, count) }
    func pass<T>(_ value: T, _ times: @autoclosure () -> Int) -> [T] { Array(repeating: value, count: times()) }
    func each(_ body: () throws -> Int) rethrows -> Int { try body() }
    func log(_ text: @autoclosure () throws -> String) {}
    func account() -> Account { Account(balance: count) }
    class func total() -> Int { 42 }
    subscript(index: Int, by step: Int) -> Int {
        get { index * step }
        set { count = newValue }
    }
    var remote: Int { get async throws { 5 } }
    var both: Int {
        get { count }
        set { count = newValue }
    }
    func copy() -> Self { self }
}

/// Feature: a Sendable class that calls through to itself
// mockgen: mock
class Safe: @unchecked Sendable {
    private let lock = NSLock()
    private var secrets = ["a": 1]
    func open(_ key: String) throws -> Int? { lock.withLock { secrets[key] } }
    func close() async { await closing() }
    func closing() async {}
    func ticket() -> Ticket { Ticket(number: 4) }
    var isOpen: Bool { true }
}

/// Feature: a class whose members are named like members of a mock
// mockgen: mock
class Crowded {
    let loadCallsCount = 3
    final var stubs: Int { 4 }
    var x: Int { 5 }
    var underlyingX: Int { 6 }
    func load() {}
    func `default`(`in`: Int, for `class`: String = "x") -> Bool { true }
    func overload(_ value: Int) {}
    func overload(_ value: Int) -> Int { value }
}

/// Feature: a subclass of an Objective-C class
// mockgen: mock
class Bystander: NSObject {
    override var description: String { "listener" }
    func listen() {}
}

/// Feature: property wrappers of a class
// mockgen: mock
class Form {
    @Trimmed var name: String = " a "
    @Trimmed private(set) var state: String = " b "
}

@propertyWrapper struct Trimmed {
    private var value = ""
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

/// Feature: properties of a class without a type annotation
// mockgen: mock
class Garage {
    lazy var spaces = [1, 2].map { $0 * 2 }
    private(set) var loadCallsCount = makeCount()
    lazy var address = URL(string: "garage")
    lazy var crate = Crate(3)
    lazy var permit = Permit(number: 1)
    lazy var truck = Truck(wheels: 6)
    lazy var labels = [String](repeating: "a", count: 2)
    lazy var boxed = Crate<Int>(5)
    var paint = Permit(number: -1)
    func load() -> Int { spaces.count }
    private static func makeCount() -> Int { 9 }
}

struct Crate<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
}

struct Permit {
    let number: Int
    init?(number: Int) {
        guard number > 0 else { return nil }
        self.number = number
    }
}

struct Truck {
    let wheels: Int
}

// An extension of a class in another file.

extension Packet {
    var underlyingWeight: Int { 7 }
}
