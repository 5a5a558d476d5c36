extension Mocks {
    /// Calls of one stub, in their order among the calls of all mocks.
    public nonisolated protocol CallsInOrder {
        /// The numbers of the calls, at which the test has then looked.
        var callNumbers: [Swift.UInt64] { get }
    }

    /// The calls of several mocks in their order: `Mocks.Calls(cart, router).description`.
    public nonisolated struct Calls: Swift.CustomStringConvertible {
        /// A line for each call.
        public let description: Swift.String

        /// - Parameter mocks: mocks, or stubs of mocks such as `CartMock.on`.
        public init(_ mocks: Any?..., file: Swift.StaticString = #filePath, line: Swift.UInt = #line) {
            let lines = mocks.flatMap { mock in
                Calls.stubs(of: mock, file, line).flatMap { stub in
                    let (numbers, texts) = stub.locked {
                        stub.check(stub.numbers)
                        return (stub.numbers, stub.texts)
                    }
                    return Swift.Array(zip(numbers, texts()))
                }
            }
            description = lines.sorted { $0.0 < $1.0 }.map { $0.1 }.joined(separator: "\n")
        }

        /// A mistake in the test stops it: without calls to show, its next line would fail and not say why.
        private static func stubs(of mock: Any?, _ file: Swift.StaticString, _ line: Swift.UInt) -> [AnyStub] {
            guard let mock else {
                Swift.fatalError("'Calls' was given nil instead of a mock. Make the mock first.", file: file, line: line)
            }
            if let stub = mock as? AnyStub { return [stub] }
            let mirrors = Swift.sequence(first: Swift.Mirror(reflecting: mock), next: \.superclassMirror)
            let values = [mock] + mirrors.flatMap { $0.children.map(\.value) }
            if let stubs = values.lazy.compactMap({ $0 as? any Stubs }).first { return stubs.stubs.all }
            Swift.fatalError(
                "'Calls' takes mocks of a target with the product 'MockgenSupport' and stubs, such as 'CartMock.on', and not '\(Swift.type(of: mock))'.",
                file: file, line: line)
        }
    }
}

extension Mocks.AnyStub: Mocks.CallsInOrder {
    public nonisolated final var callNumbers: [Swift.UInt64] { checkedNumbers }
}

extension Mocks.Answers: Mocks.CallsInOrder {
    public nonisolated var callNumbers: [Swift.UInt64] {
        let numbers = found.map(\.number)
        stub.locked { stub.check(numbers) }
        return numbers
    }
}

extension Mocks.CallsInOrder {
    /// Whether both were called, and the first of these calls came before the first call of the other:
    /// `cart.on.add.when("tea", .any).wasCalled(before: router.on.route)`.
    public nonisolated func wasCalled(before other: any Mocks.CallsInOrder) -> Swift.Bool {
        guard let own = callNumbers.first, let first = other.callNumbers.first else { return false }
        return own < first
    }
}

extension Mocks {
    /// Whether all of these were called in this order. Other calls may come between them.
    public nonisolated static func wereCalled(inOrder calls: any CallsInOrder...) -> Swift.Bool {
        var last: Swift.UInt64?
        for some in calls {
            let next = some.callNumbers.first { number in last.map { number > $0 } ?? true }
            guard let next else { return false }
            last = next
        }
        return true
    }
}
