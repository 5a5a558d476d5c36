import Testing

@testable import Requirements

private struct Failure: Error, Equatable {}

@Suite("async, throwing and typed throwing functions") struct AsyncAndThrowingTests {
    let mock = EffectfulMock()
    var subject: any Effectful { mock }

    @Test func throwableErrorIsThrown() async {
        mock.loadThrowableError = Failure()
        mock.loadUserThrowableError = Failure()
        mock.fetchOrThrowIdThrowableError = Failure()
        mock.throwsAnyThrowableError = Failure()
        mock.throwsSwiftErrorThrowableError = Failure()
        #expect(throws: Failure()) { try subject.load() }
        #expect(throws: Failure()) { _ = try subject.loadUser() }
        #expect(throws: Failure()) { _ = try subject.throwsAny() }
        #expect(throws: Failure()) { try subject.throwsSwiftError() }
        do {
            _ = try await fetch(7)
            Issue.record("should throw")
        } catch { #expect(error is Failure) }
        #expect(mock.loadCallsCount == 1)
        #expect(mock.fetchOrThrowIdReceivedInvocations == [7])
    }

    @Test func typedErrorsKeepTheirType() async {
        mock.typedThrowableError = .offline(1)
        mock.typedUserClosure = { (id) throws(LoadError) in throw .offline(id) }
        mock.typedAsyncThrowableError = .missing
        do throws(LoadError) { try subject.typed() } catch { #expect(error == .offline(1)) }
        do throws(LoadError) { _ = try subject.typedUser(2) } catch { #expect(error == .offline(2)) }
        #expect(mock.typedUserReceivedId == 2)
        do throws(LoadError) { _ = try await typedAsync() } catch { #expect(error == .missing) }
    }

    @Test func stubsThrowAndAwait() async throws {
        mock.loadClosure = { throw Failure() }
        #expect(throws: Failure()) { try subject.load() }
        mock.fetchUserClosure = {
            await Task.yield()
            return User(id: 1)
        }
        mock.fetchOrThrowIdClosure = { id in
            await Task.yield()
            if id == 0 { throw Failure() }
            return User(id: id)
        }
        #expect(await mock.fetchUser().id == 1)
        #expect(try await fetch(3).id == 3)
        await #expect(throws: Failure()) { _ = try await fetch(0) }
        #expect(mock.fetchOrThrowIdReceivedInvocations == [3, 0])
    }

    @Test func unstubbedMembersThrowTheirName() async {
        do {
            _ = try subject.loadUser()
            Issue.record("should throw")
        } catch {
            #expect("\(error)" == "'EffectfulMock.loadUser()' is not stubbed. Set 'loadUserReturnValue' or 'loadUserClosure'.")
        }
        do {
            _ = try await fetch(1)
            Issue.record("should throw")
        } catch {
            #expect("\(error)".hasPrefix("'EffectfulMock.fetchOrThrow(id:)' is not stubbed"))
        }
    }

    @Test func unstubbedMembersReturnEmptyValues() async throws {
        try subject.load()
        #expect(try subject.loadNumber() == 0)
        #expect(try subject.loadOptional() == nil)
        #expect(try subject.throwsAny() == 0)
        #expect(subject.throwsNever() == 0)
        try subject.typed()
        #expect(try await typedAsync() == 0)
        await mock.fetch()
        #expect(mock.fetchCalled && mock.typedCalled && mock.throwsNeverCalled)
    }

    @Test func returnValuesAreReturned() async throws {
        mock.loadUserReturnValue = User(id: 1)
        mock.typedUserReturnValue = User(id: 2)
        mock.fetchOrThrowIdReturnValue = User(id: 3)
        mock.throwsNeverReturnValue = 4
        #expect(try subject.loadUser().id == 1)
        #expect(try subject.typedUser(0).id == 2)
        #expect(try await fetch(0).id == 3)
        #expect(subject.throwsNever() == 4)
    }

    private func fetch(_ id: Int) async throws -> User { try await subject.fetchOrThrow(id: id) }
    private func typedAsync() async throws(LoadError) -> Int { try await subject.typedAsync() }
}

@Suite("rethrowing functions") struct RethrowingTests {
    let mock = RethrowingMock()
    var subject: any Rethrowing { mock }

    @Test func stubsCallTheBody() async throws {
        mock.performClosure = { try $0() }
        mock.mapClosure = { transform in try [1, 2].map { try transform($0) } }
        mock.runClosure = { try $0() }
        mock.runAsyncClosure = { try await $0() }
        mock.countedClosure = { times, body in try (0..<times).filter { try body($0) }.count }
        var isCalled = false
        subject.perform { isCalled = true }
        #expect(isCalled)
        #expect(subject.map { "\($0)" } == ["1", "2"])
        #expect(subject.run { 4 } == 4)
        #expect(await mock.runAsync { "a" } == "a")
        #expect(subject.counted(3) { $0 > 0 } == 2)
        #expect(mock.countedReceivedInvocations == [3])
    }

    @Test func errorsOfTheBodyAreRethrown() async {
        mock.performClosure = { try $0() }
        mock.runClosure = { try $0() }
        mock.runAsyncClosure = { try await $0() }
        #expect(throws: Failure()) { try subject.perform { throw Failure() } }
        #expect(throws: Failure()) { try subject.run { throw Failure() } }
        await #expect(throws: Failure()) { try await mock.runAsync { throw Failure() } }
    }

    @Test func stubsCanReplaceErrorsOfTheBody() async {
        mock.performClosure = { body in do { try body() } catch { throw Failure() } }
        mock.countedClosure = { _, body in
            _ = try? body(1)
            throw Failure()
        }
        mock.runAsyncClosure = { body in do { return try await body() } catch { throw Failure() } }
        #expect(throws: Failure()) { try subject.perform { throw LoadError.missing } }
        #expect(throws: Failure()) { try subject.counted(1) { _ in throw LoadError.missing } }
        await #expect(throws: Failure()) { try await mock.runAsync { throw LoadError.missing } }
    }

    @Test func stubsCanHideErrorsOfTheBody() {
        mock.countedClosure = { _, body in (try? body(1)) == nil ? 7 : 0 }
        #expect(throws: Never.self) {
            let count = try subject.counted(1) { _ in throw LoadError.missing }
            #expect(count == 7)
        }
    }

    @Test func valuesAreReturned() async {
        mock.mapReturnValue = ["a"]
        mock.runReturnValue = 3
        mock.runAsyncReturnValue = 4
        mock.countedReturnValue = 5
        #expect(subject.map { "\($0)" } == ["a"])
        #expect(subject.run { 0 } == 3)
        #expect(await mock.runAsync { 0 } == 4)
        #expect(subject.counted(1) { _ in true } == 5)
        #expect(mock.mapCallsCount == 1 && mock.runCalled && mock.runAsyncCalled)
    }

    @Test func unstubbedMembersDoNotCallTheBody() {
        subject.perform { Issue.record("should not be called") }
        #expect(subject.map { $0 }.isEmpty)
        #expect(subject.counted(1) { _ in true } == 0)
    }
}

@Suite("rethrowing functions with several kinds of closures") struct TillTests {
    @Test func errorsOfEveryKindOfClosureAreRethrown() async {
        let mock = TillMock()
        mock.runClosure = { try $0() }
        mock.attemptClosure = { try $0?() ?? 0 }
        mock.visitClosure = { try await $0(1) }
        mock.sumClosure = { 3 }
        mock.bothClosure = { first, second in
            var value = try first()
            try second(&value)
            return value
        }
        let subject: any Till = mock
        #expect(subject.run { 1 } == 1)
        #expect(subject.attempt { 2 } == 2 && subject.attempt(nil) == 0)
        #expect(subject.sum { (values: Int...) in values.reduce(0, +) } == 3)
        #expect(subject.both({ 3 }, { $0 += 1 }) == 4)
        #expect(throws: LoadError.missing) { try subject.run { throw LoadError.missing } }
        #expect(throws: LoadError.missing) { try subject.attempt { throw LoadError.missing } }
        await #expect(throws: LoadError.missing) { try await subject.visit { _ in throw LoadError.missing } }
        #expect(throws: LoadError.missing) { try subject.both({ throw LoadError.missing }, { $0 += 1 }) }
        #expect(throws: LoadError.missing) { try subject.both({ 3 }, { _ in throw LoadError.missing }) }
    }

    @Test func errorsOfSendableClosuresAreRethrown() async {
        let mock = SharedTillMock()
        mock.runClosure = { try $0() }
        mock.attemptClosure = { try await $0?() ?? 0 }
        #expect(mock.run { 1 } == 1)
        #expect(await mock.attempt { 2 } == 2)
        #expect(throws: LoadError.missing) { try mock.run { throw LoadError.missing } }
        await #expect(throws: LoadError.missing) { try await mock.attempt { throw LoadError.missing } }
    }

    @Test func errorOfAStubAloneStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.runClosure = { _ in throw LoadError.missing }
            _ = (mock as any Till).run { 1 }
        }
        expect(
            result,
            says: "'TillMock.runClosure' threw 'missing', but no closure that was passed to 'run(_:)' has thrown. A function that "
                + "rethrows can throw only after one of its closures has thrown. Throw the error in that closure, or declare 'run(_:)' "
                + "with 'throws'.")
    }

    @Test func throwableErrorAloneStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.runThrowableError = LoadError.missing
            _ = (mock as any Till).run { 1 }
        }
        expect(result, says: "'TillMock.runThrowableError' threw 'missing', but no closure that was passed to 'run(_:)' has thrown.")
        let asynchronous = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.visitThrowableError = LoadError.missing
            await (mock as any Till).visit { _ in }
        }
        expect(asynchronous, says: "'TillMock.visitThrowableError' threw 'missing'")
        let locked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = SharedTillMock()
            mock.runThrowableError = LoadError.missing
            _ = mock.run { 1 }
        }
        expect(locked, says: "'SharedTillMock.runThrowableError' threw 'missing'")
    }

    @Test func errorOfAnAsyncStubAloneStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.visitClosure = { body in
                try await body(1)
                throw LoadError.missing
            }
            await (mock as any Till).visit { _ in }
        }
        expect(result, says: "'TillMock.visitClosure' threw 'missing', but no closure that was passed to 'visit(_:)' has thrown.")
    }

    @Test func errorOfASendableStubAloneStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = SharedTillMock()
            mock.runClosure = { _ in throw LoadError.missing }
            _ = mock.run { 1 }
        }
        expect(result, says: "'SharedTillMock.runClosure' threw 'missing'")
    }

    @Test func errorOfAVariadicStubAloneStopsTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = TillMock()
            mock.sumClosure = { throw LoadError.missing }
            _ = mock.sum { (_: Int...) in 1 }
        }
        expect(result, says: "'TillMock.sumClosure' threw 'missing'")
    }
}

