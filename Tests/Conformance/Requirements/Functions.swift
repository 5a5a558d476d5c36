import Foundation

/// Feature: results of every type
protocol PlainFunctions {
    func nothing()
    func returnsNumber() -> Int
    func returnsText() -> String
    func returnsFlag() -> Bool
    func returnsOptional() -> User?
    func returnsArray() -> [User]
    func returnsDictionary() -> [String: User]
    func returnsSet() -> Set<Int>
    func returnsUser() -> User
    func returnsTuple() -> (count: Int, name: String)
    func returnsMixedTuple() -> (user: User, count: Int)
    func returnsNested() -> [[String: [Int?]]]
    func returnsClosure() -> (Int) -> String
    func returnsImplicitlyUnwrapped() -> Account!
    func returnsVoidByName() -> Void
    func returnsSwiftVoid() -> Swift.Void
    func returnsEmptyTuple() -> ()
    func returnsNever() -> Never
    func returnsOptionalOptional() -> Int??
    func returnsMetatype() -> User.Type
    func returnsAny() -> Any
    func returnsAnyObject() -> AnyObject
    func returnsResult() -> Result<User, LoadError>
    func returnsDouble() -> Double
    func returnsDecimal() -> Decimal
    func returnsDate() -> Date
    func returnsData() -> Data
    @discardableResult func discardable() -> Int
}

/// Feature: parameters of every kind
protocol Parameters {
    func one(_ value: Int)
    func labelled(with value: Int)
    func several(first: Int, _ second: String, third name: Bool)
    func optional(_ value: Int?)
    func implicitlyUnwrapped(_ value: Account!)
    func variadic(_ values: Int...)
    func variadicAndMore(_ values: Int..., separator: String, rest: String...)
    func inoutValue(_ value: inout Int)
    func inoutMany(_ a: inout [Int], _ b: inout String) -> Int
    func tuple(_ pair: (Int, String))
    func labelledTuple(_ pair: (x: Int, y: Int)) -> Int
    func anyValue(_ value: Any)
    func anyObject(_ object: AnyObject)
    func metatype(_ type: User.Type)
    func existential(_ animal: any Animal)
    func bareExistential(_ animal: Animal) -> Animal
    func existentialMetatype(_ type: any Animal.Type)
    func optionalExistential(_ animal: (any Animal)?) -> Animal?
    func composition(_ value: any Animal & Sendable)
    func unnamed(_: Int, _: String)
    func sameName(value number: Int, other: Int)
    func wrapped(_ builder: @autoclosure () -> Int) -> Int
    func escapingAutoclosure(_ builder: @autoclosure @escaping () -> Int)
    func many(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int) -> Int
    func swiftNamed(_ value: Swift.Int, _ text: Swift.String) -> Swift.Bool
    func longGenerics(_ value: Dictionary<String, Array<Optional<Int>>>) -> Optional<Int>
}

/// Feature: names that are keywords
protocol Keywords {
    func `continue`(with message: String) -> String
    func `self`()
    func `init`()
    func move(in place: Int, for reason: String, `where`: Int)
    func `default`(_ `case`: Int) -> Int
    func `repeat`(`while`: Bool)
    func `class`(_ `func`: String)
    func take(`self`: Int, `return`: Int)
    func `is`(_ `as`: Int) -> Bool
    var `protocol`: String { get set }
    var `default`: Int { get }
    var `operator`: Int? { get set }
    var `in`: [Int] { get }
}

/// Feature: names in any script
protocol UnicodeNames {
    func größe(für größe: Int) -> Int
    func 読む(_ 本: String) -> String
    var 名前: String { get }
    func 🚀(_ 🌍: Int) -> Int
    func `a raw identifier`(_ value: Int) -> Int
}

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

/// Feature: ownership, sending and noncopyable values
protocol Ownership {
    func borrow(_ text: borrowing String) -> Int
    func consume(_ text: consuming String)
    func send(_ account: sending Account)
    func sendBack(_ account: sending Account) -> sending Account
    func isolate(_ actor: isolated DatabaseActor) -> Int
    func optionalIsolation(_ actor: isolated (any Actor)?) async -> Int
    func takeTicket(_ ticket: consuming Ticket)
    func look(_ ticket: borrowing Ticket) -> Int
    func change(_ ticket: inout Ticket)
    func issue() -> Ticket
    func issueOrThrow(_ number: Int) throws -> Ticket
    func maybeIssue() -> Ticket?
    func use<T: ~Copyable>(_ value: borrowing T, times: Int) -> Int
    func span(_ span: Span<Int>) -> Int
    func legacy(_ value: __owned Account)
}

/// Feature: attributes and isolated members
protocol Attributed {
    @available(*, deprecated, message: "use load(id:)") func load()
    @available(macOS 10.15, iOS 13, *) func load(id: Int) -> Int
    @MainActor func onMain(_ value: Int) async -> Int
    @MainActor var title: String { get set }
    @DatabaseActor func onDatabase(_ account: Account) async throws -> Account
    @ListBuilder func lines() -> [String]
    func list(@ListBuilder _ content: () -> [String]) -> Int
    nonisolated func free() -> Int
    @concurrent func parallel(_ value: Int) async -> Int
    nonisolated(nonsending) func inherits() async -> Int
    @inlinable func inlined()
}

/// Feature: mutating, consuming and borrowing functions
protocol Mutating {
    mutating func change(_ value: Int)
    mutating func next() -> Int?
    nonmutating func look() -> Int
    consuming func finish() -> Int
    borrowing func peek() -> Int
    var value: Int { mutating get nonmutating set }
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
