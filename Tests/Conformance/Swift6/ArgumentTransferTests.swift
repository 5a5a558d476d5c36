import Testing

@testable import Requirements

@Suite("arguments that reach records and stubs") struct ArgumentTransferTests {
    @Test func genericVariadicClosuresAreWithheld() throws {
        let mock = LendingMock()
        var seen: [Int] = []
        mock.eachClosure = { seen.append($0 as? Int ?? 0) }
        mock.each(3) { (_: Int...) in }
        #expect(seen == [3] && mock.eachReceivedValue as? Int == 3)

        mock.sumClosure = { $0 as? Int ?? 0 }
        #expect(mock.sum(2) { (values: Int...) in values.reduce(0, +) } == 2)

        mock.changeClosure = { value in
            value = 6
            return 7
        }
        var value = 1
        #expect(mock.change(&value) { (_: Int...) in } == 7)
        #expect(value == 6 && mock.changeCallsCount == 1)

        mock.bothClosure = { () throws(LoadError) in throw .offline(1) }
        #expect(throws: LoadError.offline(1)) { try mock.both({ (_: String...) in 1 }, { (_: String...) throws(LoadError) in 2 }) }

        mock.later { (_: Int...) in }
        #expect(mock.laterCallsCount == 1)
    }

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

    @Test func constrainedSendableClosuresAreWithheld() async {
        let mock = LendingActorMock()
        mock.runClosure = { ($0 as? Int ?? 0) + 1 }
        #expect(await mock.run(4) { $0 } == 5)
        await mock.report("text") { _ in }
        #expect(mock.runReceivedValue as? Int == 4 && mock.reportReceivedValue as? String == "text")
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

    @Test func closuresIsolatedToTheirArgumentAreWithheld() async {
        let mock = IsolatedLendingMock()
        mock.enterClosure = { 4 }
        #expect(await mock.enter { @Sendable _ in 3 } == 4)
        mock.shareReturnValue = "a"
        #expect(await mock.share { _ in "b" } == "a")
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