@Suite("rethrowing functions with closures that throw errors of one type") struct TypedTillTests {
    @Test func errorsOfTypedClosuresAreRethrown() async {
        let mock = TypedTillMock()
        mock.runClosure = { try $0(1) }
        mock.bothClosure = { first, second in
            var value = try second()
            try first(&value)
            return value
        }
        mock.visitClosure = { try await $0(1) }
        mock.mapClosure = { [try $0("a" as Any)] }
        mock.waitClosure = { try $0() }
        mock.attemptClosure = { try $0?(2) ?? 0 }
        mock.changeClosure = { body, _ in
            var value: Any = 3
            _ = try body?(&value)
        }
        let subject: any TypedTill = mock
        #expect(subject.run { $0 + 1 } == 2)
        #expect(subject.both({ $0 += 1 }, { 3 }) == 4)
        #expect(subject.map { (text: String) in text + "b" } == ["ab"])
        #expect(subject.attempt { $0 + 1 } == 3 && subject.attempt(nil) == 0)
        var changed: [Int] = []
        subject.change(
            { (value: inout Int) in
                value += 1
                changed.append(value)
                return value
            }, [{ $0 }])
        #expect(changed == [4])
        #expect(throws: LoadError.missing) { try subject.run { (_) throws(LoadError) in throw .missing } }
        #expect(throws: LoadError.missing) { try subject.both({ (_) throws(LoadError) in throw .missing }, { 3 }) }
        await #expect(throws: LoadError.missing) { try await subject.visit { (_) async throws(LoadError) in throw .missing } }
        #expect(throws: LoadError.missing) { try subject.wait { () throws(LoadError) in throw .missing } }
        let failing: (Int) throws(LoadError) -> Int = { (_) throws(LoadError) in throw .missing }
        #expect(throws: LoadError.missing) { try subject.attempt(failing) }
    }
}
