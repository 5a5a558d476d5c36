import Testing

@testable import Requirements

@Suite("closures for the time of a call") struct ArgumentTransferTests {
    @Test func variadicClosures() throws {
        let mock = LendingMock()
        mock.eachClosure = { value, body in
            guard let body = body as? (Int...) -> Void, let value = value as? Int else { return }
            body(value, value + 1)
        }
        var seen: [Int] = []
        mock.each(3) { (values: Int...) in seen += values }
        #expect(seen == [3, 4])
        #expect(mock.eachReceivedValue as? Int == 3)

        mock.sumClosure = { _, body in try (body as? (Int...) throws -> Int)?(1, 2) ?? 0 }
        #expect(mock.sum(0) { (values: Int...) in values.reduce(0, +) } == 3)
        #expect(throws: LoadError.missing) { try mock.sum(0) { (_: Int...) in throw LoadError.missing } }

        mock.changeClosure = { value, body in
            try (body as? (Int...) throws -> Void)?(5)
            value = 6
            return 7
        }
        var value = 1
        #expect(mock.change(&value) { (values: Int...) in seen = values } == 7)
        #expect(value == 6 && seen == [5])

        mock.bothClosure = { first, second throws(LoadError) in
            guard let first = first as? (String...) -> Int, let second = second as? (String...) throws(LoadError) -> Int else { return 0 }
            return try first("a", "b") + second()
        }
        let both = try mock.both({ (values: String...) in values.count }, { (_: String...) throws(LoadError) in 40 })
        #expect(both == 42)
        #expect(throws: LoadError.offline(1)) {
            try mock.both({ (_: String...) in 1 }, { (_: String...) throws(LoadError) in throw .offline(1) })
        }

