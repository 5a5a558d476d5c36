import Testing

@testable import Requirements

@Suite("members that run elsewhere than their mock", .serialized) struct IsolationTests {
    @MainActor @Test func membersOfAMainActorProtocol() async {
        let mock = MixedScreenMock()
        mock.queryReturnValue = 3
        #expect(await mock.query() == 3)
        #expect(await mock.isOpen == false)
        MixedScreenMock.limit = 4
        #expect(MixedScreenMock.limit == 4)
        MixedScreenMock.makeReturnValue = User(id: 1)
        #expect(MixedScreenMock.make() == User(id: 1))
        mock.reloadReturnValue = Account(balance: 2)
        #expect(await mock.reload().balance == 2)
        mock.parseReturnValue = User(id: 3)
        #expect(await mock.parse().id == 3)
        #expect(mock.title() == "")
        #expect(mock.queryCallsCount == 1 && mock.reloadCalled && mock.parseCalled && MixedScreenMock.makeCalled)
    }

    @DatabaseActor @Test func membersOfAGlobalActorProtocol() async {
        let mock = MixedDatabaseMock()
        mock.showReturnValue = Account(balance: 7)
        let balance = await MainActor.run { mock.show().balance }
        #expect(balance == 7)
        await MainActor.run { mock.selected = 1 }
        #expect(await mock.selected == 1)
        #expect(mock.query() == 0)
        #expect(mock.showCallsCount == 1)
    }

    @MainActor @Test func mainActorMembersOfAnActor() async {
        let mock = MixedBankMock()
        mock.showReturnValue = 5
        #expect(mock.show() == 5)
        #expect(mock.shown == 0)
    }

    @Test func isolatedParameters() async throws {
        let mock = IsolatedRethrowingMock()
        mock.runIsolationClosure = { _, body in try await body() + 1 }
        #expect(await mock.run(isolation: nil) { 1 } == 2)
    }

    @DatabaseActor @Test func membersThatRunOnAnArgument() async throws {
        let mock = RunningElsewhereMock()
        mock.visitWithClosure = { _, account in account.balance + 1 }
        #expect(mock.visit(DatabaseActor.shared, with: Account(balance: 2)) == 3)
        mock.visitIsolationWithReturnValue = 5
        #expect(try await mock.visit(isolation: DatabaseActor.shared, with: Account()) == 5)
        #expect(mock.visitWithCallsCount == 1 && mock.visitIsolationWithCalled)
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

    @MainActor @Test func isolatedParametersRunElsewhere() async throws {
        let mock = MainActorVisitorMock()
        let database = DatabaseActor()
        mock.visitTimesClosure = { $1 * 2 }
        #expect(await mock.visit(database, times: 3) == 6)
        #expect(mock.visitTimesReceivedArguments?.times == 3)
        mock.visitAnyReturnValue = 4
        #expect(try await mock.visit(any: database) == 4)
        #expect(mock.visitAnyCallsCount == 1)
    }

    @MainActor @Test func mainActorMembersOfOtherProtocols() async {
        let mock = MixedIsolationMock()
        let subject: any MixedIsolation = mock
        subject.title = "t"
        mock.showClosure = { $0 + 1 }
        mock.workClosure = { $0 + 2 }
        #expect(subject.show(1) == 2)
        #expect(subject.work(1) == 3)
        MixedIsolationMock.prepare()
        #expect(MixedIsolationMock.prepareCallsCount == 1)
        #expect(mock.title == "t")

        let sendable = SendableMixedIsolationMock()
        sendable.showReturnValue = 4
        await Task.detached { _ = sendable.work(5) }.value
        #expect((sendable as any SendableMixedIsolation).show(6) == 4)
        #expect(sendable.workReceivedValue == 5)
    }
}

@DatabaseActor @Suite struct GlobalActorTests {
    @Test func protocolsOnAGlobalActor() async throws {
        let mock = DatabaseMock()
        let subject: any Database = mock
        #expect(!subject.isOpen)
        mock.isOpen = true
        #expect(subject.isOpen)
        #expect(try await subject.query("q") == [])
        mock.queryClosure = { [User(id: $0.count)] }
        #expect(try await subject.query("four") == [User(id: 4)])
        #expect(mock.queryReceivedInvocations == ["q", "four"])
    }
}
