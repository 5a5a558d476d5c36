// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class StorageMock<Item: Equatable>: Storage {
    // MARK: items

    var items: [Item] = []

    // MARK: item(at:)

    final var itemWasCalled: Bool = false
    final var itemParam: Int?
    final var itemToReturn: Item?

    func item(at index: Int) -> Item? {
        itemWasCalled = true
        itemParam = index
        return itemToReturn
    }

    // MARK: load(_:named:)

    final var loadWasCalled: Bool = false
    final var loadParams: (type: any Decodable.Type, name: String)?
    final var loadToThrow: (any Error)?
    final var loadToReturn: (any Decodable)!

    func load<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
        loadWasCalled = true
        loadParams = (type: type, name: name)
        if let loadToThrow { throw loadToThrow }
        if let loadToReturn { return CastInMocks.cast(loadToReturn, "'StorageMock.loadToReturn'") as Value }
        throw UnstubbedInMocks("'StorageMock.load(_:named:)' is not stubbed. Set 'loadToReturn'.")
    }
}

/// The error that an un-stubbed member throws.
private nonisolated struct UnstubbedInMocks: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Casts a value that a test provides to the type that a call of a generic member needs.
private nonisolated enum CastInMocks {
    static func cast<Given, Needed>(
        _ value: Given, _ name: StaticString, in member: StaticString = #function
    ) -> Needed {
        if let value = value as? Needed { return value }
        Swift.fatalError(
            "\(name) must be of type '\(Needed.self)' in this call of '\(member)', but it is of type "
                + "'\(type(of: value as Any))': \(value). In the test, use a value of type '\(Needed.self)'.")
    }
}
