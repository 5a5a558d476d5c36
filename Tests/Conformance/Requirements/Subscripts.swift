/// Feature: subscripts
protocol Subscripts {
    subscript(index: Int) -> String { get }
    subscript(key key: String) -> Int { get set }
    subscript(row: Int, column: Int) -> Double { get set }
    subscript(index: Int) -> Int { get }
    subscript<T>(type: T.Type) -> T? { get }
    subscript(throwing index: Int) -> Int { get throws }
    subscript(awaiting index: Int) -> User { get async throws }
    subscript(newValue: Bool) -> Int { get set }
    subscript(user user: User) -> User { get }
    subscript() -> Int { get }
    subscript(values: Int...) -> Int { get }
    static subscript(index: Int) -> Int { get }
}

/// Feature: subscripts that change the value to read it
protocol CachedSubscript {
    subscript(index: Int) -> Int { mutating get }
    func reset()
}
