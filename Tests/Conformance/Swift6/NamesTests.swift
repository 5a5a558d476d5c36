import Foundation
import Testing

@testable import Requirements

@Suite("names that projects know", .serialized) struct NamesTests {
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

    @Test func membersAndTypesWithNamesOfTheMock() {
        let own = OwnSelfMock(number: 1)
        own.`Self` = 3
        OwnSelfMock.makeReturnValue = 2
        #expect((own as any OwnSelf).`Self` == 3)
        #expect(OwnSelfMock.make() == 2)
        #expect(OwnGenericSelfMock<Int>.make(1) == 0)
        let filling = FillingMock()
        (filling as any Rows.Filling).fill { 1 }
        #expect(filling.fillCallsCount == 1)
    }
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

@Suite("names that are keywords") struct KeywordsTests {
    let mock = KeywordsMock()

    @Test func functions() {
        let subject: any Keywords = mock
        mock.continueWithReturnValue = "on"
        mock.defaultClosure = { $0 + 1 }
        mock.isReturnValue = true
        #expect(subject.continue(with: "go") == "on")
        #expect(mock.continueWithReceivedMessage == "go")
        subject.`self`()
        subject.`init`()
        #expect(mock.selfCalled && mock.initCalled)
        subject.move(in: 1, for: "a", where: 2)
        #expect(mock.moveInForWhereReceivedArguments?.where == 2)
        #expect(subject.default(2) == 3)
        #expect(subject.is(3))
        subject.repeat(while: true)
        #expect(mock.repeatWhileReceivedWhile == true)
        subject.class("A")
        #expect(mock.classReceivedFunc == "A")
        subject.take(self: 1, return: 2)
        #expect(mock.takeSelfReturnReceivedArguments?.return == 2)
    }

    @Test func properties() {
        var subject: any Keywords = mock
        subject.protocol = "http"
        subject.operator = 1
        mock.in = [1]
        mock.default = 2
        #expect(mock.protocol == "http")
        #expect(mock.operator == 1)
        #expect(subject.in == [1] && subject.default == 2)
    }
}

@Suite("names in any script") struct UnicodeNamesTests {
    @Test func names() {
        let mock = UnicodeNamesMock()
        let subject: any UnicodeNames = mock
        mock.größeFürClosure = { $0 * 2 }
        mock.読むReturnValue = "はい"
        mock.名前 = "太郎"
        #expect(subject.größe(für: 2) == 4)
        #expect(subject.読む("本") == "はい")
        #expect(mock.読むReceived本 == "本")
        #expect(subject.名前 == "太郎")
        #expect(subject.🚀(3) == 0)
        #expect(mock.🚀Received🌍 == 3)
        #expect(subject.`a raw identifier`(4) == 0)
        #expect(mock.aRawIdentifierReceivedValue == 4)
    }
}

@Suite("parameters named like members of the mock") struct ParameterNamesTests {
    let mock = ParameterNamesMock()
    var subject: any ParameterNames { mock }

    @Test func namesOfMockMembers() throws {
        mock.loadClosureValueErrorReturnValue = User(id: 1)
        #expect(try subject.load(closure: 1, value: 2, error: 3).id == 1)
        #expect(mock.loadClosureValueErrorReceivedArguments?.error == 3)
        let save = try subject.mockOfSave(mock)
        #expect(save == User(id: 10))
        #expect(subject.mock(1, stub: 2, kept: 3, keptValue: "a") == 0)
        #expect(mock.mockStubKeptKeptValueReceivedArguments?.keptValue == "a")
        mock.stubClosure = { try $0() + 1 }
        #expect(subject.stub { 1 } == 2)
    }

    @Test func keywords() {
        var line = ""
        mock.logErrorAsynchronousLineClosure = { line = "\($0()) \($2) \($3)" }
        subject.log("a" + "b", error: nil, asynchronous: true, line: 7)
        #expect(line == "ab true 7")
        #expect(mock.logErrorAsynchronousLineReceivedArguments?.async == true)
        subject.anyConfusing(anyName: Dog(), someName: "some", escaping: 1)
        #expect(mock.anyConfusingAnyNameSomeNameEscapingReceivedArguments?.anyName.noise == "woof")
        #expect(subject.swap(1, a: 2, `inout`: 3, let: 4, var: 5) == 0)
        #expect(mock.swapAInoutLetVarReceivedArguments?.let == 4)
        #expect(subject.type(type: 1, of: 2, init: 3) == 0)
        #expect(mock.typeTypeOfInitReceivedArguments?.`init` == 3)
        mock.bareInForClassInitSelfDefaultIsClosure = { first, second, _, third, fourth, fifth, _ in first + second + third + fourth + fifth
        }
        #expect(subject.bare(in: 1, for: 2, class: "c", init: 3, self: 4, default: 5, is: true) == 15)
        subject.one(case: 1)
        #expect(mock.oneCaseReceivedCase == 1)
    }

