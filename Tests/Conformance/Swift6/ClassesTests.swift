import Foundation
import Testing

@testable import Requirements

@Suite struct ClassesTests {
    @Test func functions() async throws {
        let mock = LoaderMock()
        let subject: Loader = mock
        #expect(subject.load(id: 4) == "")
        mock.loadIdReturnValue = "mocked"
        #expect(subject.load(id: 5) == "mocked")
        #expect(mock.loadIdReceivedInvocations == [4, 5])
        mock.save("text")
        #expect(mock.saveToTimesReceivedArguments?.place == "disk")
        #expect(mock.saveToTimesReceivedArguments?.times == .max)
        mock.fetchReturnValue = User(id: 2)
        #expect(try await subject.fetch(2).id == 2)
        mock.checkThrowableError = .missing
        #expect(throws: LoadError.missing) { try subject.check(1) }
        #expect(subject.find(name: "") == nil)
        mock.resetClosure = { flag in
            flag = true
            return 3
        }
        var flag = false
        subject.reset(&flag)
        #expect(flag)
        mock.performClosure = { $0(7) }
        #expect(subject.perform { $0 + 1 } == 8)
        var completed = 0
        subject.complete { _ in completed += 1 }
        mock.completeReceivedCompletion?(.success(User()))
        #expect(completed == 1)
        mock.lazilyClosure = { $0() * 2 }
        #expect(subject.lazily(4) == 8)
        #expect(subject.each { 1 } == 0)
        mock.decodeFromReturnValue = 5
        #expect(try subject.decode(Int.self, from: Data()) == 5)
        #expect(subject.total(1, 2) == 0)
        #expect(mock.totalReceivedNumbers == [1, 2])
        #expect(LoaderMock.make(2).isEmpty)
        #expect(LoaderMock.makeReceivedCount == 2)
    }

    @Test func subscripts() {
        let mock = LoaderMock()
        let subject: Loader = mock
        mock.subscriptClosure = { "mocked \($0)" }
        #expect(subject[3] == "mocked 3")
        subject[4] = "four"
        #expect(mock.subscriptSetReceivedArguments?.newValue == "four")
        #expect(subject[key: "a"] == 0)
        #expect(subject.log.isEmpty)
    }

    @Test func finalMembersAreInherited() {
        let mock = LoaderMock()
        #expect(mock.untouched() == 8)
        #expect(LoaderMock.shared() == 7)
    }

    @Test func properties() async throws {
        let mock = SettingsMock(name: "given")
        let subject: Settings = mock
        #expect(subject.name == "given")
        subject.name = "other"
        #expect(mock.name == "other")
        #expect(subject.observed == 1)
        subject.observed = 2
        #expect(subject.observed == 2)
        #expect(subject.changes == 0)
        mock.changes = 5
        #expect(subject.changes == 5)
        #expect(subject.title == "title")
        mock.title = "mocked"
        #expect(subject.title == "mocked")
        mock.expensive = Account(balance: 3)
        #expect(subject.expensive.balance == 3)
        #expect(subject.computed == "")
        mock.computed = "mocked"
        #expect(subject.computed == "mocked")
        subject.both = 4
        #expect(subject.both == 4)
        #expect(subject.changes == 5)
        #expect(subject.unwrapped == nil)
        mock.underlyingRemote = User(id: 6)
        #expect(try await subject.remote.id == 6)
        SettingsMock.count = 9
        #expect((SettingsMock.self as Settings.Type).count == 9)
        #expect(subject.fixed == 4)
    }

    @Test func propertiesWithoutKnownTypesAreInherited() {
        let mock = GarageMock()
        let subject: Garage = mock
        #expect(subject.spaces == [2, 4] && subject.loadCallsCount == 9)
        #expect(subject.address?.path == "garage" && subject.crate.content == 3)
        #expect(subject.permit?.number == 1 && subject.paint == nil)
        #expect(subject.load() == 0 && subject.load() == 0)
        #expect(mock.loadMemberCallsCount == 2)
        mock.underlyingTruck = Truck(wheels: 4)
        #expect(subject.truck.wheels == 4)
        mock.labels = ["b"]
        #expect(subject.labels == ["b"])
        mock.boxed = Crate(8)
        #expect(subject.boxed.content == 8)
    }

