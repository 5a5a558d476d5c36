/// Feature: overloaded functions
protocol Overloads {
    func show(_ value: Int)
    func show(_ value: String)
    func show(_ value: Int, animated: Bool)
    func show(value: Int)
    func make() -> Int
    func make() -> String
    func make() async -> Int
    func find(_ id: Int) -> User?
    func find(_ id: Int) throws -> [User]
    func find<T>(_ value: T)
    func find(_ ids: [Int])
    func find(_ id: Int?)
    func convert(_ a: [Int: String])
    func convert(_ a: [Int], _ b: String)
    static func show(_ value: Int)
}

/// Feature: operators
protocol Operators: Equatable {
    static func + (left: Self, right: Self) -> Self
    static prefix func - (value: Self) -> Self
    static func += (left: inout Self, right: Self)
    static func < (left: Self, right: Int) -> Bool
}

prefix operator <!>
postfix operator <!>

/// Feature: a prefix and a postfix operator of one name
protocol PrefixAndPostfix {
    static prefix func <!> (value: Self) -> Int
    static postfix func <!> (value: Self) -> Int
}

/// Feature: overloads that differ in async
protocol SyncOrAsync {
    func make() -> Int
    func make() async -> Int
    init(seed: Int)
    init(seed: Int) async
}

/// Feature: functions named like a property
protocol NamedAlike {
    var title: String { get }
    func title(_ row: Int) -> String
    func title(for row: Int) -> Int
    func nothing(_ nothing: ())
}

/// Feature: overloads told apart by their constraints
protocol ConstraintOverloads {
    func connect<T>(adapter: T) where T: Animal
    func connect<T>(adapter: T) where T: Query
    func connect<T: Error>(adapter: T)
    func log(_ value: some Animal)
    func log(_ value: any Error)
    func pick(_ value: Int) -> Int
    func pick(_ value: Int) -> Int?
    func pick(_ value: Int) -> [Int]
    func act(_ body: () -> Void)
    func act(_ body: () async -> Void) async
    func act(_ body: (Int) -> Void)
}

/// Feature: overloads by label of a property's name
protocol SameNames {
    var items: [Int] { get }
    func items(at index: Int) -> Int
    static var items: String { get }
    func item() -> Int
    func callsCount() -> Int
}

/// Feature: overloads that one function satisfies
protocol OneFunctionOverloads {
    func resolve<T>() -> T?
    func resolve<T>() -> T
    func handle(_ body: @escaping @Sendable () -> Void)
    func handle(_ body: @escaping () -> Void)
    subscript<T>(_ key: String) -> T? { get }
    subscript<T>(_ key: String) -> T { get }
    func decode<T: Animal>(_ text: String) throws -> T?
    func decode<T>(_ text: String) throws(LoadError) -> T
}
