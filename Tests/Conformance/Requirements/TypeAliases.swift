typealias Beast = any Animal
typealias SameBeast = Beast
typealias Perhaps<Value> = Value?

/// Feature: aliases of existentials
protocol ExistentialAliases {
    var animal: Beast { get set }
    var last: SameBeast? { get }
    func adopt(_ animals: [Beast], _ body: @escaping (SameBeast) -> Beast?) -> SameBeast?
    func type() -> Beast.Type
}

/// Feature: optionals by their long name
protocol LongOptionals {
    associatedtype Value
    func find<T: Equatable>(_ value: Optional<T>) -> Optional<T>
    func perhaps<Value>(_ value: Perhaps<Value>) -> Perhaps<Value>
    func replace(_ value: Swift.Optional<Value>) -> Optional<Value>
}

typealias AsyncHandler<Value> = @Sendable (Value) async throws -> Void

/// Feature: aliases of generic async closures
protocol AsyncAliases {
    func run<T>(_ body: @escaping AsyncHandler<T>)
    func runNow<T>(_ value: T, _ body: AsyncHandler<T>) async throws
    func runPerhaps<T>(_ body: AsyncHandler<T>?)
    func handler<T>(_ value: T) -> AsyncHandler<T>
}

/// Feature: type aliases of a protocol
protocol NestedAlias {
    typealias Callback = (User) -> Void
    typealias Name = String
    func fetch(result: @escaping Callback)
    func visit(_ body: Callback)
    func name() -> Name
    var onChange: Callback? { get set }
}

/// Feature: aliases inside a protocol, of closures and compositions
protocol AliasesInside {
    associatedtype Value
    typealias Handler = (Value) -> Void
    typealias Watched = AnyObject & Sendable
    func onChange(_ handler: @escaping Handler)
    func watch(_ object: Watched) -> Watched?
}

/// Feature: aliases of associated types
protocol AliasesOfItsTypes: AnyObject {
    associatedtype Entry
    typealias Listener = (Entry) -> Void
    typealias Update = @Sendable (Self, Entry) -> Void
    func listen(_ listener: @escaping Listener)
    func now(_ listener: Listener)
    func update(_ update: @escaping Update) -> [Listener]
    var listener: Listener? { get set }
}

/// Feature: aliases of an associated type beside generic parameters of its name
protocol AliasesOfHiddenTypes {
    associatedtype Entry
    typealias Page = [Entry]
    func add<Entry>(_ other: Entry, to page: Page) -> Page
    func sort<Entry: Comparable>(_ others: [Entry], like own: Self.Entry) throws -> [Entry]
    subscript<Entry>(other: Entry) -> Page { get }
}

/// Feature: aliases of aliases and with parameters inside a protocol
protocol AliasesOfItsAliases {
    associatedtype Entry
    typealias Listener = (Pair) -> Void
    typealias Pair = (key: Entry, value: Int)
    typealias Visitor<Result> = (Entry) -> Result
    func listen(_ listener: @escaping Listener)
    func later(_ done: @escaping Visitor<Void>)
    func visit<T>(_ visitor: Visitor<T>) -> [T]
}

/// Feature: aliases inside a protocol that are called like outer types
protocol FeedLoading {
    typealias Result = Swift.Result<[Int], any Error>
    typealias Task = Int
    func load(completion: @escaping (Result) -> Void)
    func schedule(_ task: Task) -> Task
    func last() -> Result?
}

protocol RefreshingFeed: FeedLoading {
    func refresh() -> [Result]
    func plain<T>(_ value: T) -> Swift.Result<T, any Error>
}

struct Price: Equatable {
    var amount = 0
}

protocol PricesInCents {
    typealias Price = Int
    func pay(_ price: Price) -> Price
}

/// Feature: inherited aliases that are called like outer types
protocol PricesOfOrders: PricesInCents {
    var prices: [Price] { get }
    func price(of order: Int) -> Price
}

struct MapOf<Key: Hashable, Value> {
    typealias Base = [Key: Value]
}

/// Feature: aliases inside a generic type, with the type parameters of a function
protocol AliasesOfGenericTypes {
    func load<K: Hashable, V>(_ key: K, _ value: V) -> MapOf<K, V>.Base
    func counts() -> MapOf<String, Int>.Base
}
