import Testing

@testable import Requirements

/// A required initializer sets the properties that its parameters have the name and the type of.
@Suite struct InitializedPropertiesTests {
    @Test func argumentsSetPropertiesOfTheSameNameAndType() throws {
        func make<P: Profile>(_: P.Type) -> P { P(name: "a", age: 3, nickname: "n", greeting: { "hi " + $0 }) }
        let mock = make(ProfileMock.self)
        #expect(mock.name == "a" && mock.age == 3 && mock.nickname == "n" && mock.greeting("b") == "hi b")
        #expect(mock.initNameAgeNicknameGreetingReceivedArguments?.age == 3)
        let account = Account()
        let other = try ProfileMock(account: account, token: "t", limit: 3)
        #expect(other.account === account && other.tokenCallsCount == 0)
        #expect(ProfileMock("c").name == "c")
        #expect(ProfileMock(named: "d")?.name == "d")
    }

    @Test func argumentsOfOtherTypesSetNothing() {
        let mock = ProfileMock(name: Substring("a"), age: "3")
        #expect(mock.name == "" && mock.age == 0)
    }

    @Test func sendableMocks() {
        #expect(SendableProfileMock(name: "a")?.name == "a")
    }

    @Test func actors() async {
        let mock = ActorProfileMock(name: "a", age: 3)
        #expect(mock.name == "a" && mock.age == 3)
        #expect(await ActorProfileMock(late: "b").name == "b")
    }

    @Test @MainActor func onTheMainActor() {
        let mock = MainProfileMock(name: "a", age: 3)
        #expect(mock.name == "a" && mock.age == 3)
        let other = MainProfileMock(elsewhere: "b", age: 4)
        #expect(other.name == "b" && other.age == 4)
    }

    @Test func genericMocks() {
        #expect(LabelledMock(label: 5).label == 5)
        #expect(LabelledMock<String?>(label: nil).label == nil)
    }

    @Test func rawValues() {
        #expect(AttributeLikeMock(rawValue: 5)?.rawValue == 5)
        #expect(RawTextMock(rawValue: "a")?.rawValue == "a")
    }

    @Test func mocksWithASuperclass() {
        let mock = ProfileViewLikeMock(title: "a", subtitle: "b")
        // Its own property is for the superclass to set.
        #expect(mock.title == "" && mock.subtitle == "b")
    }
}
