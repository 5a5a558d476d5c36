import Foundation
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

    @Test func strongerRequirementsMeetWeakerOnes() async throws {
        let mock = StrongerMock()
        mock.loadReturnValue = 1
        mock.fetchReturnValue = 2
        mock.valueReturnValue = 3
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

    @Test func boundToClasses() {
        let mock = ClassBoundMock()
        let subject: any ClassBound = mock
        #expect(subject.delegate == nil)
        let delegate = ClassBoundMock()
        subject.delegate = delegate
        #expect(mock.delegate === delegate)
    }

    @Test func boundToASuperclass() {
        let mock = FromSuperclassMock(balance: 4)
        let subject: any FromSuperclass = mock
        #expect(subject.balance == 4)
        #expect(subject.audit() == 0)
        mock.auditClosure = { 7 }
        #expect(subject.audit() == 7)
        #expect(mock.auditCallsCount == 2)

        let whereSelf = WhereSelfMock()
        let account: Account & WhereSelf = whereSelf
        account.balance = 2
        #expect(!account.check())
        whereSelf.checkReturnValue = true
        #expect(account.check())
        #expect(whereSelf.balance == 2)
    }

    @Test func initializersBesideASuperclass() {
        let made = (NamedAccountMock.self as any NamedAccount.Type).init(name: "n")
        #expect((made as? NamedAccountMock)?.initNameReceivedName == "n")
        #expect(made.balance == 0)
        #expect(made.audit() == 0)
    }

    @Test func empty() {
        #expect(EmptyProtocolMock() as any EmptyProtocol is EmptyProtocolMock)
    }

    @Test func implementationsInExtensionsStayRequirements() {
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

    @Test func namesThatMeet() {
        let mock = SameNamesMock()
        let subject: any SameNames = mock
        mock.items = [1]
        mock.itemsAtReturnValue = 2
        #expect(subject.items == [1])
        #expect(subject.items(at: 4) == 2)
        #expect(mock.itemsAtReceivedIndex == 4)
        #expect(subject.item() == 0)
        #expect(subject.callsCount() == 0)
        #expect(mock.callsCountCallsCount == 1)
        #expect((SameNamesMock.self as any SameNames.Type).items == "")
    }
}

@Suite(.serialized) struct AccessLevelsTests {
    @Test func publicAndPackage() throws {
        let mock = InternalServiceMock()
        var subject: any InternalService = mock
        mock.loadReturnValue = "l"
        mock.saveThrowableError = LoadError.missing
        subject.name = "n"
        subject.refresh()
        #expect((subject as any PublicService).load(1) == "l")
        #expect(throws: LoadError.missing) { try (subject as any PackageService).save() }
        #expect(mock.name == "n")
        #expect(mock.loadReceivedId == 1)
        #expect(mock.refreshCallsCount == 1)

        let made = (PublicServiceMock.self as any PublicService.Type).init(name: "m")
        #expect((made as? PublicServiceMock)?.initNameReceivedName == "m")
        #expect((PackageServiceMock.self as any PublicService.Type).count == 0)
    }

    @Test func nestedPublic() {
        let mock = ObserverMock()
        (mock as any PublicOuter.Observer).changed(3)
        #expect(mock.changedReceivedValue == 3)
    }

    @Test func whatAnExtensionImplements() {
        let inheriting = WavingMock()
        inheriting.nameReturnValue = "Anna"
        #expect(inheriting.greet() == "Hello, Anna" && inheriting.wave() == 11)
        #expect(inheriting.nameCallsCount == 2)
        let mocking = GreetingMock()
        mocking.greetReturnValue = "Hi"
        #expect(mocking.greet() == "Hi" && mocking.greetCallsCount == 1)
    }

    @Test func otherNamesOfTheSameTypes() async {
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
}
