import Foundation
import Testing

@testable import Requirements

@Suite("members that run elsewhere than their mock", .serialized) struct IsolatedMembersTests {
    @MainActor @Test func ofAMainActorProtocol() async {
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

    @DatabaseActor @Test func ofAGlobalActorsProtocol() async {
        let mock = MixedDatabaseMock()
        mock.showReturnValue = Account(balance: 7)
        let balance = await MainActor.run { mock.show().balance }
        #expect(balance == 7)
        await MainActor.run { mock.selected = 1 }
        #expect(await mock.selected == 1)
        #expect(mock.query() == 0)
        #expect(mock.showCallsCount == 1)
    }

    @MainActor @Test func ofAnActor() async {
        let mock = MixedBankMock()
        mock.showReturnValue = 5
        #expect(mock.show() == 5)
        #expect(mock.shown == 0)
    }

    @MainActor @Test func identities() {
        let mock = MainIdentifiableMock()
        mock.id = "a"
        #expect(mock.id == "a")
        mock.work()
        #expect(mock.workCalled)
        let fixed = MainFixedIdentityMock()
        fixed.id = 3
        #expect(fixed.id == 3)
        fixed.work()
        #expect(fixed.workCallsCount == 1)
    }

    @MainActor @Test func descriptions() {
        let mock = MainDescribedMock()
        mock.description = "text"
        mock.title = "title"
        #expect("\(mock)" == "text" && mock.title == "title")
    }

    @MainActor @Test func parents() {
        let mock = MainBaseMock()
        mock.base()
        mock.own = 2
        let parent: any Base = mock
        parent.base()
        #expect(mock.baseCallsCount == 2 && mock.own == 2 && mock.overridden() == 0)
    }

    @Test func closuresOfAnActor() async throws {
        let mock = TransactionsMock()
        mock.runClosure = { try await $0() + 1 }
        #expect(await mock.run { 1 } == 2)
        await #expect(throws: LoadError.missing) { try await mock.run { throw LoadError.missing } }
        mock.runWithClosure = { try await $0() + $1.balance }
        #expect(try await mock.run({ 1 }, with: Account(balance: 4)) == 5)
        mock.loadClosure = { try await $0(Account(balance: 6)) }
        #expect(try await mock.load { $0.balance } == 6)
        let calls = Calls()
        mock.laterThenClosure = { body, then in
            await body(Account())
            await then?()
        }
        await mock.later({ _ in calls.add(1) }, then: { calls.add(2) })
        #expect(calls.values == [1, 2])
        await mock.hand { 3 }
        #expect(mock.handReceivedBody?() == 3)
    }

    @Test func isolatedParameters() async throws {
        let mock = IsolatedRethrowingMock()
        mock.runIsolationClosure = { _, body in try await body() + 1 }
        #expect(await mock.run(isolation: nil) { 1 } == 2)
    }

    @Test func sendingValues() async throws {
        let mock = SendingGenericsMock()
        mock.passClosure = { $0 }
        #expect(mock.pass(1) == 1)
        #expect(try await mock.find(1) == nil)
        mock.findReturnValue = 4
        #expect(try await mock.find(1) == 4)
    }

    @Test func whatNeverReturns() async {
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
}
