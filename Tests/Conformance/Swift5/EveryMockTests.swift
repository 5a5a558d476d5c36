import Testing

@testable import Requirements

/// That the mocks of all requirements compile here is what this target shows; one of them is called.
@Suite struct EveryMockTests {
    @Test func mocksAreMade() {
        let mock = PlainFunctionsMock()
        mock.nothing()
        #expect(mock.nothingCallsCount == 1)
    }
}
