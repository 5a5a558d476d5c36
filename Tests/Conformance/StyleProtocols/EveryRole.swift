/// Members for every role of a custom style.
protocol Exporting: AnyObject {
    var title: String { get }
    func export(_ data: [UInt8], name: String?) throws -> Int
    func printed(_ message: String)
    func close()
    func send(_ arguments: [String], to host: String)
    func load<T: CustomStringConvertible>(_ value: T, then done: @escaping (T) -> Void)
    func change(_ count: inout Int, by body: () -> Void)
    static func register(_ name: String, at place: Int)
    subscript(row row: Int, column: Int) -> String { get set }
}

protocol SharedExporting: Sendable {
    func export(_ data: [UInt8], name: String?) async throws -> Int
    func printed(_ message: String)
    func load<T: CustomStringConvertible & Sendable>(_ value: T, count: Int)
    static func register(_ name: String, at place: Int)
}

protocol ExportingActor: Actor {
    func export(_ data: [UInt8], name: String?) async -> Int
}

protocol GenericExporting<Item> {
    associatedtype Item
    init(item: Item, name: String)
    func export(_ item: Item, name: String)
    static func register(_ item: Item, at place: Int)
}

/// Members for the use of properties, and labels of single arguments.
protocol Browsing: AnyObject {
    var title: String { get set }
    var address: String? { get }
    var note: String? { get set }
    var completion: (Int) -> Void { get set }
    static var count: Int { get set }
    func open(page: String) -> Bool
    func scroll(_ row: Int, to column: Int)
}

protocol SharedBrowsing: Sendable {
    var title: String { get set }
    var completion: @Sendable (Int) -> Void { get set }
    static var count: Int { get }
    func open(page: String) async -> Bool
}

@MainActor protocol MainBrowsing {
    var title: String { get set }
    nonisolated var address: String { get }
}

protocol BrowsingActor: Actor {
    var title: String { get }
}

protocol GenericBrowsing<Item> {
    associatedtype Item
    var item: Item { get set }
    static var count: Int { get set }
    func open(item: Item)
}

/// Its mock is used by several tasks, although it is not `Sendable`.
protocol Vault {
    var name: String { get set }
    func store(_ item: String) async
    func count() -> Int
    func make(_ box: NonSendableBox) -> NonSendableBox
}

final class NonSendableBox {
    var value = 0
}
