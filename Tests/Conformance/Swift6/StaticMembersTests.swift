import Testing

@testable import Requirements

/// Static values belong to everyone: these tests run one after another and leave nothing behind.
@Suite(.serialized) struct StaticMembersTests {
    init() {
        StaticsMock.count = 0
        StaticsMock.underlyingShared = nil
        StaticsMock.items = []
        StaticsMock.maybe = nil
        StaticsMock.makeCallsCount = 0
        StaticsMock.makeReturnValue = nil
        StaticsMock.makeClosure = nil
        StaticsMock.loadCallsCount = 0
        StaticsMock.loadReceivedInvocations = []
        StaticsMock.loadReturnValue = nil
        StaticsMock.loadClosure = nil
        StaticsMock.loadThrowableError = nil
        StaticsMock.configureCallsCount = 0
        StaticsMock.configureReceivedInvocations = []
        StaticsMock.configureClosure = nil
    }

    @Test func properties() {
        let type: any Statics.Type = StaticsMock.self
        #expect(type.count == 0)
        type.count = 4
        type.items.append(1)
        type.maybe = User(id: 2)
        let account = Account()
        StaticsMock.shared = account
        #expect(StaticsMock.count == 4)
        #expect(type.items == [1])
        #expect(type.maybe?.id == 2)
        #expect(type.shared === account)
    }

    @Test func functions() async throws {
        let type: any Statics.Type = StaticsMock.self
        #expect(type.make() == 0)
        StaticsMock.makeReturnValue = 3
        #expect(type.make() == 3)
        StaticsMock.makeClosure = { 4 }
        #expect(type.make() == 4)
        #expect(StaticsMock.makeCallsCount == 3)

        type.configure(7)
        #expect(StaticsMock.configureReceivedValue == 7)
        #expect(StaticsMock.configureReceivedInvocations == [7])
        #expect(StaticsMock.configureCalled)

        StaticsMock.loadClosure = { User(id: $0) }
        #expect(try await type.load(8).id == 8)
        StaticsMock.loadThrowableError = LoadError.missing
        await #expect(throws: LoadError.missing) { try await type.load(9) }
        #expect(StaticsMock.loadReceivedInvocations == [8, 9])
    }

    @Test func unstubbedMembersNameThemselves() async {
        let error = await #expect(throws: (any Error).self) { try await (StaticsMock.self as any Statics.Type).load(1) }
        expect(error, says: "'StaticsMock.load(_:)' is not stubbed. Set 'loadReturnValue' or 'loadClosure'.")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (StaticsMock.self as any Statics.Type).shared
        }
        expect(result, says: "'StaticsMock.shared' has no value. Set it before the code under test reads it.")
    }

    @Test func discarding() {
        StaticDiscardingMock<String>.convert("a")
        #expect(StaticDiscardingMock<String>.convertReceivedInput == "a")
    }
}

@Suite(.serialized) struct GenericStaticsTests {
    enum One { struct Model {} }
    enum Two { struct Model {} }

    private func make<P: GenericStatics>(_: P.Type, _ item: P.Item) -> P.Item { P.make(item) }

    @Test func eachGenericMockHasItsOwn() {
        defer {
            GenericStaticsMock<Int>.makeClosure = nil
            GenericStaticsMock<String>.makeClosure = nil
        }
        GenericStaticsMock<Int>.makeClosure = { $0 + 1 }
        GenericStaticsMock<String>.makeClosure = { $0 + "!" }
        #expect(make(GenericStaticsMock<Int>.self, 1) == 2)
        #expect(make(GenericStaticsMock<String>.self, "a") == "a!")
        #expect(GenericStaticsMock<Int>.makeCallsCount == 1)
        #expect(GenericStaticsMock<Int>.makeReceivedItem == 1)
        #expect(GenericStaticsMock<String>.makeReceivedInvocations == ["a"])
        #expect(GenericStaticsMock<Double>.makeCallsCount == 0)
        #expect(!GenericStaticsMock<Double>.makeCalled)
    }

    @Test func typesOfTheSameNameDiffer() {
        GenericStaticsMock<One.Model>.count = 1
        GenericStaticsMock<Two.Model>.count = 2
        #expect(GenericStaticsMock<One.Model>.count == 1)
        #expect(GenericStaticsMock<Two.Model>.count == 2)
    }

    @Test func optionalItems() {
        #expect(GenericStaticsMock<Int?>.shared == nil)
        GenericStaticsMock<Int?>.shared = 4
        #expect(GenericStaticsMock<Int?>.shared == 4)
        GenericStaticsMock<Int?>.shared = .some(nil)
        #expect(GenericStaticsMock<Int?>.shared == .some(nil))
        GenericStaticsMock<Int?>.shared = nil
        #expect(GenericStaticsMock<Int?>.shared == nil)
    }

    @Test func initializers() {
        func create<P: GenericStatics>(_: P.Type, _ item: P.Item) -> P { P(item: item) }
        let items = Calls()
        GenericStaticsMock<Int8>.initItemClosure = { items.add(Int($0)) }
        defer { GenericStaticsMock<Int8>.initItemClosure = nil }
        let mock = create(GenericStaticsMock<Int8>.self, 3)
        #expect(mock.initItemReceivedItem == 3)
        #expect(mock.initItemCallsCount == 1)
        #expect(items.values == [3])
    }

    @Test func unstubbedMembersNameThemselves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = GenericStaticsMock<Int>.make(1)
        }
        expect(result, says: "'GenericStaticsMock.make(_:)' is not stubbed. Set 'makeReturnValue' or 'makeClosure'.")
    }
}
