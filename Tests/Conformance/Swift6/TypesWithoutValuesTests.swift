import Testing

@testable import Requirements

@Suite("types without values") struct TypesWithoutValuesTests {
    @Test func functions() {
        let mock = UnreachableMock()
        let subject: any Unreachable = mock
        #expect(subject.several() == 0 && subject.maybe(nil) == 0)
        mock.maybeReturnValue = 3
        #expect(subject.maybe(nil) == 3 && mock.maybeCallsCount == 2)
        mock.severalClosure = { $0.count + 1 }
        #expect(subject.several() == 1)
    }

    @Test func sendableFunctions() async {
        let mock = UnreachableAnywhereMock()
        #expect((mock as any UnreachableAnywhere).several() == 0 && mock.severalCallsCount == 1)
        let actor = UnreachableActorMock()
        #expect(await actor.several() == 0 && actor.severalCallsCount == 1)
    }

    @Test func results() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UnreachableMock().nothing
        }
        expect(result, says: "'UnreachableMock.nothing' has no value: its type is 'Emptiness'.")
    }

    @Test func functionsThatNeverReturn() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            EndlessMock().stop()
        }
        expect(result, says: "'EndlessMock.stop()' is not stubbed. Set 'stopClosure'.")
        let mock = EndlessMock()
        mock.failThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try mock.fail() }
        #expect(mock.failCallsCount == 1 && !mock.laterCalled)
        let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = EndlessMock().never
        }
        expect(property, says: "'EndlessMock.never' has no value")
    }

    @Test func tuplesThatCannotExist() async throws {
        let mock = UnfinishedMock<Int>()
        let subject: any Unfinished = mock
        mock.labelledClosure = { throw LoadError.missing }
        #expect(throws: LoadError.missing) { try subject.labelled() }
        mock.laterThrowableError = LoadError.missing
        await #expect(throws: LoadError.missing) { try await subject.later() }
        mock.rethrowingClosure = {
            _ = try $0(); throw LoadError.missing
        }
        #expect(throws: LoadError.missing) { try subject.rethrowing { throw LoadError.missing } as (Int, Emptiness) }
        mock.remoteClosure = { throw LoadError.missing }
        await #expect(throws: LoadError.missing) { try await subject.remote }
        #expect(mock.labelledCallsCount == 1 && mock.laterCalled && mock.rethrowingCalled && mock.remoteCalled && !mock.pairCalled)
        await #expect(throws: (any Error).self) { try await UnfinishedMock<Int>().later() }
    }

    @Test func stubsOfTuplesThatCannotExist() async {
        let unstubbed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UnfinishedMock<Int>().pair()
        }
        expect(unstubbed, says: "'UnfinishedMock.pair()' is not stubbed. Set 'pairClosure'.")
        let stubbed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = UnfinishedMock<Int>()
            mock.genericClosure = { fatalError("the stub ran with \($0)") }
            (_, _) = await mock.generic(5)
        }
        expect(stubbed, says: "the stub ran with 5")
        let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UnfinishedMock<Int>().both
        }
        expect(property, says: "'UnfinishedMock.both' has no value: its type is '(Int, Emptiness)'.")
    }

    @Test func typesThatOnlyNameTuplesThatCannotExist() {
        let mock = UnfinishedMock<Int>()
        let subject: any Unfinished = mock
        #expect(subject.maybe(nil) == nil && subject.list().isEmpty && mock.maybeCalled)
        mock.closureReturnValue = 2
        #expect(subject.closure { _ in fatalError("not called") } == 2)
        mock.resultReturnValue = .success(3)
        #expect(subject.result() == .success(3))
        mock.typeReturnValue = (Int, Emptiness).self
        #expect(subject.type() == (Int, Emptiness).self)
    }

    @Test func concurrentTuplesThatCannotExist() async {
        let mock = UnfinishedAnywhereMock()
        mock.laterThrowableError = LoadError.missing
        await #expect(throws: LoadError.missing) { try await (mock as any UnfinishedAnywhere).later(4) }
        #expect(mock.laterReceivedInvocations == [4] && !mock.pairCalled)
        await #expect(throws: (any Error).self) { try await UnfinishedActorMock().later() }
    }

    @Test func classes() async {
        let mock = HopelessMock()
        let subject: Hopeless = mock
        await #expect(throws: LoadError.missing) { try await subject.later() }
        await #expect(throws: LoadError.missing) { try await subject.remote }
        #expect(mock.laterCallsCount == 1 && !mock.neverCalled)
        let called = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = HopelessMock().pair()
        }
        expect(called, says: "Hopeless.pair")
    }
}
