/// Feature: Self in every position
protocol SelfReferences {
    func copy() -> Self
    func maybeCopy() -> Self?
    func copies() -> [Self]
    func merge(with other: Self) -> Self
    func compare(_ others: [Self]) -> Bool
    func visit(_ body: (Self) -> Void)
    static func make() -> Self
    var next: Self? { get }
    var myself: Self { get }
    func type() -> Self.Type
}

/// Feature: Self beside an associated type
protocol SelfAssociated {
    associatedtype Item
    func take(_ item: Self.Item) -> Self.Item
    func chain(_ other: Self) -> Self
}

/// Feature: static members of type Self
protocol Singleton: Sendable {
    static var shared: Self { get }
    static var all: [Self] { get set }
    func copy() -> Self
}