    @Test func unstubbedMembersNameThemselves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SettingsMock(name: "").account
        }
        expect(result, says: "'SettingsMock.account' has no value. Set it before the code under test reads it.")
    }

    @Test func initializers() throws {
        let mock = ConnectionMock(host: "a")
        #expect(mock.host == "a:80")
        #expect(mock.startCallsCount == 1)
        #expect(mock.starts == 0)
        #expect(try ConnectionMock(failing: true) == nil)
        #expect(ConnectionMock(user: User(name: "u")).host == "u")
        #expect(ConnectionMock().host == "default:80")
    }

    @Test func superclasses() {
        let mock = PoodleMock()
        let subject: Creature = mock
        subject.walk(3)
        #expect(mock.walkReceivedSteps == 3)
        #expect(mock.steps == 0)
        #expect(subject.legs == 0)
        #expect(subject.noise == "")
        #expect(mock.sit())
        mock.parentReturnValue = mock
        #expect((mock as Canine).parent() === mock)
        mock.groom()
        #expect(mock.groomMemberCalled)
        #expect(!mock.groomCalled)
        #expect(mock.bark == 0)
    }

    @Test @MainActor func mainActor() async {
        let mock = PresenterMock()
        let subject: Presenter = mock
        subject.title = "new"
        subject.show("text")
        mock.loadReturnValue = 5
        #expect(await subject.load() == 5)
        #expect(mock.showReceivedText == "text")
        #expect(subject.subtitle == "")
        mock.identifierReturnValue = 6
        #expect(await Task.detached { mock.identifier() + mock.tag }.value == 6)
        #expect(PresenterMock.all() == [])
        let details = DetailPresenterMock()
        details.detailsReturnValue = 3
        #expect((details as DetailPresenter).details() == 3)
        #expect(details.title == "title")
        let display = DisplayMock()
        display.displayReturnValue = 4
        #expect((display as any Displaying).display() == 4)
    }

    @Test func sendable() async {
        let mock = StoreMock()
        let subject: Store = mock
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { _ = subject.value(for: "\(number)") } }
        }
        #expect(mock.valueForCallsCount == 100)
        await subject.update("a") { $0 }
        #expect(mock.updateReceivedKey == "a")
        mock.size = 3
        #expect(subject.size == 3)
        #expect(StoreMock.limit == 0)
    }

    @Test func conformances() throws {
        let mock = PointMock(x: 2)
        #expect(mock as Point == Point(x: 2))
        #expect(mock.hashValue == Point(x: 2).hashValue)
        mock.description = "mocked"
        #expect("\(mock as Point)" == "mocked")
        #expect(try JSONDecoder().decode(PointMock.self, from: JSONEncoder().encode(mock)).x == 2)
    }

    @Test func selfAsResult() {
        let mock = PrototypeMock()
        let other = PrototypeMock()
        mock.copyReturnValue = other
        #expect((mock as Prototype).copy() === other)
        #expect(mock.chained(1) == nil)
        PrototypeMock.makeReturnValue = other
        #expect(PrototypeMock.make() === other)
    }

    @Test func membersNamedLikeThoseOfAMock() {
        let mock = CrowdedMock()
        mock.load()
        #expect(mock.loadMemberCallsCount == 1)
        #expect(mock.loadCallsCount == 3)
        mock.x = 7
        #expect(mock.underlyingX == 0)
        #expect((mock as Crowded).x == 7)
        #expect(!mock.default(in: 1))
        mock.overloadIntReturnValue = 2
        let value: Int = mock.overload(1)
        #expect(value == 2)
    }

    @Test func objectiveCClasses() {
        let mock = BystanderMock()
        mock.description = "mocked"
        #expect((mock as NSObject).description == "mocked")
        mock.listen()
        #expect(mock.listenCalled)
    }

    @Test func propertyWrappers() {
        let mock = FormMock()
        mock.name = " c "
        #expect(mock.name == "c")
        #expect(mock.state == "b")
        mock.state = "d"
        #expect((mock as Form).state == "d")
    }

    #if os(Linux)
        @Test func conditions() {
            let mock = PlatformMock()
            #expect((mock as Platform).penguin() == 0)
            #expect(mock.penguinCalled)
        }
    #endif
}

/// With `callsSuper: true`.
@Suite struct CallingSuperTests {
    @Test func functions() async throws {
        let mock = CounterMock(start: 3)
        let subject: Counter = mock
        #expect(mock.advanceByReceivedInvocations == [1])
        #expect(subject.count == 4)
        #expect(subject.describe("n") == "n4!")
        #expect(mock.describe("n") == "n4!")
        #expect(mock.describeSuffixCallsCount == 2)
        #expect(try await subject.load(8)?.id == 8)
        var value = 1
        subject.swap(&value)
        #expect(value == 4 && subject.count == 1)
        #expect(subject.pass("a", 2) == ["a", "a"])
        #expect(subject.each { 6 } == 6)
        #expect(subject.account().balance == 1)
        #expect(CounterMock.total() == 42)
        #expect(CounterMock.totalCalled)
        #expect(subject[3, by: 4] == 12)
        subject[0, by: 0] = 9
        #expect(subject.count == 9)
        #expect(subject.copy() === mock)
    }

    @Test func stubsComeFirst() async throws {
        let mock = CounterMock()
        let subject: Counter = mock
        mock.advanceByClosure = { _ in }
        subject.advance(by: 5)
        #expect(subject.count == 1)
        mock.describeSuffixReturnValue = "stubbed"
        #expect(subject.describe("n") == "stubbed")
        mock.loadThrowableError = LoadError.missing
        await #expect(throws: LoadError.missing) { try await subject.load(1) }
        mock.underlyingRemote = 7
        #expect(try await subject.remote == 7)
    }

    @Test func properties() async throws {
        let mock = CounterMock()
        let subject: Counter = mock
        #expect(subject.step == 1)
        mock.step = 3
        #expect(subject.step == 3)
        subject.limit = 20
        #expect(subject.limit == 20)
        #expect(subject.notes == ["limit"])
        subject.both = 5
        #expect(subject.both == 5 && subject.count == 5)
        mock.underlyingBoth = 6
        #expect(subject.both == 6 && subject.count == 5)
        #expect(try await subject.remote == 5)
    }

    @Test func sendable() async throws {
        let mock = SafeMock()
        let subject: Safe = mock
        #expect(try subject.open("a") == 1)
        mock.openReturnValue = 2
        #expect(try subject.open("a") == 2)
        #expect(mock.openCallsCount == 2)
        await subject.close()
        #expect(mock.closingCallsCount == 1)
        #expect(subject.ticket().number == 4)
        mock.ticketReturnValue = Ticket(number: 5)
        #expect(subject.ticket().number == 5)
        #expect(subject.isOpen)
    }
}
