import Testing

@testable import Requirements

private final class Numbers: Primary {
    func next() throws -> Int? { 1 }
    func fail(_ failure: any Error) {}
}

@Suite("associated types that protocols fix") struct FixedTypesTests {
    @Test func bothOfAParent() throws {
        let mock = FixedPagesMock()
        let subject: any FixedPages = mock
        #expect(subject.page() == [])
        mock.pageReturnValue = [1, 2]
        mock.nextReturnValue = 3
        #expect(subject.page() == [1, 2])
        #expect(try subject.next() == 3)
        subject.reset()
        #expect(mock.resetCalled)
    }

    @Test func oneThatConstrainsAnother() {
        let mock = TextPagesMock<[String]>()
        mock.pageReturnValue = ["a"]
        #expect(mock.page() == ["a"])
        #expect(mock.first() == "")
    }

    @Test func aConstrainedOne() async throws {
        let mock = EventStoreMock()
        let subject: any EventStore = mock
        mock.findReturnValue = Event(id: 4)
        #expect(try await subject.find(7)?.id == 4)
        #expect(mock.findReceivedId == 7)
        #expect(subject.latest().isEmpty)
        let any = EntityStoreMock<Event>()
        #expect(try await any.find(1) == nil)
    }

    @Test func oneThatIsAnothers() {
        let mock = IndexedMock<Numbers, any Error>()
        mock.indexReturnValue = [1]
        #expect(mock.index(Numbers()) == [1])
        #expect(mock.indexReceivedSource != nil)
        #expect(PagedMock<[Int], any Error>().pageCallsCount == 0)
    }

    @Test func overridden() {
        let mock = OverridingMock<Int>()
        mock.entriesReturnValue = [1]
        #expect(mock.entries() == [1])
        #expect(mock.entriesCallsCount == 1)
        #expect(ListedMock<Int>().entries() == [])
    }

    @Test func aliasesOfThem() {
        let mock = AliasesOfItsTypesMock<Int>()
        var heard: [Int] = []
        mock.listen { heard.append($0) }
        mock.listenReceivedListener?(1)
        mock.nowClosure = { $0(2) }
        mock.now { heard.append($0) }
        #expect(heard == [1, 2])
        #expect(mock.update { _, _ in }.isEmpty)
        mock.updateReceivedUpdate?(mock, 3)
        mock.listener = { heard.append($0) }
        mock.listener?(4)
        #expect(heard == [1, 2, 4])
    }

    @Test func namesOfTheStandardLibrary() throws {
        let mock = NamedLikeIntMock<String>()
        mock.loadReturnValue = "text"
        #expect(mock.load() == "text")
        let subject = NamedLikeItsTypesMock<Int>()
        subject.otherClosure = { $0 }
        #expect(subject.other("a") == "a")
        subject.numberReturnValue = true
        #expect(subject.number(false))
        #expect(throws: (any Error).self) { try subject.text(1) }
        #expect(subject["a"] == [])
    }

    @Test func aliasesOfAliases() {
        let mock = AliasesOfItsAliasesMock<String>()
        var heard: [String] = []
        mock.listen { heard.append($0.key) }
        mock.listenReceivedListener?((key: "a", value: 1))
        mock.later { heard.append($0) }
        mock.laterReceivedDone?("b")
        mock.visitClosure = { [$0("c")] }
        #expect(mock.visit { $0 + "d" } == ["cd"])
        #expect(heard == ["a", "b"])
    }

    @Test func oneThatIsSelf() {
        let mock = LinkedToItselfMock()
        mock.link(mock)
        #expect(mock.linkReceivedOther === mock && mock.other() == nil)
    }
}
