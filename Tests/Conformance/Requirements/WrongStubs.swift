/// Feature: rethrowing functions with several kinds of closures
protocol Till {
    func run<R>(_ body: () throws -> R) rethrows -> R
    func attempt(_ body: (() throws -> Int)?) rethrows -> Int
    func visit(_ body: (Int) async throws -> Void) async rethrows
    func sum(_ body: (Int...) throws -> Int) rethrows -> Int
    func both(_ first: @escaping () throws -> Int, _ second: (inout Int) throws -> Void) rethrows -> Int
}

/// Feature: rethrowing functions of Sendable protocols
protocol SharedTill: Sendable {
    func run<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R
    func attempt(_ body: (@Sendable () async throws -> Int)?) async rethrows -> Int
}

/// Feature: generic functions whose stubs can have a wrong type
protocol Converting {
    func convert<T>(_ value: Int) -> T
    func convert<T>(all values: [Int]) -> [T]
    func find<T>(_ name: String) -> T?
    func load<T>(_ type: T.Type, completion: @escaping (T) -> Void)
    func change<T>(_ value: inout T)
    func fail<E: Error>(_ error: E) throws(E)
}