    @Test func aParameterNamedLikeItsType() {
        mock.genericValueClosure = { $1 }
        #expect(subject.generic(1, value: "a") == "a")
        #expect(mock.genericValueReceivedArguments?.Value == 1)
    }
}

extension ParameterNames {
    fileprivate func mockOfSave(_ mock: ParameterNamesMock) throws -> User {
        mock.saveSaveClosureSaveReturnValueSaveThrowableErrorSaveCallsCountClosure = { User(id: $0 + $1 + $2 + $3) }
        return try save(saveClosure: 1, saveReturnValue: 2, saveThrowableError: 3, saveCallsCount: 4)
    }
}

@Suite("parameters named like locals of the mock") struct LocalNamesTests {
    @Test func namesOfLocals() {
        let mock = ArgumentsCalledLikeLocalsMock()
        mock.retryRethrowingClosure = { number, body in
            #expect(number == 2)
            try body()
        }
        #expect(throws: LoadError.missing) { try mock.retry(rethrowing: 2) { throw LoadError.missing } }
        mock.rethrowingReturnValue = 4
        #expect(mock.rethrowing { 3 } == 4)
        mock.keep(1, text: "text")
        #expect(mock.keepTextReceivedArguments?.keptText == 1 && mock.keepTextReceivedArguments?.text == "text")
        var seen = 0
        mock.keep(2) { (value: Int) in seen = value }
        mock.keepBodyReceivedArguments?.body(3)
        #expect(seen == 3 && mock.keepBodyReceivedArguments?.keptBody == 2)
        mock.keep(1, "kept", done: { (_: Int) in })
        #expect(mock.keepDoneReceivedArguments?.keptDone == "kept")
        mock.keepDoneReceivedArguments?.done?(1)
    }
}

@Suite("names in back-ticks") struct BacktickNamesTests {
    @Test func backTicks() {
        let mock = switchMock()
        mock.caseReturnValue = 3
        #expect(mock.`case`(1) == 3)
        let raw = RawNamesMock()
        #expect(raw.`over there`(`first place`: 1, `second place`: 2) == 0)
        #expect(raw.overThereFirstPlaceSecondPlaceReceivedArguments?.`first place` == 1)
        raw.`1st`()
        #expect(raw._1stCallsCount == 1)
        raw.toDoABReturnValue = User(id: 2)
        #expect(raw.`to-do`(`a.b`: 4).id == 2)
        #expect(raw.toDoABReceivedAB == 4)
        raw.borrow(`c d`: "x")
        #expect(raw.borrowCDReceivedCD == "x")
        raw.wait(1, await: 2, throws: 3)
        #expect(raw.waitAwaitThrowsReceivedArguments?.async == 1)
    }

    @Test func functionsThatTheMockCalls() {
        let mock = OwnCallsMock()
        mock.fatalErrorReturnValue = User(id: 1)
        #expect(mock.fatalError().id == 1)
        mock.stubs = 4
        mock.user = User(id: 2)
        #expect(mock.Stubs() == 0 && mock.stubs == 4 && mock.user.id == 2)
    }

    @Test func propertiesCalledLikeTheTableOfStubs() {
        let mock = StubCountingMock()
        mock.stubs = ["a"]
        StubCountingMock.stubs = 2
        #expect(mock.stubs == ["a"] && StubCountingMock.stubs == 2 && mock.stubsMember() == 0)
        StubCountingMock.stubs = 0
    }

    @Test func namesOfSeveralWords() {
        let mock = `page-sourceMock`()
        mock.pageReturnValue = "a"
        #expect(mock.page(1) == "a")
    }

    @Test func labelsThatBeginDeclarations() {
        let mock = DeclarationWordsMock(precedencegroup: 1, var: 2)
        mock.connectProtocolPortReturnValue = (struct: 3, case: "b")
        #expect(mock.connect(protocol: "a", port: 80) == (3, "b"))
        #expect(mock.connectProtocolPortReceivedArguments?.protocol == "a")
    }
}
