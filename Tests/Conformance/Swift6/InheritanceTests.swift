import Testing

@testable import Requirements

@Suite struct InheritanceTests {
    @Test func chain() {
        let mock = LeftMock()
        var subject: any Left = mock
        subject.base()
        subject.left()
        #expect(subject.overridden() == 0)
        subject.shared = 4
        #expect((mock as any Base).shared == 4)
        #expect(mock.baseCallsCount == 1)
        #expect(mock.leftCallsCount == 1)
        #expect(mock.overriddenCallsCount == 1)
    }

    @Test func diamond() throws {
        let mock = DiamondMock()
        let subject: any Diamond = mock
        mock.overriddenReturnValue = 3
        mock.rightClosure = { 4 }
        subject.base()
        subject.bottom()
        subject.left()
        #expect(try subject.right() == 4)
        #expect((subject as any Base).overridden() == 3)
        #expect((subject as any Right).overridden() == 3)
        #expect(mock.overriddenCallsCount == 2)
        (subject as any Left).base()
        #expect(mock.baseCallsCount == 2)
        #expect(mock.bottomCallsCount == 1)
    }

    @Test func compositionsAndAliases() {
        let alias = FromAliasMock()
        let both: any LeftAndRight = alias
        both.left()
        both.base()
        (alias as any FromAlias).fromAlias()
        #expect(alias.leftCallsCount == 1)
        #expect(alias.baseCallsCount == 1)
        #expect(alias.fromAliasCallsCount == 1)

        let composed = FromCompositionMock()
        let animal: any Left & Animal = composed
        composed.noise = "miau"
        animal.left()
        (composed as any FromComposition).fromComposition()
        #expect(animal.noise == "miau")
        #expect(composed.leftCallsCount == 1)
        #expect(composed.fromCompositionCallsCount == 1)
    }

    @Test func strongerRequirementsReplaceWeakerOnes() async throws {
        let mock = StrongerMock()
        mock.loadReturnValue = 1
        mock.fetchReturnValue = 2
        mock.underlyingValue = 3
        let weaker: any Weaker = mock
        #expect(try weaker.load() == 1)
        #expect(await weaker.fetch() == 2)
        #expect(try weaker.value == 3)
        #expect((mock as any Stronger).load() == 1)
        #expect(mock.loadCallsCount == 2)

        let other = WeakerMock()
        other.loadThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try other.load() }
        other.fetchClosure = { 4 }
        #expect(await other.fetch() == 4)
        #expect(try other.value == 0)
    }

    @Test func classConstrainedProtocols() {
        let mock = ClassBoundMock()
        let subject: any ClassBound = mock
        #expect(subject.delegate == nil)
        let delegate = ClassBoundMock()
        subject.delegate = delegate
        #expect(mock.delegate === delegate)
    }

    @Test func protocolsWithoutRequirements() {
        #expect(EmptyProtocolMock() as any EmptyProtocol is EmptyProtocolMock)
    }

    @Test func restatedRequirementsWithOtherTypeNames() async {
        let mock = RenumberedMock()
        mock.number = 1
        mock.others = [1: nil]
        mock.findThenClosure = { id, then in
            then(id)
            return [id]
        }
        let subject: any Numbered = mock
        var found: Int?
        #expect(subject.find(2) { found = $0 } == [2])
        #expect(subject.number == 1 && subject.others == [1: nil] && found == 2)
        #expect(NumberedMock().find(1, then: { _ in }) == [])
        let actor = SpelledActorMock()
        actor.workReturnValue = 3
        #expect(await actor.work(2) == 3)
    }

    @Test func parentItself() {
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

    @Test func parentItselfWithRestatedRequirement() throws {
        let mock = RightMock()
        let subject: any Right = mock
        #expect(try subject.right() == 0)
        mock.rightThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.right() }
        #expect(mock.rightCallsCount == 2)
        subject.base()
        #expect(mock.baseCalled)
    }

    @Test func otherEffects() {
        let (any, safe, lookup) = (AnyDoorMock(), SafeDoorMock(), ObjectLookupMock())
        (any.width, safe.width, any.openReturnValue) = (1, 2, 3)
        #expect(any.width == 1 && safe.width == 2 && any.open() == 3)
        lookup.isFoundReturnValue = true
        #expect(lookup.isFound(lookup.id) && lookup.isFoundReceivedId == lookup.id)
    }
}

@Suite("restated generic requirements") struct RestatedRowSourceTests {
    @Test func restatedRequirementIsOneMember() {
        let mock = RestatedRowSourceMock<[Int]>()
        mock.insert([1, 2])
        mock.sort(by: "a")
        mock.show(3)
        #expect([mock.insertCallsCount, mock.sortByCallsCount, mock.showCallsCount] == [1, 1, 1])
        #expect(mock.showReceivedRow as? Int == 3)
    }
}
