/// Feature: closures as arguments
protocol Closures {
    func escaping(_ completion: @escaping (Int) -> Void)
    func nonEscaping(_ body: (Int) -> Int) -> Int
    func nonEscapingAndMore(id: Int, body: (String) -> Void)
    func optionalClosure(_ completion: ((User) -> Void)?)
    func sendable(_ completion: @escaping @Sendable (Int) -> Void)
    func mainActor(_ completion: @escaping @MainActor () -> Void)
    func throwing(_ body: @escaping () throws -> Int) throws -> Int
    func asynchronous(_ body: @escaping () async throws -> Int) async throws -> Int
    func typedThrowing(_ body: @escaping () throws(LoadError) -> Int)
    func result(_ completion: @escaping (Result<User, Error>) -> Void)
    func aliased(completion: @escaping Completion)
    func aliasedNonEscaping(completion: Completion)
    func aliasedOptional(completion: Completion?)
    func nested(_ body: @escaping (@escaping (Int) -> Void) -> Void)
    func inoutClosure(_ body: @escaping (inout Int) -> Void)
    func several(first: @escaping () -> Void, then: () -> Void, last: (() -> Void)?)
    func autoclosureThrowing(_ message: @autoclosure () throws -> String) rethrows
    func convention(_ body: @convention(thin) () -> Void)
    func dictionary(_ handlers: [String: (Int) -> Void])
    func array(_ handlers: [() -> Void])
    func tuple(_ pair: (id: Int, handler: () -> Void))
    func returnsOptionalClosure() -> (() -> Void)?
    func isolatedAny(_ body: @escaping @isolated(any) () async -> Void)
}

/// Feature: closures of every shape
protocol ClosureShapes {
    func two(_ body: @escaping (String, Int) -> Void)
    func existentials(_ completion: @escaping ((any Animal)?, any Animal) -> (any Animal)?)
    func existentialsNow(_ completion: ((any Animal)?, any Animal) -> (any Animal)?)
    func optionalAttributed(_ script: String, handler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?)
    func parenthesised(_ body: ((Bool) -> Void))
    func labelled(_ body: @escaping (_ id: Int, _ name: String) -> Void)
    func variadic(_ body: @escaping (String...) -> Int)
    func inoutNow(_ body: (inout [Int]) throws -> Void) rethrows
    func curried(_ body: @escaping (Int) -> (Int) -> Int) -> (Int) -> Int
    func sendableThrowing(work: @escaping @Sendable () async throws(LoadError) -> Int) async throws(LoadError) -> Int
    func tuples(_ body: @escaping ((id: Int, name: String)) -> (Int, Int))
    func optionalOptional(_ body: (() -> Void)??)
    func sendingBack(_ body: @escaping () -> sending Account)
    func resultBuilt(@ListBuilder _ lines: @escaping () -> [String])
    func defaultError(_ completion: @escaping (Error?) -> Void)
    func implicit(_ body: ((Int) -> Void)!)
    func retained(_ body: @escaping @autoclosure () throws -> Int) throws -> Int
}

/// Feature: closures and optionals of closures as results
protocol ClosureResults {
    func make() -> (@Sendable () async throws -> Int)?
    func nested() -> () -> () -> Int
    var errors: [any Error] { get }
    var doubleOptional: Int?? { get set }
}

/// Feature: closures on a global actor as properties and results
protocol MainClosures {
    var onDone: (@MainActor () -> Void)? { get set }
    var show: @MainActor (Int) -> Void { get }
    func next() -> (@MainActor () -> Void)?
}

/// Feature: parameters without a value
protocol VoidParameters {
    func done(_ completion: @escaping (()) -> Void)
    func doneNow(_ completion: (()) -> Int) -> Int
    subscript(nothing: Void) -> Int { get }
}

/// Feature: autoclosures with effects in functions without them
protocol LazyStore {
    func store(_ value: @autoclosure () throws -> Int)
    func load(_ value: @autoclosure @escaping () async throws -> Int) async -> Int
    subscript(value: @autoclosure () throws -> Int) -> Int { get set }
    func log(_ text: String)
    func log(_ text: @autoclosure () -> String)
}
