import Foundation
import Testing

@testable import Requirements

@Suite("results of every type") struct PlainFunctionsTests {
    let mock = PlainFunctionsMock()
    var subject: any PlainFunctions { mock }

    @Test func aCallIsCounted() {
        #expect(mock.nothingCallsCount == 0)
        #expect(!mock.nothingCalled)
        subject.nothing()
        subject.nothing()
        #expect(mock.nothingCallsCount == 2)
        #expect(mock.nothingCalled)
    }

    @Test func aStubRuns() {
        var count = 0
        mock.nothingClosure = { count += 1 }
        subject.nothing()
        #expect(count == 1)
    }

    @Test func theReturnValueIsReturned() {
        mock.returnsNumberReturnValue = 3
        mock.returnsUserReturnValue = User(id: 1)
        mock.returnsTupleReturnValue = (count: 1, name: "a")
        mock.returnsMixedTupleReturnValue = (user: User(id: 2), count: 2)
        mock.returnsClosureReturnValue = { "\($0)" }
        mock.returnsMetatypeReturnValue = User.self
        mock.returnsAnyReturnValue = 5
        mock.returnsResultReturnValue = .failure(.missing)
        mock.returnsDateReturnValue = .distantPast
        mock.returnsOptionalOptionalReturnValue = .some(nil)
        #expect(subject.returnsNumber() == 3)
        #expect(subject.returnsUser() == User(id: 1))
        #expect(subject.returnsTuple() == (1, "a"))
        #expect(subject.returnsMixedTuple().user.id == 2)
        #expect(subject.returnsClosure()(7) == "7")
        #expect(subject.returnsMetatype() == User.self)
        #expect(subject.returnsAny() as? Int == 5)
        #expect(subject.returnsResult() == .failure(.missing))
        #expect(subject.returnsDate() == .distantPast)
        #expect(subject.returnsOptionalOptional() == .some(nil))
    }

    @Test func theStubComesBeforeTheReturnValue() {
        mock.returnsNumberReturnValue = 3
        mock.returnsNumberClosure = { 4 }
        #expect(subject.returnsNumber() == 4)
    }

    @Test func objectsAreReturnedAsTheyAre() {
        let account = Account(balance: 3)
        mock.returnsAnyObjectReturnValue = account
        mock.returnsImplicitlyUnwrappedReturnValue = account
        #expect(subject.returnsAnyObject() as? Account === account)
        #expect(subject.returnsImplicitlyUnwrapped() === account)
    }

    @Test func withoutAStubThereIsAnEmptyValue() {
        #expect(subject.returnsNumber() == 0)
        #expect(subject.returnsText().isEmpty)
        #expect(!subject.returnsFlag())
        #expect(subject.returnsOptional() == nil)
        #expect(subject.returnsArray().isEmpty)
        #expect(subject.returnsDictionary().isEmpty)
        #expect(subject.returnsSet().isEmpty)
        #expect(subject.returnsTuple() == (0, ""))
        #expect(subject.returnsNested().isEmpty)
        #expect(subject.returnsImplicitlyUnwrapped() == nil)
        #expect(subject.returnsOptionalOptional() == nil)
        #expect(subject.returnsDouble() == 0)
        #expect(subject.returnsDecimal() == 0)
        #expect(subject.returnsData().isEmpty)
        #expect(subject.discardable() == 0)
        #expect(mock.returnsTextCalled && mock.returnsFlagCalled && mock.returnsNestedCalled)
    }

    @Test func resultsCanBeDiscarded() {
        subject.discardable()
        mock.discardable()
        #expect(mock.discardableCallsCount == 2)
    }

    @Test func everySpellingOfVoidIsVoid() {
        subject.returnsVoidByName()
        subject.returnsSwiftVoid()
        subject.returnsEmptyTuple()
        #expect(mock.returnsVoidByNameCalled && mock.returnsSwiftVoidCalled && mock.returnsEmptyTupleCalled)
    }
}

@Suite("traps that say what to set") struct TrapTests {
    @Test func aValueThatCannotBeInvented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsUser()
        }
        result.explains("'PlainFunctionsMock.returnsUser()' is not stubbed. Set 'returnsUserReturnValue' or 'returnsUserClosure'")
    }

    @Test func aTupleOfWhichOnePartCannotBeInvented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsMixedTuple()
        }
        result.explains("'PlainFunctionsMock.returnsMixedTuple()' is not stubbed. Set 'returnsMixedTupleReturnValue'")
    }

    @Test func aClosure() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsClosure()
        }
        result.explains("PlainFunctionsMock.returnsClosure()")
    }

    @Test func never() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            subject.returnsNever()
        }
        result.explains("PlainFunctionsMock.returnsNever()")
    }

    @Test func aTypedErrorThatCannotBeInvented() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any Effectful = EffectfulMock()
            _ = try subject.typedUser(1)
        }
        result.explains("'EffectfulMock.typedUser(_:)' is not stubbed. Set 'typedUserReturnValue' or 'typedUserClosure'")
    }

    @Test func aGenericResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any GenericFunctions = GenericFunctionsMock()
            _ = subject.two(["a": 1], default: 2)
        }
        result.explains("'GenericFunctionsMock.two(_:default:)' is not stubbed. Set 'twoDefaultReturnValue' or 'twoDefaultClosure'")
    }

    @Test func anOwnedResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any Ownership = OwnershipMock()
            _ = subject.issue()
        }
        result.explains("'OwnershipMock.issue()' is not stubbed. Set 'issueReturnValue' or 'issueClosure'")
    }
}

extension ExitTest.Result? {
    fileprivate func explains(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(message), sourceLocation: sourceLocation)
    }
}
