import Testing

@testable import Requirements

@Suite("declarations over several lines, with comments") struct LayoutsTests {
    @Test func layouts() async throws {
        let mock = LayoutsMock()
        let subject: any Layouts = mock
        mock.spreadClosure = { $0 }
        #expect(subject.commented(1, second: "b", third: true) == 0)
        #expect(mock.commentedSecondThirdReceivedArguments?.second == "b")
        #expect(try await mock.spread(["a": 1]) == ["a": 1])
        subject.semicolon()
        #expect(subject.afterwards() + subject.between == 0)
        #expect(subject.trailing(2) == 0)
        #expect(mock.trailingReceivedValue == 2)
        call(subject)
        #expect(mock.attributedCalled)
    }

    private func call(_ subject: any Layouts) { subject.attributed() }

    @Test func comments() throws {
        let mock = CommentedMock()
        let subject: any Commented = mock
        #expect(try subject.odd(1, other: "o") == 0)
        mock.oddOtherClosure = { $0 + $1.count }
        #expect(try subject.odd(2, other: "abc") == 5)
        #expect(mock.oddOtherReceivedArguments?.other == "abc")
        mock.x = 6
        #expect(subject.x == 6)
    }
}
