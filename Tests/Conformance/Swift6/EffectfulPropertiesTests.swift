import Testing

@testable import Requirements

@Suite(.serialized) struct EffectfulPropertiesTests {
    let mock = EffectfulPropertiesMock()
    var subject: any EffectfulProperties { mock }

    @Test func throwing() throws {
        mock.loadedReturnValue = User(id: 1)
        #expect(try subject.loaded.id == 1)
        mock.loadedClosure = { User(id: 2) }
        #expect(try subject.loaded.id == 2)
        mock.loadedThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.loaded }
        #expect(mock.loadedCallsCount == 3)
        #expect(mock.loadedCalled)
    }

    @Test func asynchronous() async {
        mock.fetchedReturnValue = User(id: 1)
        #expect(await subject.fetched.id == 1)
        mock.fetchedClosure = {
            await Task.yield()
            return User(id: 2)
        }
        #expect(await subject.fetched.id == 2)
        #expect(mock.fetchedCallsCount == 2)
    }

    @Test func both() async throws {
        #expect(try await subject.both == 0)
        mock.bothReturnValue = 5
        #expect(try await subject.both == 5)
        mock.bothClosure = {
            await Task.yield()
            throw LoadError.offline(1)
        }
        await #expect(throws: LoadError.offline(1)) { try await mock.both }
        #expect(mock.bothCallsCount == 3)
    }

    @Test func typedErrors() {
        #expect(subject.typedOrNil == 0)
        mock.typedReturnValue = 6
        #expect(subject.typedOrNil == 6)
        mock.typedClosure = { () throws(LoadError) in throw .offline(2) }
        #expect(throws: LoadError.offline(2)) { try mock.typed }
        mock.typedThrowableError = .missing
        #expect(throws: LoadError.missing) { try mock.typed }
        #expect(mock.typedCallsCount == 4)
    }

    @Test func optional() async throws {
        #expect(try await subject.optional == nil)
        mock.optionalReturnValue = User(id: 3)
        #expect(try await subject.optional?.id == 3)
        mock.optionalClosure = { nil }
        #expect(try await subject.optional == nil)
        #expect(mock.optionalCallsCount == 3)
    }

    @Test func ofTheType() async {
        EffectfulPropertiesMock.sharedCallsCount = 0
        defer {
            EffectfulPropertiesMock.sharedReturnValue = nil
            EffectfulPropertiesMock.sharedClosure = nil
        }
        func shared<P: EffectfulProperties>(_: P.Type) async -> Int { await P.shared }
        #expect(await shared(EffectfulPropertiesMock.self) == 0)
        EffectfulPropertiesMock.sharedReturnValue = 4
        #expect(await shared(EffectfulPropertiesMock.self) == 4)
        EffectfulPropertiesMock.sharedClosure = { 5 }
        #expect(await shared(EffectfulPropertiesMock.self) == 5)
        #expect(EffectfulPropertiesMock.sharedCallsCount == 3)
        #expect(EffectfulPropertiesMock.sharedCalled)
    }

    @Test func withoutAStub() async {
        let error = #expect(throws: (any Error).self) { try subject.loaded }
        expect(error, says: "'EffectfulPropertiesMock.loaded' is not stubbed. Set 'loadedReturnValue' or 'loadedClosure'.")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await (EffectfulPropertiesMock() as any EffectfulProperties).fetched
        }
        expect(result, says: "'EffectfulPropertiesMock.fetched' is not stubbed. Set 'fetchedReturnValue' or 'fetchedClosure'.")
    }
}

extension EffectfulProperties {
    fileprivate var typedOrNil: Int? { try? typed }
}
