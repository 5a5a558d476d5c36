import Testing

@testable import Requirements

@MainActor @Suite(.serialized) struct MainActorTests {
    @Test func requirements() async throws {
        let mock = ScreenMock()
        let subject: any Screen = mock
        subject.title = "t"
        subject.subtitle = "s"
        subject.render(User(id: 1))
        #expect(mock.title == "t")
        #expect(mock.subtitle == "s")
        #expect(mock.renderReceivedUser?.id == 1)
        let account = Account()
        mock.presentClosure = { account in
            await Task.yield()
            account.balance += 1
            return account
        }
        #expect(try await subject.present(account) === account)
        #expect(account.balance == 1)
        mock.presentClosure = nil
        let error = await #expect(throws: (any Error).self) { _ = try await mock.present(account) }
        expect(error, says: "'ScreenMock.present(_:)' is not stubbed. Set 'presentReturnValue' or 'presentClosure'.")
    }

    @Test func staticMembersAndInitializers() {
        let titles = Calls()
        ScreenMock.initTitleClosure = { titles.add($0.count) }
        defer { ScreenMock.initTitleClosure = nil }
        let made = (ScreenMock.self as any Screen.Type).init(title: "four")
        #expect((made as? ScreenMock)?.initTitleReceivedTitle == "four")
        #expect(titles.values == [4])
        (ScreenMock.self as any Screen.Type).count = 2
        #expect(ScreenMock.count == 2)
        ScreenMock.count = 0
    }

    @Test func nonisolatedRequirementsWorkFromAnywhere() async {
        let mock = ScreenMock()
        mock.identifierReturnValue = "i"
        let identifier = await Task.detached {
            mock.tag = 4
            return mock.identifier()
        }.value
        #expect(identifier == "i")
        #expect(mock.tag == 4)
        #expect(mock.identifierCallsCount == 1)
    }

    @Test func subprotocols() async throws {
        let heir = MainHeirMock()
        let subject: any MainHeir = heir
        subject.heir()
        subject.title = "t"
        subject.render(User(id: 2))
        #expect(heir.heirCallsCount == 1)
        #expect(heir.title == "t")
        #expect(heir.renderReceivedInvocations == [User(id: 2)])
        #expect(subject.identifier() == "")

        let sendable = ScreenHeirMock()
        sendable.heirReturnValue = 3
        #expect((sendable as any ScreenHeir).heir() == 3)
        #expect((sendable as any Screen).tag == 0)

        let delegate = ScreenDelegateMock()
        (delegate as any ScreenDelegate).screenDidClose(heir)
        #expect(delegate.screenDidCloseReceivedScreen === heir)
        #expect((delegate as any ScreenDelegate).presenter == nil)
    }

    @Test func sendableScreens() async {
        let mock = SendableScreenMock()
        var subject: any SendableScreen = mock
        await subject.show(Account(balance: 1))
        subject.title = "t"
        await Task.detached { mock.log("l") }.value
        #expect(mock.logReceivedInvocations == ["l"])
        #expect(mock.showReceivedAccount?.balance == 1)
        #expect(mock.title == "t")
    }

    @MainActor @Test func identifiableProtocols() {
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

    @MainActor @Test func restatedRequirements() {
        let mock = MainBaseMock()
        mock.base()
        mock.own = 2
        let parent: any Base = mock
        parent.base()
        #expect(mock.baseCallsCount == 2 && mock.own == 2 && mock.overridden() == 0)
    }
}

@Suite(.serialized) struct MainDefaultsTests {
    @Test func nonisolatedStaticMembers() async {
        func use<M: MainDefaults>(_: M.Type) -> Int { M.reset() ? M.limit : 0 }
        MainDefaultsMock<Int>.limit = 3
        MainDefaultsMock<Int>.resetReturnValue = true
        #expect(use(MainDefaultsMock<Int>.self) == 3)
        await MainActor.run {
            let mock = MainDefaultsMock<Int>()
            mock.keep(1)
            #expect(mock.keepReceivedItem == 1)
        }
    }
}

@Suite struct HeirsOnTheMainActorTests {
    @Test func nonisolatedRequirementsOfASubprotocol() async {
        let mock = TheatreMock()
        mock.ticketsReturnValue = 2
        let subject: any Theatre = mock
        #expect(await subject.tickets() == 2)
        await MainActor.run { mock.openReturnValue = 3 }
        #expect(await subject.open() == 3)
    }

    @Test func subprotocolsWithoutRequirements() async {
        let mock = OperaMock()
        mock.ticketsReturnValue = 4
        let subject: any Opera = mock
        #expect(await subject.tickets() == 4)
    }

    @Test func parentItself() async {
        let subject: any Stage = StageMock()
        #expect(await subject.open() == 0)
    }
}
