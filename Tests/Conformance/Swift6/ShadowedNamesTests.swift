import Foundation
import Testing

@testable import Requirements

@Suite("names that others have as well") struct ShadowedNamesTests {
    @Test func typesNamedLikeFoundations() throws {
        let mock = ForeignNamesMock()
        mock.startInReturnValue = [Requirements.Operation(id: 1)]
        #expect(try mock.start(Requirements.Operation(), in: Requirements.Process.Handle(id: 2)).first?.id == 1)
        #expect(mock.startInReceivedArguments?.handle?.id == 2)
        let kept = Requirements.UncheckedInMocks()
        mock.openReturnValue = kept
        let stream = StreamMock()
        #expect(mock.open(stream) === kept)
        mock.eachClosure = { $0 }
        #expect(mock.each(stream) === stream)
        mock.keepReturnValue = Requirements.UncheckedInMocks()
        #expect(mock.keep(Requirements.UncheckedInMocks()) !== kept)
        mock.current = Requirements.Operation(id: 3)
        #expect(mock.current.id == 3 && stream.next() == 0)
    }

    @Test func extensionsOfNestedTypes() {
        let mock = OutsideMock()
        #expect(mock.text("a") == "")
        #expect(mock.textReceivedText == "a")
    }

    @Test func backTicks() {
        let mock = switchMock()
        mock.caseReturnValue = 3
        #expect(mock.`case`(1) == 3)
        let raw = RawNamesMock()
        #expect(raw.`over there`(`first place`: 1, `second place`: 2) == 0)
        #expect(raw.overThereFirstPlaceSecondPlaceReceivedArguments?.`first place` == 1)
        raw.`1st`()
        #expect(raw._1stCallsCount == 1)
        raw.toDoABReturnValue = User(id: 2)
        #expect(raw.`to-do`(`a.b`: 4).id == 2)
        #expect(raw.toDoABReceivedAB == 4)
        raw.borrow(`c d`: "x")
        #expect(raw.borrowCDReceivedCD == "x")
        raw.wait(1, await: 2, throws: 3)
        #expect(raw.waitAwaitThrowsReceivedArguments?.async == 1)
    }

    @Test func ownCalls() {
        let mock = OwnCallsMock()
        mock.fatalErrorReturnValue = User(id: 1)
        #expect(mock.fatalError().id == 1)
        mock.stubs = 4
        mock.user = User(id: 2)
        #expect(mock.Stubs() == 0 && mock.stubs == 4 && mock.user.id == 2)
    }

    @Test func bareStandardTypes() {
        let mock = BareStandardTypesMock()
        #expect(mock.format("%d", 1, 2) == "")
        #expect(mock.formatReceivedArguments?.values.count == 2)
        #expect(mock.error == nil)
    }

    @Test func namesOfSeveralWords() {
        let mock = `page-sourceMock`()
        mock.pageReturnValue = "a"
        #expect(mock.page(1) == "a")
    }
}
