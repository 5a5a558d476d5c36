/// Feature: initializers
protocol WithInitializers {
    init(name: String, age: Int)
    init?(id: Int)
    init(throwing value: Int) throws
    init<T: Animal>(animal: T)
    func after() -> Int
}

/// Feature: an initializer without parameters
protocol WithEmptyInitializer {
    init()
    var ready: Bool { get }
}

/// Feature: initializers with effects
protocol WithImplicitInitializer {
    init!(raw: String)
    init(asynchronous: Int) async
    init(typed: Int) throws(LoadError)
}

/// Feature: async initializers with what is not Sendable
protocol AsyncStore: Sendable {
    init(_ account: Account, then: @escaping () async -> Void) async throws
}

/// Feature: initializers that rethrow
protocol RethrowingInitializer {
    init(_ body: () throws -> Void) rethrows
    init?<T>(value body: () throws -> T) rethrows
}

/// Feature: initializers with generic variadic closures
protocol LendingInitializer: Sendable {
    init<T>(summing body: (T...) throws -> Int) throws
    init?<T>(optional body: (T...) -> Int)
}

/// Feature: initializers without parameters that have effects or may fail
protocol MadeLater {
    init() async throws
    func count() -> Int
}

protocol MadeMaybe {
    init?()
    func count() -> Int
}

protocol MadeOrFailing {
    init() throws(LoadError)
    func count() -> Int
}

protocol MadeOnMainActor {
    @MainActor init()
    func count() -> Int
}
