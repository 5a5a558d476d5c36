/// Feature: async, throwing and typed throwing functions
protocol Effectful {
    func load() throws
    func loadUser() throws -> User
    func loadNumber() throws -> Int
    func loadOptional() throws -> User?
    func fetch() async
    func fetchUser() async -> User
    func fetchOrThrow(id: Int) async throws -> User
    func typed() throws(LoadError)
    func typedUser(_ id: Int) throws(LoadError) -> User
    func typedAsync() async throws(LoadError) -> Int
    func throwsNever() throws(Never) -> Int
    func throwsAny() throws(any Error) -> Int
    func throwsSwiftError() throws(any Swift.Error)
}

/// Feature: rethrowing functions
protocol Rethrowing {
    func perform(_ body: () throws -> Void) rethrows
    func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
    func run<R>(_ body: () throws -> R) rethrows -> R
    func runAsync<R>(_ body: () async throws -> R) async rethrows -> R
    func counted(_ times: Int, _ body: (Int) throws -> Bool) rethrows -> Int
}

/// Feature: rethrowing functions with several kinds of closures
protocol Till {
    func run<R>(_ body: () throws -> R) rethrows -> R
    func attempt(_ body: (() throws -> Int)?) rethrows -> Int
    func visit(_ body: (Int) async throws -> Void) async rethrows
    func sum(_ body: (Int...) throws -> Int) rethrows -> Int
    func both(_ first: @escaping () throws -> Int, _ second: (inout Int) throws -> Void) rethrows -> Int
}

/// Feature: rethrowing functions with closures that throw errors of one type
protocol TypedTill {
    func run(_ body: (Int) throws(LoadError) -> Int) rethrows -> Int
    func both(_ first: (inout Int) throws(LoadError) -> Void, _ second: () throws -> Int) rethrows -> Int
    func visit(_ body: @Sendable (Int) async throws(LoadError) -> Void) async rethrows
    func map<T>(_ transform: (T) throws(LoadError) -> T) rethrows -> [T]
    func wait<E: Error>(_ body: () throws(E) -> Void) rethrows
    func attempt(_ body: ((Int) throws(LoadError) -> Int)?) rethrows -> Int
    func change<T>(_ body: ((inout T) throws(LoadError) -> T)?, _ others: [(T) throws(LoadError) -> T]) rethrows
}

/// Feature: rethrowing functions of Sendable protocols
protocol SharedTill: Sendable {
    func run<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R
    func attempt(_ body: (@Sendable () async throws -> Int)?) async rethrows -> Int
}
