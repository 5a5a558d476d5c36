import Testing

@testable import Requirements

/// Protocols that only subclasses of a class conform to.
@MainActor @Suite struct SuperclassConstraintsTests {
    @Test func mocksRunOnTheActorOfTheClass() {
        let mock = PanelControllableMock()
        let subject: any PanelControllable = mock
        mock.showReturnValue = 2
        mock.describeReturnValue = "d"
        subject.isShown = true
        #expect(subject.show("s") == 2)
        #expect(subject.describe() == "d")
        #expect(mock.isShown)
        #expect(mock.frame == "none")
    }

    @Test func requirementsThatTheClassImplements() {
        let mock = TitledMock()
        let subject: any Titled = mock
        mock.underlyingTitle = "t"
        mock.disappearReturnValue = 4
        #expect(subject.title == "t")
        #expect(subject.identifier == 1)
        #expect(subject.isWide)
        subject.appear()
        #expect(mock.appearCallsCount == 1)
        #expect(subject.disappear() == 4)
        TitledMock.kindsReturnValue = ["mock"]
        defer { TitledMock.kindsReturnValue = nil }
        #expect(type(of: subject).kinds() == ["mock"])
        subject.rename()
        #expect(mock.renameCalled)
    }

    @Test func optionalArguments() {
        let named = NamedPanelMock(name: "n")
        #expect(named.initNameReceivedName == "n")
        #expect(named.frame == nil)
        #expect(NamedPanelMock(frame: "f", style: 1).frame == "f")
    }

    @Test func subprotocols() {
        let mock = DetailPresentableMock()
        let subject: any DetailPresentable = mock
        mock.detailClosure = { 3 }
        #expect(subject.detail() == 3)
        subject.present("p")
        #expect(mock.presentReceivedText == "p")
    }

    @Test func genericSuperclasses() {
        let mock = IntShelvingMock(items: [1, 2])
        let subject: any IntShelving = mock
        mock.addReturnValue = 5
        #expect(subject.add(3) == 5)
        #expect(mock.addReceivedItem == 3)
        subject.clear()
        #expect(mock.clearCalled)
        #expect(mock.items == [1, 2])

        #expect(SizedShelvingMock(items: [1], size: 2).initItemsSizeReceivedArguments?.size == 2)
        #expect(SizedShelvingMock(items: [4]).items == [4])
    }

    @Test func protocolsOnAnotherActorThanTheClass() {
        let mock = LooseScreenMock()
        let subject: any LooseScreen = mock
        #expect(subject.refresh() == 0)
        #expect(mock.refreshCalled)

        let sized: any LooseSized = LooseSizedMock(size: 3)
        #expect((sized as? LooseSizedMock)?.initSizeReceivedSize == 3)
        #expect(sized.refresh() == 0)
    }

    @Test func conformancesOfTheClass() {
        let mock = MintedMock()
        mock.mintReturnValue = 1
        #expect(mock == Coin())
        #expect((mock as any Minted).mint() == 1)
    }

    @Test func mocksInheritFromTheNearestClass() {
        let mock = FromNearestMock()
        let subject: any FromNearest = mock
        #expect(subject.far() + subject.near() == 0)
        #expect(mock.farCalled)
        #expect(mock as Loose is Nearest)
        #expect((FromLooseMock() as any FromLoose).far() == 0)
    }

    @Test func aliases() {
        let mock = RoutedScreenMock()
        let subject: any RoutedScreen = mock
        subject.present("r")
        #expect(subject.route() == 0)
        #expect(mock.presentReceivedInvocations == ["r"])
        (PanelPresentableMock() as any PanelPresentable).present("p")
    }

    @Test func functionsInExtensions() {
        let subject: any Tightening = TighteningMock()
        #expect(subject.tighten() == 7 && subject.loosen() == 0)
    }
}

@Suite struct SuperInitializersTests {
    @Test func initializersPassTheirArguments() throws {
        func open<B: Bookkeeping>(_ type: B.Type) throws -> [B] {
            [B(owner: "A"), B(owner: "B", currency: "CHF"), try B(copy: 3)]
        }
        let mocks = try open(BookkeepingMock.self)
        #expect(mocks.map(\.owner) == ["A", "B", "3"])
        #expect(mocks[0].initOwnerReceivedOwner == "A")
        #expect(mocks[1].initOwnerCurrencyReceivedArguments?.currency == "CHF")
        #expect(mocks[2].initCopyReceivedCopy == 3)
    }

    @Test func parameterless() {
        func make<D: DrawerLike>(_ type: D.Type) -> [D] { [D(), D(size: 2)] }
        let mocks = make(DrawerLikeMock.self)
        #expect(mocks[0].initCallsCount == 1)
        #expect(mocks[1].initSizeReceivedSize == 2)
    }
}

@Suite("superclasses on no actor") struct PlainSuperclassTests {
    @Test func inoutArguments() {
        func make<S: InoutShelfLike>(_: S.Type, _ size: inout Int) -> S { S(size: &size) }
        var size = 1
        let mock = make(InoutShelfLikeMock.self, &size)
        #expect(size == 2 && mock.size == 2 && mock.initSizeReceivedSize == 2)
    }

    @Test func protocolsWithASuperclass() {
        let mock = FromSuperclassMock(balance: 4)
        let subject: any FromSuperclass = mock
        #expect(subject.balance == 4)
        #expect(subject.audit() == 0)
        mock.auditClosure = { 7 }
        #expect(subject.audit() == 7)
        #expect(mock.auditCallsCount == 2)

        let whereSelf = WhereSelfMock()
        let account: Account & WhereSelf = whereSelf
        account.balance = 2
        #expect(!account.check())
        whereSelf.checkReturnValue = true
        #expect(account.check())
        #expect(whereSelf.balance == 2)
    }

    @Test func initializers() {
        let made = (NamedAccountMock.self as any NamedAccount.Type).init(name: "n")
        #expect((made as? NamedAccountMock)?.initNameReceivedName == "n")
        #expect(made.balance == 0)
        #expect(made.audit() == 0)
    }
}

@Suite("superclass initializers with arguments that a mock makes") struct FramedTests {
    @Test func missingArgumentsAreEmptyValues() {
        let mock = FramedMock(width: 1, height: 2)
        mock.drawReturnValue = 3
        #expect(mock.title == "" && (mock as any Framed).draw() == 3)
        #expect(mock.initWidthHeightReceivedArguments?.height == 2)
    }
}

@Suite("a function beside an asynchronous one of the superclass") struct ShutteringTests {
    @Test func bothFunctionsAreThere() async {
        let mock = ShutteringMock()
        mock.closeReturnValue = 3
        let close: () -> Int = mock.close
        #expect(close() == 3)
        let closeLater: () async -> Int = (mock as Shutter).close
        #expect(await closeLater() == 1)
    }
}
