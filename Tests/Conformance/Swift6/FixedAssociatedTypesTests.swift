import Testing

@testable import Requirements

@Suite("associated types that protocols fix") struct FixedAssociatedTypesTests {
    @Test func bothTypesOfAParent() throws {
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

    @Test func fixedTypeThatConstrainsAnother() {
        let mock = TextPagesMock<[String]>()
        mock.pageReturnValue = ["a"]
        #expect(mock.page() == ["a"])
        #expect(mock.first() == "")
    }

    @Test func constrainedType() async throws {
        let mock = EventStoreMock()
        let subject: any EventStore = mock
        mock.findReturnValue = Event(id: 4)
        #expect(try await subject.find(7)?.id == 4)
        #expect(mock.findReceivedId == 7)
        #expect(subject.latest().isEmpty)
        let any = EntityStoreMock<Event>()
        #expect(try await any.find(1) == nil)
    }

    @Test func typeOfAnotherAssociatedType() {
        let mock = IndexedMock<Numbers, any Error>()
        mock.indexReturnValue = [1]
        #expect(mock.index(Numbers()) == [1])
        #expect(mock.indexReceivedSource != nil)
        #expect(PagedMock<[Int], any Error>().pageCallsCount == 0)
    }

    @Test func overriddenRequirements() {
        let mock = OverridingMock<Int>()
        mock.entriesReturnValue = [1]
        #expect(mock.entries() == [1])
        #expect(mock.entriesCallsCount == 1)
        #expect(ListedMock<Int>().entries() == [])
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

    @Test func typeThatIsSelf() {
        let mock = LinkedToItselfMock()
        mock.link(mock)
        #expect(mock.linkReceivedOther === mock && mock.other() == nil)
    }

    @Test func collectionsOfSelf() {
        let mock = ListedCasesMock()
        ListedCasesMock.allCases = [mock]
        mock.childrenAmongReturnValue = [nil, mock]
        #expect(mock.children(among: ListedCasesMock.allCases)[1] === mock)
        #expect(mock.childrenAmongReceivedCases?.first === mock)
    }

    @Test func primaryTypesAreFixed() throws {
        let mock = FixedPrimaryMock()
        let subject: any FixedPrimary = mock
        mock.nextReturnValue = 7
        #expect(try subject.next() == 7)
        subject.fail(.missing)
        subject.reset()
        #expect(mock.failReceivedInvocations == [.missing])
        #expect(mock.resetCallsCount == 1)

        let users = UserSourceHeirMock<LoadError>()
        users.nextReturnValue = User(id: 1)
        #expect(try (users as any Primary<User>).next()?.id == 1)
        (users as any UserSourceHeir).stop()
        #expect(users.stopCallsCount == 1)
    }

    @Test func unstubbedMembersReturnEmptyValues() {
        let mock = NestedIntMock()
        let subject: any NestedInt = mock
        #expect(subject.nested() == 0)
        subject.more(3)
        #expect(mock.moreReceivedItem == 3)
        mock.nestedReturnValue = 4
        #expect(subject.nested() == 4)
    }

    @Test func fixedByItsPrimaryType() async throws {
        let mock = UserSourceMock<any Error>()
        mock.nextReturnValue = User(id: 7)
        await mock.refresh()
        #expect(try mock.next()?.id == 7)
        #expect(mock.refreshCalled)
    }
}

private final class Numbers: Primary {
    func next() throws -> Int? { 1 }
    func fail(_ failure: any Error) {}
}

@Suite("associated types that a restated property fixes") struct NumberedCaseTests {
    @Test func rawValueHasTheRestatedType() throws {
        let mock = try #require(NumberedCaseMock(rawValue: 3))
        mock.rawValue = 4
        func value(of subject: some NumberedCase) -> Int { subject.rawValue }
        #expect(value(of: mock) == 4)
    }
}
