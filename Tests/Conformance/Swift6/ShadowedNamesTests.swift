import Testing

@testable import Requirements

@Suite("names that others have as well") struct ShadowedNamesTests {
    @Test func typesNamedLikeThoseOfFoundation() throws {
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

    @Test func bareStandardTypes() {
        let mock = BareStandardTypesMock()
        #expect(mock.format("%d", 1, 2) == "")
        #expect(mock.formatReceivedArguments?.values.count == 2)
        #expect(mock.error == nil)
    }

    @Test func typesNamedLikeThoseOfTheStandardLibrary() {
        let mock = ServiceMock()
        let subject: any Shadowed.Service = mock
        mock.textReturnValue = Shadowed.String()
        #expect(subject.text() == Shadowed.String())
        #expect(subject.maybe() == nil)
        mock.resultClosure = { $0 }
        #expect(subject.result(Shadowed.Result()) == Shadowed.Result())
        subject.error(.bad)
        #expect(mock.errorReceivedError == .bad)
        #expect(subject.swiftText() == "")
        mock.swiftTextReturnValue = "s"
        #expect(subject.swiftText() == "s")
    }
}
