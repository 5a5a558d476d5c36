import Testing

@testable import Requirements

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

    @Test func namesOfOurOwn() throws {
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

    @Test func wordsOfTheLanguage() {
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
