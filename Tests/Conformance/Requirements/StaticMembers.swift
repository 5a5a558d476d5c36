/// Feature: static members
protocol Statics {
    static var count: Int { get set }
    static var shared: Account { get }
    static var items: [Int] { get set }
    static var maybe: User? { get set }
    static func make() -> Int
    static func load(_ id: Int) async throws -> User
    static func configure(_ value: Int)
}

/// Feature: static members beside an associated type
protocol GenericStatics {
    associatedtype Item
    static var shared: Item? { get set }
    static func make(_ item: Item) -> Item
    static var count: Int { get set }
    init(item: Item)
}

protocol StaticTransforming {
    associatedtype Input
    associatedtype Output
    static func convert(_ input: Input) -> Output
}

/// Feature: a static function whose result a subprotocol fixes to Void
protocol StaticDiscarding: StaticTransforming where Output == Void {}