        mock.later { (values: Int...) in seen = values }
        (mock.laterReceivedBody as? (Int...) -> Void)?(8, 9)
        #expect(seen == [8, 9])
    }

    @Test func initializers() throws {
        defer {
            LendingInitializerMock.initSummingClosure = nil
            LendingInitializerMock.initOptionalClosure = nil
        }
        var sum = 0
        LendingInitializerMock.initSummingClosure = { sum = try ($0 as? (Int...) throws -> Int)?(1, 2, 3) ?? 0 }
        let mock = try LendingInitializerMock(summing: { (values: Int...) throws in values.reduce(0, +) })
        #expect(sum == 6 && mock.initSummingCallsCount == 1)
        LendingInitializerMock.initOptionalClosure = { ($0 as? (Int...) -> Int)?(1) == 2 }
        #expect(LendingInitializerMock(optional: { (values: Int...) in values[0] }) == nil)
        #expect(LendingInitializerMock(optional: { (values: Int...) in values[0] + 1 }) != nil)
    }

    @Test func constrainedSendableClosures() async throws {
        let mock = LendingActorMock()
        mock.runClosure = { _, body in try await body(4) }
        #expect(await mock.run(4) { $0 + 1 } == 5)
        await #expect(throws: LoadError.missing) { try await mock.run(4) { _ in throw LoadError.missing } }
        mock.reportClosure = { value, body in body(value) }
        await mock.report("text") { #expect($0 == "text") }
        #expect(mock.runReceivedInvocations.count == 2 && mock.reportCalled)
    }

    @MainActor @Test func closuresOnTheMainActor() async {
        let mock = MainMappingMock()
        mock.mapClosure = { _, body in try await body(4) }
        #expect(await mock.map(4) { "\($0)" } == "4")
        var seen: [Int] = []
        mock.visitClosure = { _, body in await body(.success(4)) }
        await mock.visit(4) { seen.append((try? $0.get()) ?? 0) }
        mock.visitPerhapsClosure = { _, body in await body?(5) }
        await mock.visit(5, perhaps: { seen.append($0) })
        #expect(seen == [4, 5])
    }

    @Test func sendingClosures() async {
        let mock = SendingRethrowingMock()
        mock.runClosure = { try await $0() }
        #expect(await mock.run { Account(balance: 3) }.balance == 3)
        await #expect(throws: LoadError.missing) { try await mock.run { () async throws -> Int in throw LoadError.missing } }
    }

    @DatabaseActor @Test func membersThatRunOnAnArgument() async throws {
        let mock = RunningElsewhereMock()
        mock.visitWithClosure = { _, account in account.balance + 1 }
        #expect(mock.visit(DatabaseActor.shared, with: Account(balance: 2)) == 3)
        mock.visitIsolationWithReturnValue = 5
        #expect(try await mock.visit(isolation: DatabaseActor.shared, with: Account()) == 5)
        #expect(mock.visitWithCallsCount == 1 && mock.visitIsolationWithCalled)
    }

    @Test func namesOfLocals() {
        let mock = ArgumentsCalledLikeLocalsMock()
        mock.retryRethrowingClosure = { number, body in
            #expect(number == 2)
            try body()
        }
        #expect(throws: LoadError.missing) { try mock.retry(rethrowing: 2) { throw LoadError.missing } }
        mock.rethrowingReturnValue = 4
        #expect(mock.rethrowing { 3 } == 4)
        mock.keep(1, text: "text")
        #expect(mock.keepTextReceivedArguments?.keptText == 1 && mock.keepTextReceivedArguments?.text == "text")
        var seen = 0
        mock.keep(2) { (value: Int) in seen = value }
        mock.keepBodyReceivedArguments?.body(3)
        #expect(seen == 3 && mock.keepBodyReceivedArguments?.keptBody == 2)
        mock.keep(1, "kept", done: { (_: Int) in })
        #expect(mock.keepDoneReceivedArguments?.keptDone == "kept")
        mock.keepDoneReceivedArguments?.done?(1)
    }

    @Test func asyncInitializers() async throws {
        let mock = try await AsyncStoreMock(Account(balance: 1), then: {})
        #expect(mock.initThenReceivedArguments?.account.balance == 1)
        AsyncStoreMock.initThenThrowableError = LoadError.missing
        defer { AsyncStoreMock.initThenThrowableError = nil }
        await #expect(throws: LoadError.missing) { _ = try await AsyncStoreMock(Account(), then: {}) }
    }

    @Test func tuples() async throws {
        let mock = OwnedTuplesMock()
        mock.keepClosure = { $0.0 + $0.1.count }
        #expect(mock.keep((40, "ab")) == 42)
        mock.look((first: 1, second: "x"))
        #expect(mock.lookReceivedPair?.second == "x")
        try await mock.nothing(())
        #expect(mock.nothingCallsCount == 1)
    }

    @Test func errorsOfOneType() async throws {
        let mock = TypedLendingMock<LoadError>()
        mock.attemptClosure = { body throws(LoadError) in try body() }
        #expect(try mock.attempt { () throws(LoadError) in 4 } == 4)
        #expect(throws: LoadError.missing) { try mock.attempt { () throws(LoadError) -> Int in throw .missing } }
        mock.visitClosure = { value, body throws(LoadError) in try await body(value) }
        var seen: [Int] = []
        try await mock.visit(5) { value throws(LoadError) in seen.append(value) }
        await #expect(throws: LoadError.offline(1)) { try await mock.visit(6) { _ throws(LoadError) in throw .offline(1) } }
        mock.later { (value: Int) throws(LoadError) in value + 1 }
        #expect(try mock.laterReceivedBody?(7) as? Int == 8)
        #expect(seen == [5])
    }

    @Test func whatIsBorrowed() async throws {
        let mock = GenericLendingMock()
        mock.lookAtClosure = { value, other in
            other = value
            return 3
        }
        var other = 1
        #expect(mock.look(2, at: &other) == 3)
        #expect(other == 2 && mock.lookAtReceivedArguments?.value as? Int == 2)
        mock.readClosure = { value, body in body(value) }
        var seen: [Int?] = []
        try await mock.read(4) { seen.append($0) }
        #expect(seen == [4] && mock.readCallsCount == 1)
    }

    @Test func closuresOnAnActor() async throws {
        let mock = IsolatedLendingMock()
        mock.enterClosure = { [unowned mock] body in
            nonisolated(unsafe) let body = body
            return try mock.assumeIsolated { try body($0) }
        }
        #expect(await mock.enter { @Sendable _ in 4 } == 4)
        await #expect(throws: LoadError.missing) { try await mock.enter { @Sendable _ in throw LoadError.missing } }
        mock.shareClosure = { [unowned mock] body in try mock.assumeIsolated { try body($0) } }
        #expect(await mock.share { _ in "a" } == "a")
        mock.visitReturnValue = 5
        #expect(await mock.visit(mock, { @Sendable _ in 6 }) == 5)
    }

    @Test func packsOfClosures() {
        let mock = ClosurePacksMock()
        mock.visit({ (_: Int) in }, { (_: String) in }, named: "a")
        #expect(mock.visitNamedCallsCount == 1 && mock.visitNamedReceivedName == "a")
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
