import Testing

@testable import Requirements

/// Protocols that other tests meet through their heirs have mocks of their own as well.
@Suite struct ParentsThemselvesTests {
    @Test func base() {
        let mock = BaseMock()
        mock.shared = 3
        mock.overriddenReturnValue = 4
        let subject: any Base = mock
        subject.base()
        #expect(subject.shared == 3)
        #expect(subject.overridden() == 4)
        #expect(mock.baseCallsCount == 1)
        #expect(mock.overriddenCalled)
    }

    @Test func right() throws {
        let mock = RightMock()
        let subject: any Right = mock
        #expect(try subject.right() == 0)
        mock.rightThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.right() }
        #expect(mock.rightCallsCount == 2)
        subject.base()
        #expect(mock.baseCalled)
    }

    @Test func fixedByItsPrimaryType() async throws {
        let mock = UserSourceMock<any Error>()
        mock.nextReturnValue = User(id: 7)
        await mock.refresh()
        #expect(try mock.next()?.id == 7)
        #expect(mock.refreshCalled)
    }

    /// A mock is equal to itself alone, whatever an extension of the protocol compares.
    @Test func equality() {
        let (mock, twin) = (EquatableByNameMock(), EquatableByNameMock())
        #expect(mock == mock)
        #expect(mock != twin)
        #expect(mock.name == twin.name)
    }
}
