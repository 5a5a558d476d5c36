/// Feature: inout opaque parameters
protocol InoutOpaque {
    func roll(using generator: inout some RandomNumberGenerator) -> Int
    func change(_ animal: inout some Animal, value: inout some Equatable)
}

/// Feature: closures of parameter packs
protocol PackClosures {
    func map<each T, R>(_ values: repeat each T, body: (repeat each T) -> R) -> R
    func later<each T>(_ values: repeat each T, body: @escaping (repeat each T) -> Void)
}

/// Feature: closures of closures of generic functions
protocol NestedGenericClosures {
    func walk<T>(_ value: T, _ body: (T, (T) -> Void) -> Void)
    func walkLater<T>(_ value: T, _ body: @escaping (T, (T) -> Void) -> Void)
}

/// Feature: noncopyable values of closures
protocol NoncopyableClosures {
    func issue(_ body: () throws -> Ticket) rethrows -> Ticket
    func issueLater(_ body: () async throws -> Ticket) async rethrows -> Ticket
    func look<T: ~Copyable>(_ value: borrowing T, _ body: (borrowing T) -> Int) -> Int
    func lookLater<T: ~Copyable>(_ body: @escaping (borrowing T) -> Void)
}

/// Feature: generic spans
protocol GenericSpans {
    func sum<T: BinaryInteger>(_ span: Span<T>) -> Int
}

/// Feature: parameters without a value
protocol VoidParameters {
    func done(_ completion: @escaping (()) -> Void)
    func doneNow(_ completion: (()) -> Int) -> Int
    subscript(nothing: Void) -> Int { get }
}
