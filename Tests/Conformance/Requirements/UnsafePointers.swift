typealias Bytes = UnsafePointer<UInt8>
typealias BytesVisitor = (UnsafeBufferPointer<UInt8>) -> Void

/// A type that is unsafe to use.
@unsafe struct Handle: Sendable { var number = 0 }

/// Feature: pointers in functions
protocol Buffering {
    func read(_ bytes: Bytes, count: Int) -> Int
    func fill(_ buffer: UnsafeMutableRawBufferPointer)
    func allocate() -> UnsafeMutablePointer<Int>
    func find(_ text: String) throws -> UnsafeRawPointer?
    func names(_ all: [Bytes]) throws -> [String: OpaquePointer]
    func pair() -> ([Bytes], count: Int)
    func advance(_ bytes: inout Bytes, to end: borrowing Bytes) async throws -> Bytes
    func many(_ bytes: Bytes...) throws(CancellationError)
    func log(_ format: String, _ arguments: CVaListPointer)
    func retain(_ object: Unmanaged<AnyObject>) -> Unmanaged<AnyObject>?
    func open(_ handle: Handle) -> Handle?
    func isEmpty(_ count: Int) -> Bool
    @unsafe func poke(_ address: Int) -> Int
}

/// Feature: closures that take pointers
protocol BufferVisiting {
    func visit(_ body: (UnsafeBufferPointer<UInt8>) -> Void)
    func keep(_ body: @escaping BytesVisitor) -> BytesVisitor?
    func map(_ bytes: Bytes, _ transform: (Bytes) throws -> Bytes) rethrows -> Bytes
    func count(_ body: (Bytes) throws -> Int) rethrows -> Int
    func lazily(_ bytes: @autoclosure () -> Bytes) -> Int
}

/// Feature: pointers to generic types
protocol GenericBuffering {
    func load<T>(_ pointer: UnsafePointer<T>) -> T
    func move<T>(_ pointer: UnsafePointer<T>) -> UnsafePointer<T>
    func make<T>(_ value: T) throws -> UnsafePointer<T>?
    func visit<T>(_ body: @escaping (UnsafePointer<T>) throws -> UnsafePointer<T>) throws
    func visitAll<T>(_ bodies: [(UnsafePointer<T>) -> Void], _ last: ((UnsafePointer<T>) -> Void)?)
    func finish<T>(_ completion: @escaping (Result<UnsafePointer<T>, any Error>) -> Void)
    func change<T>(_ pointer: inout UnsafePointer<T>, _ body: (inout UnsafePointer<T>) -> Void)
    func sum<T>(_ elements: some Sequence<UnsafePointer<T>>) -> Int
    subscript<T>(_ pointer: UnsafePointer<T>) -> UnsafePointer<T> { get set }
}

/// Feature: properties, subscripts, initializers and static members with pointers
protocol BufferHolding {
    var base: UnsafeRawPointer? { get set }
    var start: Bytes { get }
    var end: Bytes { get set }
    var all: [Bytes] { get set }
    var later: Bytes { get async throws }
    subscript(_ bytes: Bytes) -> Bytes { get set }
    static var shared: Bytes { get set }
    static func find() -> Bytes
    init(base: UnsafeRawPointer?)
    init?(start: Bytes)
}

/// Feature: Sendable protocols, actors and global actors with pointers
protocol SharedBuffering: Sendable {
    func read(_ bytes: Bytes, count: Int) throws -> Bytes
    func isEmpty(_ count: Int) throws -> Bool
    func move<T>(_ pointer: UnsafePointer<T>) -> UnsafePointer<T>
    var start: Bytes { get }
    var all: [Bytes] { get set }
    static func find() -> Bytes
}

protocol BufferActor: Actor {
    func read(_ bytes: Bytes, count: Int) async throws -> Int
    nonisolated func next(_ bytes: Bytes) -> Bytes?
}

@MainActor protocol MainBuffering {
    func read(_ bytes: Bytes) -> Bytes
    nonisolated func next(_ bytes: Bytes) -> Bytes?
}

/// Feature: associated types that are pointers
protocol Keeping<Item> {
    associatedtype Item
    func keep(_ item: Item) -> Item
    static func restore() -> Item?
}

protocol KeepingBytes: Keeping where Item == Bytes {}
protocol BytesStream: AsyncSequence, Sendable where Element == Bytes, Failure == any Error {}
protocol IdentifiedBytes: Identifiable { var id: Bytes { get } }

/// Feature: overrides with pointers
// mockgen: mock
class BufferStore {
    init() {}
    init(base: Bytes) {}
    func read(_ bytes: Bytes) -> Bytes { bytes }
    @unsafe func poke(_ address: Int) -> Int { address }
    @safe func check(_ bytes: Bytes) -> Bool { true }
    var start: Bytes? { nil }
    @unsafe var number: Int {
        get { 1 }
        set {}
    }
    subscript(_ bytes: Bytes) -> Bytes {
        get { bytes }
        set {}
    }
}

class BufferStep<Input> {
    enum Order { case rising, falling }
    init() {}
    var count: Int { 1 }
    func sort(_ input: Input, by order: Order) -> Order { order }
}

/// Feature: classes that inherit a generic class with pointers
// mockgen: mock
class BytesStep: BufferStep<Bytes> {}

/// Feature: models with pointers
struct BufferModel {
    var base: Bytes?
    var all: [Bytes]
    var visit: (Bytes) -> [Bytes]
    var count: Int
}
