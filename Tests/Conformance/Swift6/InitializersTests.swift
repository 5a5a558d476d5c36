import Testing

@testable import Requirements

/// What a mock's initializer was given is kept in the mock; what it does is set on the type.
@Suite(.serialized) struct InitializersTests {
    init() {
        WithInitializersMock.initNameAgeClosure = nil
        WithInitializersMock.initIdReturnValue = nil
        WithInitializersMock.initIdClosure = nil
        WithInitializersMock.initThrowingThrowableError = nil
        WithInitializersMock.initThrowingClosure = nil
        WithInitializersMock.initAnimalClosure = nil
    }

    private func type() -> any WithInitializers.Type { WithInitializersMock.self }

    @Test func recorded() throws {
        let mock = try #require(type().init(name: "a", age: 3) as? WithInitializersMock)
        #expect(mock.initNameAgeCallsCount == 1)
        #expect(mock.initNameAgeCalled)
        #expect(mock.initNameAgeReceivedArguments?.name == "a")
        #expect(mock.initNameAgeReceivedArguments?.age == 3)
        #expect(mock.initNameAgeReceivedInvocations.count == 1)
        #expect(mock.after() == 0)
        #expect(mock.afterCallsCount == 1)
        #expect(WithInitializersMock().initNameAgeCallsCount == 0)
    }

    @Test func stubbed() {
        let ages = Calls()
        WithInitializersMock.initNameAgeClosure = { _, age in ages.add(age) }
        defer { WithInitializersMock.initNameAgeClosure = nil }
        _ = type().init(name: "b", age: 4)
        #expect(ages.values == [4])
    }

    @Test func failable() {
        #expect((type().init(id: 1) as? WithInitializersMock)?.initIdReceivedId == 1)
        WithInitializersMock.initIdReturnValue = false
        #expect(type().init(id: 2) == nil)
        WithInitializersMock.initIdReturnValue = true
        #expect(type().init(id: 3) != nil)
        WithInitializersMock.initIdReturnValue = nil
        WithInitializersMock.initIdClosure = { $0 > 3 }
        #expect(type().init(id: 3) == nil)
        #expect(type().init(id: 4) != nil)
        // As for functions, the closure says what happens.
        WithInitializersMock.initIdReturnValue = false
        #expect(type().init(id: 4) != nil)
        WithInitializersMock.initIdReturnValue = nil
        WithInitializersMock.initIdClosure = nil
    }

    @Test func throwing() throws {
        let mock = try type().init(throwing: 5) as? WithInitializersMock
        #expect(mock?.initThrowingReceivedValue == 5)
        WithInitializersMock.initThrowingClosure = { if $0 > 5 { throw LoadError.offline($0) } }
        #expect(throws: LoadError.offline(6)) { try type().init(throwing: 6) }
        WithInitializersMock.initThrowingThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try type().init(throwing: 5) }
        WithInitializersMock.initThrowingThrowableError = nil
        WithInitializersMock.initThrowingClosure = nil
    }

    @Test func generic() {
        let mock = type().init(animal: Dog(noise: "grr")) as? WithInitializersMock
        #expect(mock?.initAnimalReceivedAnimal?.noise == "grr")
        #expect(mock?.initAnimalReceivedInvocations.count == 1)
    }

    @Test func withoutParameters() {
        let calls = Calls()
        WithEmptyInitializerMock.initClosure = { calls.add(1) }
        defer { WithEmptyInitializerMock.initClosure = nil }
        let made = (WithEmptyInitializerMock.self as any WithEmptyInitializer.Type).init()
        #expect((made as? WithEmptyInitializerMock)?.initCallsCount == 1)
        #expect(!made.ready)
        #expect(calls.values == [1])
    }

    @Test func implicitlyUnwrappedAsynchronousAndTyped() async throws {
        let type: any WithImplicitInitializer.Type = WithImplicitInitializerMock.self
        let raw: (any WithImplicitInitializer)? = type.init(raw: "r")
        #expect((raw as? WithImplicitInitializerMock)?.initRawReceivedRaw == "r")
        WithImplicitInitializerMock.initRawReturnValue = false
        let none: (any WithImplicitInitializer)? = type.init(raw: "r")
        #expect(none == nil)
        WithImplicitInitializerMock.initRawReturnValue = nil

        let values = Calls()
        WithImplicitInitializerMock.initAsynchronousClosure = { value in
            await Task.yield()
            values.add(value)
        }
        let late = await type.init(asynchronous: 2)
        #expect((late as? WithImplicitInitializerMock)?.initAsynchronousReceivedAsynchronous == 2)
        #expect(values.values == [2])
        WithImplicitInitializerMock.initAsynchronousClosure = nil

        _ = try type.init(typed: 1)
        WithImplicitInitializerMock.initTypedThrowableError = .missing
        #expect(throws: LoadError.missing) { try type.init(typed: 2) }
        WithImplicitInitializerMock.initTypedThrowableError = nil
    }
}

@Suite struct SuperInitializersTests {
    @Test func calledWithWhatThereIs() throws {
        func open<B: Bookkeeping>(_ type: B.Type) throws -> [B] {
            [B(owner: "A"), B(owner: "B", currency: "CHF"), try B(copy: 3)]
        }
        let mocks = try open(BookkeepingMock.self)
        #expect(mocks.map(\.owner) == ["A", "B", "3"])
        #expect(mocks[0].initOwnerReceivedOwner == "A")
        #expect(mocks[1].initOwnerCurrencyReceivedArguments?.currency == "CHF")
        #expect(mocks[2].initCopyReceivedCopy == 3)
    }

    @Test func parameterless() {
        func make<D: DrawerLike>(_ type: D.Type) -> [D] { [D(), D(size: 2)] }
        let mocks = make(DrawerLikeMock.self)
        #expect(mocks[0].initCallsCount == 1)
        #expect(mocks[1].initSizeReceivedSize == 2)
    }
}
