import Testing

@testable import Requirements

@Suite struct DefaultImplementationsTests {
    @Test func mocksReplaceDefaultImplementations() {
        let mock = WithDefaultsMock()
        let subject: any WithDefaults = mock
        mock.loadClosure = { "\($0)" }
        mock.title = "t"
        #expect(subject.reload() == 0)
        #expect(subject.convenience() == "7t")
        #expect(subject.extra == 3)
        #expect(mock.reloadCallsCount == 1)
        #expect(mock.loadReceivedInvocations == [7])
        #expect(WithDefaultsMock.thisIsNotRequired() == 42)
    }

    @Test func mocksCanInheritDefaultImplementations() {
        let inheriting = WavingMock()
        inheriting.nameReturnValue = "Anna"
        #expect(inheriting.greet() == "Hello, Anna" && inheriting.wave() == 11)
        #expect(inheriting.nameCallsCount == 2)
        let mocking = GreetingMock()
        mocking.greetReturnValue = "Hi"
        #expect(mocking.greet() == "Hi" && mocking.greetCallsCount == 1)
    }
}

@Suite("a property beside an implemented function of its name") struct CaptionedByPropertyTests {
    @Test func functionIsLeftToItsExtension() {
        let mock = CaptionedByPropertyMock()
        mock.caption = "own"
        let subject: any CaptionedByProperty = mock
        #expect(subject.caption == "own")
        let inherited: any Captioned = mock
        #expect(inherited.caption() == "none")
    }
}
