import Foundation
import Testing

@testable import Requirements

@Suite("names that projects know", .serialized) struct ArticleNamesTests {
    let mock = ArticleNamesMock()
    var subject: any ArticleNames { mock }

    @Test func functions() throws {
        let routing = RoutingMock()
        let listener = LoggedInListenerMock()
        let built = LoggedInRoutingMock()
        subject.load()
        #expect(mock.loadCallsCount == 1 && mock.loadCalled)
        mock.buildWithListenerReturnValue = built
        #expect(subject.build(withListener: listener) === built)
        #expect(mock.buildWithListenerReceivedListener === listener)
        subject.attachChild(routing)
        #expect(mock.attachChildReceivedInvocations.first === routing)
        subject.didLogin(withPlayer1Name: "a", player2Name: "b")
        #expect(mock.didLoginWithPlayer1NamePlayer2NameReceivedArguments?.player1Name == "a")
        #expect(mock.didLoginWithPlayer1NamePlayer2NameReceivedInvocations.map(\.player2Name) == ["b"])
        mock.findIdReturnValue = User(id: 1)
        #expect(subject.find(id: 1)?.id == 1)
        #expect(mock.findIdReceivedInvocations == [1])
        let url = try #require(URL(string: "https://example.com"))
        mock.fetchFromReturnValue = User(id: 2)
        #expect(subject.fetch(User.self, from: url).id == 2)
        #expect(mock.fetchFromReceivedArguments?.url == url)
    }

    @Test func moreFunctions() {
        var user: User?
        subject.load(id: 1) { user = try? $0.get() }
        mock.loadIdCompletionReceivedArguments?.completion(.success(User(id: 3)))
        #expect(user?.id == 3)
        mock.minMaxReturnValue = (min: 1, max: 2)
        #expect(subject.minMax([1, 2]) == (1, 2))
        #expect(mock.minMaxReceivedA == [1, 2])
        mock.urlStringForClosure = { "\($0)" }
        #expect(subject.URLString(for: 4) == "4")
        mock.continueWithReturnValue = "on"
        #expect(subject.continue(with: "go") == "on")
        #expect(mock.continueWithReceivedMessage == "go")
    }

    @Test func initializers() {
        var made: [String] = []
        ArticleNamesMock.initNameAgeClosure = { made.append("\($0) \($1)") }
        defer { ArticleNamesMock.initNameAgeClosure = nil }
        let mock = make(ArticleNamesMock.self)
        #expect(made == ["a 1"])
        #expect(mock.initNameAgeReceivedArguments?.age == 1)
        #expect(mock.initNameAgeCallsCount == 1)
    }

    private func make<T: ArticleNames>(_ type: T.Type) -> T { T(name: "a", age: 1) }
}

@Suite("names that the members of a mock have") struct ShadowingTests {
    let mock = ShadowingMock()

    @Test func requirementsKeepTheirNames() throws {
        let subject: any Shadowing = mock
        mock.closureClosureReturnValueClosure = { $0 + $1.count }
        mock.returnValueReturnValue = User(id: 1)
        mock.calledCalledCallsCountCalledClosureClosure = { User(id: $0, name: $1) }
        mock.loadLoadReturnValueReturnValue = User(id: 2)
        mock.errorErrorValueResultClosure = { User(id: $0 + $1 + $2) }
        #expect(subject.closure(closure: 1, returnValue: "ab") == 3)
        #expect(subject.returnValue(4).id == 1)
        #expect(mock.returnValueReceivedReturnValue == 4)
        #expect(subject.called(calledCallsCount: 3, calledClosure: "b") == User(id: 3, name: "b"))
        #expect(try subject.load(loadReturnValue: 1).id == 2)
        #expect(try subject.error(error: 1, value: 2, result: 3).id == 6)
        #expect(subject.loadCallsCount() == 0)
        subject.stubs(lock: 1, stubs: 2)
        #expect(mock.stubsLockStubsReceivedArguments?.stubs == 2)
        subject.arguments(1, Self: 2)
        #expect(mock.argumentsSelfReceivedArguments?.Self == 2)
        #expect(mock.loadLoadReturnValueCallsCount == 1)
    }

    @Test func propertiesThatLookLikeStorage() {
        var subject: any Shadowing = mock
        subject.name = "a"
        subject.underlyingName = "b"
        #expect(mock.name == "a" && mock.underlyingName == "b")
        mock.loadCalled = true
        #expect(subject.loadCalled)
    }
}
