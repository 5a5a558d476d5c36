import Testing

@testable import Requirements

/// A mock stores the arguments of its initializer. Tests stub the initializer on the type.
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

    @Test func argumentsAreRecorded() throws {
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

    @Test func closuresAreCalled() {
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

    @Test func asynchronousInitializers() async throws {
        let mock = try await MadeLaterMock()
        #expect(mock.initCallsCount == 1)
    }
}

@Suite("initializers with closures") struct ClosureInitializersTests {
    @Test func initializers() throws {
        defer {
            LendingInitializerMock.initSummingClosure = nil
            LendingInitializerMock.initOptionalClosure = nil
        }
        LendingInitializerMock.initSummingClosure = {}
        #expect(try LendingInitializerMock(summing: { (values: Int...) throws in values.reduce(0, +) }).initSummingCallsCount == 1)
        LendingInitializerMock.initOptionalClosure = { false }
        #expect(LendingInitializerMock(optional: { (values: Int...) in values[0] }) == nil)
    }

    @Test func asyncInitializers() async throws {
        let mock = try await AsyncStoreMock(Account(balance: 1), then: {})
        #expect(mock.initThenReceivedArguments?.account.balance == 1)
        AsyncStoreMock.initThenThrowableError = LoadError.missing
        defer { AsyncStoreMock.initThenThrowableError = nil }
        await #expect(throws: LoadError.missing) { _ = try await AsyncStoreMock(Account(), then: {}) }
    }

    @Test func initializersThatRethrow() throws {
        defer {
            RethrowingInitializerMock.initClosure = nil
            RethrowingInitializerMock.initValueClosure = nil
        }
        RethrowingInitializerMock.initClosure = { try $0() }
        #expect(throws: LoadError.missing) { try RethrowingInitializerMock { throw LoadError.missing } }
        #expect(RethrowingInitializerMock {}.initCallsCount == 1)
        RethrowingInitializerMock.initValueClosure = { try $0() as? Int == 1 }
        #expect(RethrowingInitializerMock(value: { 1 }) != nil)
        #expect(RethrowingInitializerMock(value: { 2 }) == nil)
    }
}
