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
