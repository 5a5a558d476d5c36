import Testing

@testable import Requirements

/// Initializers with generic, inout and typed-throwing parts: what a stub changes comes back, what it throws gets through.
@Suite(.serialized) struct GenericInitializersTests {
    @Test func inoutArgumentsAreWrittenBack() async throws {
        func make<M: ReadingInitializers, R: NumberReading>(_: M.Type, _ reader: inout R) throws -> M { try M(reader: &reader) }
        ReadingInitializersMock.initReaderClosure = { _ = $0.read() }
        defer { ReadingInitializersMock.initReaderClosure = nil }
        var reader = NumberReader(rest: [1, 2])
        let mock = try make(ReadingInitializersMock.self, &reader)
        #expect(reader.rest == [2] && mock.initReaderCallsCount == 1)
        #expect(mock.initReaderReceivedReader as? NumberReader == NumberReader(rest: [1, 2]))
        ReadingInitializersMock.initReaderThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try make(ReadingInitializersMock.self, &reader) }
        ReadingInitializersMock.initReaderThrowableError = nil
        ReadingInitializersMock.initReaderClosure = nil
        _ = try make(ReadingInitializersMock.self, &reader)
        #expect(reader.rest == [2])
    }

    @Test func failableWithInoutArguments() async throws {
        func make<M: ReadingInitializers, R: NumberReading>(_: M.Type, _ reader: inout R, _ count: inout Int) -> M? {
            M(failing: &reader, count: &count)
        }
        var (reader, count) = (NumberReader(rest: [1, 2]), 0)
        #expect(make(ReadingInitializersMock.self, &reader, &count) != nil)
        ReadingInitializersMock.initFailingCountReturnValue = false
        #expect(make(ReadingInitializersMock.self, &reader, &count) == nil)
        ReadingInitializersMock.initFailingCountClosure = { reader, count in
            count += reader.read() ?? 0
            return count < 3
        }
        defer {
            ReadingInitializersMock.initFailingCountClosure = nil
            ReadingInitializersMock.initFailingCountReturnValue = nil
        }
        #expect(make(ReadingInitializersMock.self, &reader, &count)?.initFailingCountReceivedArguments?.count == 0)
        #expect(count == 1 && reader.rest == [2])
        #expect(make(ReadingInitializersMock.self, &reader, &count) == nil)
        #expect(count == 3 && reader.rest == [])
    }

    @Test func asyncAndPlainInitializers() async throws {
        ReadingInitializersMock.initLateClosure = { reader in
            await Task.yield()
            return reader.read() == 1
        }
        defer { ReadingInitializersMock.initLateClosure = nil }
        var reader = NumberReader(rest: [1, 2])
        let first: ReadingInitializersMock? = try await ReadingInitializersMock(late: &reader)
        let second: ReadingInitializersMock? = try await ReadingInitializersMock(late: &reader)
        #expect(first != nil && second == nil && reader.rest == [])

        ReadingInitializersMock.initNumbersClosure = { $0.append(3) }
        ReadingInitializersMock.initNumberClosure = { number in
            number += 1
            return number > 1
        }
        ReadingInitializersMock.initSomeClosure = { _ = $0.read() }
        defer {
            ReadingInitializersMock.initNumbersClosure = nil
            ReadingInitializersMock.initNumberClosure = nil
            ReadingInitializersMock.initSomeClosure = nil
        }
        var (numbers, number) = ([1], 0)
        #expect(ReadingInitializersMock(numbers: &numbers).initNumbersReceivedNumbers == [1] && numbers == [1, 3])
        #expect(ReadingInitializersMock(number: &number) == nil && ReadingInitializersMock(number: &number) != nil && number == 2)
        reader.rest = [5, 6]
        _ = ReadingInitializersMock(some: &reader)
        #expect(reader.rest == [6])
    }

    @Test func genericErrors() async throws {
        let make: (Int) throws(LoadError) -> ThrowingInitializersMock = ThrowingInitializersMock.init(code:)
        #expect(try make(1).initCodeReceivedCode == 1)
        ThrowingInitializersMock.initCodeClosure = { if $0 > 1 { throw LoadError.offline($0) } }
        ThrowingInitializersMock.initFailingClosure = { _ in throw LoadError.offline(2) }
        ThrowingInitializersMock.initLateThrowableError = LoadError.missing
        ThrowingInitializersMock.initReaderErrorClosure = { reader, error in
            if reader.read() == nil { throw error }
        }
        defer {
            ThrowingInitializersMock.initCodeClosure = nil
            ThrowingInitializersMock.initFailingClosure = nil
            ThrowingInitializersMock.initLateThrowableError = nil
            ThrowingInitializersMock.initReaderErrorClosure = nil
        }
        #expect(throws: LoadError.offline(3)) { try make(3) }
        #expect(throws: LoadError.offline(2)) { try ThrowingInitializersMock(failing: LoadError.missing) }
        await #expect(throws: LoadError.missing) { try await ThrowingInitializersMock(late: LoadError.missing) }
        var reader = NumberReader(rest: [1])
        _ = try ThrowingInitializersMock(reader: &reader, error: LoadError.missing)
        #expect(reader.rest == [])
        #expect(throws: LoadError.missing) { try ThrowingInitializersMock(reader: &reader, error: LoadError.missing) }
        _ = try ThrowingInitializersMock(body: { () throws(LoadError) in 1 })
    }

    @Test func failableWithAGenericError() throws {
        ThrowingInitializersMock.initFailingClosure = { $0 is LoadError }
        defer { ThrowingInitializersMock.initFailingClosure = nil }
        #expect(try ThrowingInitializersMock(failing: LoadError.missing) != nil)
        #expect(try ThrowingInitializersMock(failing: CancellationError()) == nil)
    }

    @Test func sendable() async throws {
        SendableInitializersMock.initReaderClosure = { _ = $0.read() }
        SendableInitializersMock.initFailingErrorClosure = { reader, _ in reader.read() != nil }
        SendableInitializersMock.initLateClosure = { throw $0 }
        defer {
            SendableInitializersMock.initReaderClosure = nil
            SendableInitializersMock.initFailingErrorClosure = nil
            SendableInitializersMock.initLateClosure = nil
        }
        var reader = NumberReader(rest: [1, 2])
        #expect(try SendableInitializersMock(reader: &reader).initReaderCallsCount == 1)
        #expect(try SendableInitializersMock(failing: &reader, error: LoadError.missing) != nil)
        #expect(try SendableInitializersMock(failing: &reader, error: LoadError.missing) == nil)
        await #expect(throws: LoadError.missing) { try await SendableInitializersMock(late: LoadError.missing) }
    }

    @Test func actors() async throws {
        ActorInitializersMock.initReaderClosure = { _ = $0.read() }
        ActorInitializersMock.initFailingErrorClosure = { reader, _ in reader.read() != nil }
        ActorInitializersMock.initLateClosure = { throw $0 }
        defer {
            ActorInitializersMock.initReaderClosure = nil
            ActorInitializersMock.initFailingErrorClosure = nil
            ActorInitializersMock.initLateClosure = nil
        }
        var reader = NumberReader(rest: [1, 2])
        #expect(try ActorInitializersMock(reader: &reader).initReaderCallsCount == 1)
        #expect(try ActorInitializersMock(failing: &reader, error: LoadError.missing) != nil)
        #expect(try ActorInitializersMock(failing: &reader, error: LoadError.missing) == nil)
        await #expect(throws: LoadError.missing) { try await ActorInitializersMock(late: LoadError.missing) }
    }

    @Test @MainActor func onTheMainActor() async throws {
        MainInitializersMock.initReaderClosure = { _ = $0.read() }
        MainInitializersMock.initFailingErrorClosure = { reader, _ in reader.read() != nil }
        MainInitializersMock.initLateClosure = { throw $0 }
        defer {
            MainInitializersMock.initReaderClosure = nil
            MainInitializersMock.initFailingErrorClosure = nil
            MainInitializersMock.initLateClosure = nil
        }
        var reader = NumberReader(rest: [1, 2])
        #expect(try MainInitializersMock(reader: &reader).initReaderCallsCount == 1)
        #expect(try MainInitializersMock(failing: &reader, error: LoadError.missing) != nil)
        #expect(try MainInitializersMock(failing: &reader, error: LoadError.missing) == nil)
        await #expect(throws: LoadError.missing) { try await MainInitializersMock(late: LoadError.missing) }
    }

    @Test func initializersOfAClass() async throws {
        var (reader, count) = (NumberReader(rest: [1, 2]), 4)
        let mock = try ReadingClassMock(reader: &reader)
        #expect(mock.count == 2 && reader.rest == [])
        #expect(mock.total() == 0 && mock.totalCallsCount == 1)
        #expect(try await ReadingClassMock(failing: &count, error: LoadError.missing)?.count == 5)
    }
}
