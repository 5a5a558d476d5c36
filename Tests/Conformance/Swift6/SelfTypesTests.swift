import Testing

@testable import Requirements

@Suite(.serialized) struct SelfTypesTests {
    @Test func everyPosition() {
        func use<S: SelfReferences>(_ subject: S, _ other: S) -> (copy: S, merged: S, same: Bool) {
            (subject.copy(), subject.merge(with: other), subject.compare([other]))
        }
        let mock = SelfReferencesMock()
        let other = SelfReferencesMock()
        mock.copyReturnValue = other
        mock.mergeWithClosure = { $0 }
        let used = use(mock, other)
        #expect(used.copy === other)
        #expect(used.merged === other)
        #expect(!used.same)
        #expect(mock.mergeWithReceivedOther === other)
        #expect(mock.compareReceivedOthers?.first === other)
    }

    @Test func optionalsAndCollections() {
        func use<S: SelfReferences>(_ subject: S) -> (maybe: S?, all: [S], next: S?, type: S.Type) {
            (subject.maybeCopy(), subject.copies(), subject.next, subject.type())
        }
        let mock = SelfReferencesMock()
        mock.typeReturnValue = SelfReferencesMock.self
        #expect(use(mock).maybe == nil)
        #expect(use(mock).all.isEmpty)
        #expect(use(mock).next == nil)
        #expect(use(mock).type == SelfReferencesMock.self)
        let other = SelfReferencesMock()
        mock.maybeCopyReturnValue = other
        mock.copiesReturnValue = [other]
        mock.next = other
        mock.myself = mock
        #expect(use(mock).maybe === other)
        #expect(use(mock).all.count == 1)
        #expect(use(mock).next === other)
        #expect(mock.myself === mock)
        mock.next = nil
        mock.underlyingMyself = nil
    }

    @Test func closureParameters() {
        let mock = SelfReferencesMock()
        let other = SelfReferencesMock()
        mock.visitClosure = { $0(other) }
        var visited: SelfReferencesMock?
        mock.visit { visited = $0 }
        #expect(visited === other)
        #expect(mock.visitCallsCount == 1)
    }

    @Test func staticMembers() {
        func make<S: SelfReferences>(_: S.Type) -> S { S.make() }
        let made = SelfReferencesMock()
        SelfReferencesMock.makeReturnValue = made
        defer { SelfReferencesMock.makeReturnValue = nil }
        #expect(make(SelfReferencesMock.self) === made)
        #expect(SelfReferencesMock.makeCallsCount == 1)
    }

    @Test func protocolsWithAnAssociatedType() {
        let mock = SelfAssociatedMock<Int>()
        let other = SelfAssociatedMock<Int>()
        mock.takeClosure = { $0 * 2 }
        mock.chainReturnValue = other
        func use<S: SelfAssociated>(_ subject: S, _ item: S.Item) -> S.Item { subject.chain(subject).take(item) }
        other.takeClosure = { $0 * 3 }
        #expect(use(mock, 2) == 6)
        #expect(mock.take(2) == 4)
        #expect(mock.chainReceivedOther === mock)
        mock.chainReceivedOther = nil
        mock.chainReceivedInvocations = []
    }

    @Test func sharedValues() {
        func shared<S: Singleton>(_: S.Type) -> S { S.shared }
        let mock = SingletonMock()
        SingletonMock.shared = mock
        SingletonMock.all.append(mock)
        defer {
            SingletonMock.underlyingShared = nil
            SingletonMock.all = []
        }
        #expect(shared(SingletonMock.self) === mock)
        #expect(SingletonMock.all.count == 1)
        mock.copyClosure = { SingletonMock() }
        #expect(mock.copy() !== mock)
    }

    @Test func unstubbedMembersNameThemselves() async {
        let copy = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SelfReferencesMock().copy()
        }
        expect(copy, says: "'SelfReferencesMock.copy()' is not stubbed. Set 'copyReturnValue' or 'copyClosure'.")
        let chain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SelfAssociatedMock<Int>().chain(SelfAssociatedMock<Int>())
        }
        expect(chain, says: "'SelfAssociatedMock.chain(_:)' is not stubbed. Set 'chainReturnValue' or 'chainClosure'.")
    }
}
