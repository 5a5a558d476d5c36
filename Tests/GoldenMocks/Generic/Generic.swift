protocol Storage<Item> {
    associatedtype Item: Equatable
    var items: [Item] { get }
    func item(at index: Int) -> Item?
    func load<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value
}
