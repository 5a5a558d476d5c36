// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class StorageMock<Item: Equatable>: Storage {
    init(items: [Item] = []) {
        self.items = items
    }

    // MARK: items

    final var itemsSetCallCount: Int = 0
    var items: [Item] = [] {
        didSet { itemsSetCallCount += 1 }
    }

    // MARK: item(at:)

    final var itemCallCount: Int = 0
    final var itemHandler: ((Int) -> Item?)?

    func item(at index: Int) -> Item? {
        itemCallCount += 1
        if let itemHandler { return itemHandler(index) }
        return nil
    }

    // MARK: load(_:named:)

    final var loadCallCount: Int = 0
    final var loadHandler: ((any Decodable.Type, String) throws -> any Decodable)?

    func load<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
        loadCallCount += 1
        if let loadHandler { return try CastInMocks.cast(loadHandler(type, name), "The result of 'StorageMock.loadHandler'") as Value }
        throw UnstubbedInMocks("'StorageMock.load(_:named:)' is not stubbed. Set 'loadHandler'.")
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
