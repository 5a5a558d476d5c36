// Made by mockgen: change the protocols or .mockgen.yml, not this file.

class StorageMock<Item: Equatable>: Storage {
    // MARK: items

    var items: [Item] = []

    // MARK: item(at:)

    final var itemAtCallsCount: Int = 0
    final var itemAtCalled: Bool { itemAtCallsCount > 0 }
    final var itemAtReceivedIndex: Int?
    final var itemAtReceivedInvocations: [Int] = []
    final var itemAtReturnValue: Item?
    final var itemAtClosure: ((Int) -> Item?)?

    func item(at index: Int) -> Item? {
        itemAtCallsCount += 1
        itemAtReceivedIndex = index
        itemAtReceivedInvocations.append(index)
        if let itemAtClosure { return itemAtClosure(index) }
        return itemAtReturnValue
    }

    // MARK: load(_:named:)

    final var loadNamedCallsCount: Int = 0
    final var loadNamedCalled: Bool { loadNamedCallsCount > 0 }
    final var loadNamedReceivedArguments: (type: any Decodable.Type, name: String)?
    final var loadNamedReceivedInvocations: [(type: any Decodable.Type, name: String)] = []
    final var loadNamedThrowableError: (any Error)?
    final var loadNamedReturnValue: (any Decodable)!
    final var loadNamedClosure: ((any Decodable.Type, String) throws -> any Decodable)?

    func load<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
        loadNamedCallsCount += 1
        loadNamedReceivedArguments = (type: type, name: name)
        loadNamedReceivedInvocations.append((type: type, name: name))
        if let loadNamedThrowableError { throw loadNamedThrowableError }
        if let loadNamedClosure { return try CastInMocks.cast(loadNamedClosure(type, name), "The result of 'StorageMock.loadNamedClosure'") as Value }
        if let loadNamedReturnValue { return CastInMocks.cast(loadNamedReturnValue, "'StorageMock.loadNamedReturnValue'") as Value }
        throw UnstubbedInMocks("'StorageMock.load(_:named:)' is not stubbed. Set 'loadNamedReturnValue' or 'loadNamedClosure'.")
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
