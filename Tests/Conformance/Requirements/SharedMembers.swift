/// Feature: overloads that one generic function satisfies
protocol Lockers {
    func open<T: Animal>(_ key: String) -> T
    func open<T>(_ key: String) -> T
    func open<T: Codable>(_ key: String) -> [T]
    func find<T: Hashable>(_ key: String) async throws -> T
    func find<T: Equatable>(_ key: String) async throws -> T
    func swap<T, U>(_ key: String) -> (T, U)
    func swap<T>(_ key: String) -> (T, T)
    func keep<T: Animal>(_ value: T) -> T
    func keep<T>(_ value: T) -> T
    subscript<T: Animal>(_ key: String) -> T { get }
    subscript<T>(_ key: String) -> T { get set }
    static func make<T: AnyObject>() -> T
    static func make<T>() -> T
}

protocol AnimalLockers { func unlock<Pet: Animal>(_ key: String) -> Pet }

/// Feature: overloads that two protocols constrain otherwise
protocol AllLockers: AnimalLockers, Sendable { func unlock<Thing>(_ key: String) -> Thing }

class LockerBase {
    init() {}
    func load<T>() -> T? { nil }
}

/// Feature: overloads that a superclass satisfies
protocol LockersOfBase: LockerBase {
    func load<T: Animal>() -> T?
    func load<T: Equatable>() -> [T]?
}

protocol KeepingClosures {
    init(_ body: @escaping () -> Void)
    func run(_ body: @escaping (Int) -> Void) -> Int
    func log(_ message: @autoclosure @escaping () -> String)
    func send(_ values: sending [Int], done: (@Sendable () -> Void)?)
    func map<T>(_ body: @escaping (T) -> Void) -> T
    subscript(_ body: @escaping () -> Int) -> Int { get }
}
protocol CallingClosures {
    init(_ body: () -> Void)
    func run(_ body: (Int) -> Void) -> Int
    func log(_ message: () -> String)
    func send(_ values: [Int], done: (() -> Void)?)
    func map<U>(_ body: (U) -> Void) -> U
    subscript(_ body: () -> Int) -> Int { get }
}

/// Feature: closures that escape in one of two parents
protocol KeepingAndCalling: KeepingClosures, CallingClosures {}
protocol CallingAndKeeping: CallingClosures, KeepingClosures {}

class ClosureBase {
    init() {}
    func keep(_ body: @escaping () -> Void) {}
    func call(_ body: () -> Void) {}
    func log(_ message: @autoclosure () -> String) {}
}

/// Feature: parameters that differ from those of a superclass
protocol ClosuresOfBase: ClosureBase {
    func keep(_ body: () -> Void)
    func call(_ body: @escaping () -> Void)
    func log(_ message: () -> String)
}

protocol FailingInitializer { init?(code: Int) throws }
protocol UnwrappedInitializer { init!(code: Int) }
protocol CertainInitializer { init(code: Int) }
protocol FailingOrUnwrapped: FailingInitializer, UnwrappedInitializer {}

/// Feature: initializers that may fail in one of two parents
protocol FailingOrCertain: FailingInitializer, CertainInitializer {}

class CodeBase {
    init(code: Int) {}
}

/// Feature: initializers that never fail in the superclass
protocol FailingInitializerOfBase: CodeBase { init?(code: Int) }
protocol UnwrappedInitializerOfBase: CodeBase { init!(code: Int) }

/// Feature: functions named like what a mock has for a subscript
protocol SubscriptNames {
    func subscriptSet()
    func subscriptGet() -> Int
    func subscriptSetCallsCount()
    var subscriptSetReceivedArguments: Int { get set }
    func initializer()
    init(number: Int)
    subscript(index: Int) -> Int { get set }
    static func subscriptSet()
    static subscript(index: Int) -> Int { get set }
}

/// Feature: overloads that differ in associated types
protocol Machine {
    associatedtype Input: Hashable
    associatedtype Output: Sequence where Output.Element == Part
    associatedtype Part
    func run(_ input: Input) -> Output?
    func run(_ output: Output) -> Input?
    func run(_ part: Part)
    func run(_ code: Int)
    func stop<Input>(_ input: Input, _ own: Self.Input)
    static func make() -> Part
    static func make() -> Int
}

protocol Sorting: Sendable {
    associatedtype Key: Sendable
    func sort(_ key: Key) async throws -> Key
}

/// Feature: overloads that differ in inherited associated types
protocol SortingTwice: Sorting {
    associatedtype Other: Sendable
    func sort(_ other: Other) async throws -> Other
}

/// Feature: types that take the mock and its associated types
protocol Aliasing {
    associatedtype Model
    subscript<Field>(member path: KeyPath<Self.Model, Field>) -> AliasedField<Self, Field> where Field.Model == Self.Model { get }
}
protocol FieldOfModel { associatedtype Model }
final class AliasedField<A: Aliasing, F: FieldOfModel> where A.Model == F.Model {}
