//: Stub
extension Mocks {
    /// The stubs and selected calls that have the words of the library. This text does not have them.
    public nonisolated protocol LibraryWords {}
    public typealias TextOfStubs = Swift.Sendable

    public nonisolated struct Calls {
        public let description = ""

        @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
        public init(_ mocks: Any?...) {}
    }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated static func wereCalled(inOrder calls: Any...) -> Swift.Bool { false }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated static func tryAllOrders(
        of stubs: AnyStub..., limit: Swift.Int = 0, only name: Swift.String? = nil, within seconds: Swift.Double = 0,
        _ body: () async throws -> Swift.Void
    ) async throws {}
}

nonisolated extension Mocks.AnyStub: Mocks.LibraryWords {}
nonisolated extension Mocks.Answers: Mocks.LibraryWords {}

extension Mocks.LibraryWords {
    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var waitForCalls: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var waitForValue: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var expectNoCalls: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated func wasCalled(before other: Any) -> Swift.Bool { false }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var holds: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var fails: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated var once: Mocks.UnavailableStub { Mocks.UnavailableStub() }

    @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
    public nonisolated func returns(contentsOf values: [Any]) {}
}
//: Stub Tests
#if canImport(Testing)
    extension Testing.Trait where Self == Mocks.Strictness {
        @available(*, unavailable, message: "add .product(name: \"MockgenSupport\", package: \"mockgen\") to the target's dependencies")
        public nonisolated static var exhaustiveMocks: Mocks.Strictness { Mocks.Strictness() }
    }
#endif
