import Foundation
import Testing

@testable import StyleProtocols

/// The stems of each naming, and every member that goes with them.
@Suite struct NamingTests {
    private func callAll(_ mock: some NamingTable) {
        mock.load()
        mock.attachChild(RoutingMock())
        mock.didLogin(withPlayer1Name: "a", player2Name: "b")
        _ = mock.find(id: 1)
        mock.load(id: 2) { _ in }
        _ = mock.minMax([1])
        _ = mock.URLString(for: 1)
        _ = mock.continue(with: "x")
    }

    @Test func labels() {
        let mock = NamingTableMock()
        let router = LoggedInRoutingMock()
        mock.buildWithListenerReturnValue = router
        mock.fetchFromReturnValue = 7
        callAll(mock)
        #expect(mock.build(withListener: LoggedInListenerMock()) === router)
        #expect(mock.fetch(Int.self, from: URL(filePath: "/")) == 7)
        #expect(mock.loadCalled && mock.buildWithListenerCalled && mock.attachChildCalled && mock.findIdCalled && mock.fetchFromCalled)
        #expect(mock.didLoginWithPlayer1NamePlayer2NameReceivedArguments?.player2Name == "b")
        #expect(mock.findIdReceivedInvocations == [1] && mock.loadIdCompletionReceivedArguments?.id == 2)
        #expect(mock.minMaxReceivedA == [1] && mock.urlStringForReceivedX == 1 && mock.continueWithReceivedMessage == "x")
        #expect(PMock(name: "a", age: 1).initNameAgeReceivedArguments?.age == 1)
    }

    @Test func shortNames() {
        let mock = NamingTableShortMock()
        let router = LoggedInRoutingMock()
        mock.buildReturnValue = router
        mock.fetchReturnValue = 7
        callAll(mock)
        #expect(mock.build(withListener: LoggedInListenerMock()) === router)
        #expect(mock.fetch(Int.self, from: URL(filePath: "/")) == 7)
        // Two of a name keep apart by their labels.
        #expect(mock.loadCallsCount == 1 && mock.loadIdCompletionCallsCount == 1)
        #expect(mock.attachChildCalled && mock.didLoginCalled && mock.findCalled && mock.minMaxCalled && mock.urlStringCalled)
        #expect(mock.continueReceivedMessage == "x")
    }

    @Test func fullNames() {
        let mock = NamingTableFullMock()
        let router = LoggedInRoutingMock()
        mock.buildWithListenerListenerLoggedInListenerLoggedInRoutingReturnValue = router
        mock.fetchTDecodableTypeTTypeFromUrlURLTReturnValue = 7
        callAll(mock)
        #expect(mock.build(withListener: LoggedInListenerMock()) === router)
        #expect(mock.fetch(Int.self, from: URL(filePath: "/")) == 7)
        #expect(mock.loadVoidCalled && mock.attachChildChildRoutingVoidCalled && mock.findIdIntUserReceivedId == 1)
        #expect(mock.didLoginWithPlayer1NamePlayer1NameStringPlayer2NameStringVoidReceivedArguments?.player1Name == "a")
        #expect(mock.loadIdIntCompletionEscapingResultUserErrorVoidVoidCallsCount == 1)
        #expect(mock.minMaxAInt_MinIntMaxIntReceivedA == [1])
        #expect(mock.uRLStringForXIntStringReceivedX == 1)
        #expect(mock.continueWithMessageStringStringReceivedMessage == "x")
        #expect(PFullMock(name: "a", age: 1).initNameStringAgeIntPReceivedArguments?.name == "a")
    }

    @Test func fullNamesOfWhatSourceryReadsOtherwise() async throws {
        LongNamesMock.parseStringIntReturnValue = 7
        #expect(LongNamesMock.parse("7") == 7 && LongNamesMock.parseStringIntReceived == "7")
        let mock = LongNamesMock()
        mock.ownerAnySendableReturnValue = "Ada"
        mock.makeOwner____AnySendableReturnValue = { 3 }
        mock.underlyingToken = "a"
        mock.underlyingTitle = "b"
        #expect(mock.owner() as? String == "Ada" && mock.makeOwner()() as? Int == 3)
        let token = try await mock.token
        #expect(try token == "a" && mock.title == "b" && mock.tokenCallsCount == 1 && mock.titleCalled)
        mock.tokenThrowableError = CancellationError()
        await #expect(throws: CancellationError.self) { try await mock.token }
    }

    /// The constraint of an associated type stands for its name, and the protocol for `Self`.
    @Test func fullNamesOfAssociatedTypes() {
        let mock = ShelvingMock<String, Int, Bool, Int>()
        mock.bookHashableReturnValue = "a"
        mock.booksHashableReturnValue = ["a", nil]
        mock.labelOfBookBookHashableComparableReturnValue = 3
        mock.noteAnyReturnValue = true
        mock.numberNumberReturnValue = 4
        mock.copyShelvingReturnValue = mock
        #expect(mock.book() == "a" && mock.books() == ["a", nil] && mock.label(of: "b") == 3 && mock.note() && mock.number() == 4)
        #expect(mock.copy() === mock && mock.labelOfBookBookHashableComparableReceivedBook == "b")
    }
}
