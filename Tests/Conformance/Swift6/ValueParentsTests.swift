import Testing

@testable import Requirements

@Suite("parents for values", .serialized) struct ValueParentsTests {
    @Test func collection() {
        func texts<P: Playlist>(_ list: P) -> [String] { list.isEmpty ? [] : list.dropFirst() + [list[list.startIndex]] }
        let mock = PlaylistMock()
        #expect(texts(mock).isEmpty)
        mock.elements = ["a", "b", "c"]
        #expect(texts(mock) == ["b", "c", "a"])
        #expect(mock.count == 3)
        mock.shuffle()
        #expect(mock.shuffleCalled)
    }

    @Test func randomAccess() {
        func last<P: Pages>(_ pages: P) -> P.Element? { pages.reversed().first }
        let mock = PagesMock<Int>()
        mock.elements = [1, 2]
        #expect(last(mock) == 2)
        mock.refresh()
        #expect(mock.refreshCallsCount == 1)
    }

    @Test func sums() {
        func sum<S: Summing>(_ values: [S]) -> S { values.reduce(.zero, +) }
        let (zero, one) = (SummingMock(), SummingMock())
        SummingMock.zero = zero
        SummingMock.plusOperatorLeftRightReturnValue = one
        #expect(sum([one, zero]) == one)
        #expect(SummingMock.plusOperatorLeftRightCallsCount == 2)
    }

    @Test func steps() {
        func next<S: Stepping>(_ value: S) -> (S, S.Stride) { (value.advanced(by: 2), value.distance(to: value)) }
        let (mock, other) = (SteppingMock(), SteppingMock())
        mock.advancedByReturnValue = other
        mock.distanceToReturnValue = 4
        #expect(next(mock) == (other, 4))
        #expect(mock.advancedByReceivedDistance == 2)
    }

    @Test func literals() {
        let mock: LiteralsMock = "a"
        #expect(mock.initStringLiteralReceivedValue == "a")
        #expect((1 as LiteralsMock).initIntegerLiteralReceivedValue == 1)
        #expect((1.5 as LiteralsMock).initFloatLiteralReceivedValue == 1.5)
        #expect((true as LiteralsMock).initBooleanLiteralReceivedValue == true)
        #expect((nil as LiteralsMock).initNilLiteralCallsCount == 1)
        #expect(([1, 2] as ListLiteralsMock).initArrayLiteralReceivedElements == [1, 2])
    }

    @Test func pairs() {
        let mock: PairLiteralsMock<String, Int> = ["a": 1]
        mock.valueOfReturnValue = 3
        #expect(mock.initDictionaryLiteralReceivedElements?.map(\.0) == ["a"])
        #expect(mock.value(of: "b") == 3)
    }
}
