import Testing

@testable import Requirements

@Suite("results of every type") struct FunctionsTests {
    let mock = PlainFunctionsMock()
    var subject: any PlainFunctions { mock }

    @Test func callsAreCounted() {
        #expect(mock.nothingCallsCount == 0)
        #expect(!mock.nothingCalled)
        subject.nothing()
        subject.nothing()
        #expect(mock.nothingCallsCount == 2)
        #expect(mock.nothingCalled)
    }

    @Test func stubsRun() {
        var count = 0
        mock.nothingClosure = { count += 1 }
        subject.nothing()
        #expect(count == 1)
    }

    @Test func returnValuesAreReturned() {
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

    @Test func stubsPrecedeReturnValues() {
        mock.returnsNumberReturnValue = 3
        mock.returnsNumberClosure = { 4 }
        #expect(subject.returnsNumber() == 4)
    }

    @Test func objectsAreReturned() {
        let account = Account(balance: 3)
        mock.returnsAnyObjectReturnValue = account
        mock.returnsImplicitlyUnwrappedReturnValue = account
        #expect(subject.returnsAnyObject() as? Account === account)
        #expect(subject.returnsImplicitlyUnwrapped() === account)
    }

    @Test func unstubbedMembersReturnEmptyValues() {
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

    @Test func everySpellingOfVoid() {
        subject.returnsVoidByName()
        subject.returnsSwiftVoid()
        subject.returnsEmptyTuple()
        #expect(mock.returnsVoidByNameCalled && mock.returnsSwiftVoidCalled && mock.returnsEmptyTupleCalled)
    }

    @Test func metatypesOfProtocols() {
        let mock = TypeProvidingMock()
        mock.typeReturnValue = Int.self
        let type = mock.type()
        #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    }
}

@Suite("mutating, consuming and borrowing functions") struct MutatingTests {
    @Test func functions() {
        let mock = MutatingMock()
        #expect(use(mock) == 5)
        #expect(mock.changeReceivedInvocations == [1])
        #expect(mock.nextCalled && mock.lookCalled && mock.finishCalled && mock.peekCalled)
        #expect(mock.value == 5)
    }

    private func use(_ subject: some Mutating) -> Int {
        var subject = subject
        subject.change(1)
        #expect(subject.next() == nil)
        #expect(subject.look() + subject.peek() + subject.finish() == 0)
        subject.value = 5
        return subject.value
    }
}

@Suite("attributes and isolated members") struct AttributedTests {
    @Test func functions() async {
        let mock = AttributedMock()
        mock.loadIdReturnValue = 2
        #expect(mock.load(id: 1) == 2)
        #expect(mock.free() == 0)
        mock.linesReturnValue = ["a"]
        mock.listClosure = { $0().count }
        list(mock)
        mock.inlined()
        #expect(mock.inlinedCalled)
        #expect(await mock.inherits() == 0)
        (DeprecatedCall() as any Call).call(mock)
        #expect(mock.loadCallsCount == 1)
    }

    @Test func nonisolatedMembers() async {
        let mock = AttributedMock()
        mock.parallelClosure = { $0 * 2 }
        let value = await mock.parallel(2)
        #expect(value == 4)
    }

    @Test @MainActor func onTheMainActor() async {
        let mock = AttributedMock()
        mock.onMainClosure = {
            MainActor.assertIsolated()
            return $0 + 1
        }
        #expect(await mock.onMain(1) == 2)
        #expect(mock.onMainReceivedInvocations == [1])
        mock.title = "a"
        #expect(mock.title == "a")
    }

    @Test @DatabaseActor func onAnotherActor() async throws {
        let mock = AttributedMock()
        let account = Account()
        mock.onDatabaseClosure = {
            DatabaseActor.shared.assertIsolated()
            return $0
        }
        #expect(try await mock.onDatabase(account) === account)
        #expect(mock.onDatabaseReceivedAccount === account)
    }

    private func list(_ subject: any Attributed) {
        #expect(subject.lines() == ["a"])
        let count = subject.list {
            "a"
            "b"
        }
        #expect(count == 2)
    }
}

private protocol Call {
    func call(_ subject: any Attributed)
}

private struct DeprecatedCall: Call {
    @available(*, deprecated) func call(_ subject: any Attributed) { subject.load() }
}

@Suite("traps that say what to set") struct TrapTests {
    @Test func resultWithoutEmptyValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsUser()
        }
        result.explains("'PlainFunctionsMock.returnsUser()' is not stubbed. Set 'returnsUserReturnValue' or 'returnsUserClosure'")
    }

    @Test func tupleWithoutEmptyValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsMixedTuple()
        }
        result.explains("'PlainFunctionsMock.returnsMixedTuple()' is not stubbed. Set 'returnsMixedTupleReturnValue'")
    }

    @Test func closureResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            _ = subject.returnsClosure()
        }
        result.explains("PlainFunctionsMock.returnsClosure()")
    }

    @Test func neverResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any PlainFunctions = PlainFunctionsMock()
            subject.returnsNever()
        }
        result.explains("PlainFunctionsMock.returnsNever()")
    }

    @Test func typedErrorWithoutEmptyValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any Effectful = EffectfulMock()
            _ = try subject.typedUser(1)
        }
        result.explains("'EffectfulMock.typedUser(_:)' is not stubbed. Set 'typedUserReturnValue' or 'typedUserClosure'")
    }

    @Test func genericResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject: any GenericFunctions = GenericFunctionsMock()
            _ = subject.two(["a": 1], default: 2)
        }
        result.explains("'GenericFunctionsMock.two(_:default:)' is not stubbed. Set 'twoDefaultReturnValue' or 'twoDefaultClosure'")
    }

    @Test func noncopyableResult() async {
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
