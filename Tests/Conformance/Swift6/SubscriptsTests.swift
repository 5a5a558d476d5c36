import Testing

@testable import Requirements

@Suite(.serialized) struct SubscriptsTests {
    let mock = SubscriptsMock()
    var subject: any Subscripts { mock }

    @Test func overloadedByResult() {
        mock.subscriptIntStringReturnValue = "text"
        mock.subscriptIntIntClosure = { $0 * 2 }
        let text: String = subject[1]
        let number: Int = subject[3]
        #expect(text == "text")
        #expect(number == 6)
        #expect(mock.subscriptIntStringCallsCount == 1)
        #expect(mock.subscriptIntStringReceivedIndex == 1)
        #expect(mock.subscriptIntIntReceivedIndex == 3)
        #expect(mock.subscriptIntIntReceivedInvocations == [3])
    }

    @Test func labelledAndSettable() {
        var subject = subject
        #expect(subject[key: "a"] == 0)
        mock.subscriptKeyReturnValue = 2
        subject[key: "b"] += 5
        #expect(mock.subscriptKeyCallsCount == 2)
        #expect(mock.subscriptKeyReceivedInvocations == ["a", "b"])
        #expect(mock.subscriptKeySetCallsCount == 1)
        #expect(mock.subscriptKeySetCalled)
        #expect(mock.subscriptKeySetReceivedArguments?.key == "b")
        #expect(mock.subscriptKeySetReceivedArguments?.newValue == 7)
        #expect(mock.subscriptKeySetReceivedInvocations.count == 1)
        let written = Calls()
        mock.subscriptKeySetClosure = { _, value in written.add(value) }
        subject[key: "c"] = 9
        #expect(written.values == [9])
    }

    @Test func severalIndices() {
        var subject = subject
        #expect(subject[1, 2] as Double == 0)
        mock.subscriptIntIntDoubleClosure = { Double($0) + Double($1) / 10 }
        #expect(subject[1, 2] as Double == 1.2)
        subject[3, 4] = 5.5
        #expect(mock.subscriptIntIntDoubleReceivedArguments?.row == 1)
        #expect(mock.subscriptIntIntDoubleReceivedArguments?.column == 2)
        #expect(mock.subscriptIntIntDoubleSetReceivedArguments?.newValue == 5.5)
    }

    @Test func generic() {
        #expect(subject[Int.self] == nil)
        mock.subscriptTTypeReturnValue = 4
        #expect(subject[Int.self] == 4)
        mock.subscriptTTypeClosure = { "\($0)" }
        #expect(subject[String.self] == "String")
        #expect(mock.subscriptTTypeReceivedType is String.Type)
        #expect(mock.subscriptTTypeCallsCount == 3)
    }

    @Test func asyncAndThrowing() async throws {
        #expect(try subject[throwing: 1] == 0)
        mock.subscriptThrowingThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject[throwing: 2] }
        #expect(mock.subscriptThrowingReceivedInvocations == [1, 2])

        mock.subscriptAwaitingClosure = { index in
            await Task.yield()
            return User(id: index)
        }
        #expect(try await subject[awaiting: 5].id == 5)
        mock.subscriptAwaitingClosure = nil
        let error = await #expect(throws: (any Error).self) { try await mock[awaiting: 6] }
        expect(
            error,
            says: "'SubscriptsMock.subscript(awaiting:)' is not stubbed. "
                + "Set 'subscriptAwaitingReturnValue' or 'subscriptAwaitingClosure'.")
        #expect(mock.subscriptAwaitingReceivedInvocations == [5, 6])
    }

    @Test func indexNamedNewValue() {
        var subject = subject
        mock.subscriptBoolReturnValue = 3
        #expect(subject[true] == 3)
        subject[false] = 4
        #expect(mock.subscriptBoolReceivedNewValue == true)
        #expect(mock.subscriptBoolSetReceivedArguments?.newValue == false)
        #expect(mock.subscriptBoolSetReceivedArguments?.assignedValue == 4)
    }

    @Test func noneAndManyIndices() {
        mock.subscriptReturnValue = 1
        #expect(subject[] == 1)
        #expect(mock.subscriptCallsCount == 1)
        mock.subscriptIntIntMemberClosure = { $0.reduce(0, +) }
        #expect(subject[1, 2, 3] as Int == 6)
        #expect(mock.subscriptIntIntMemberReceivedValues == [1, 2, 3])
    }

    @Test func staticSubscripts() {
        SubscriptsMock.subscriptIntIntStaticCallsCount = 0
        SubscriptsMock.subscriptIntIntStaticReceivedInvocations = []
        defer { SubscriptsMock.subscriptIntIntStaticClosure = nil }
        func get<P: Subscripts>(_ type: P.Type, _ index: Int) -> Int { P[index] }
        #expect(get(SubscriptsMock.self, 1) == 0)
        SubscriptsMock.subscriptIntIntStaticClosure = { $0 + 1 }
        #expect(get(SubscriptsMock.self, 2) == 3)
        #expect(SubscriptsMock.subscriptIntIntStaticCallsCount == 2)
        #expect(SubscriptsMock.subscriptIntIntStaticReceivedInvocations == [1, 2])
    }

    @Test func unstubbedSubscriptsStopTheTest() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = (SubscriptsMock() as any Subscripts)[user: User()]
        }
        expect(result, says: "'SubscriptsMock.subscript(user:)' is not stubbed. Set 'subscriptUserReturnValue' or 'subscriptUserClosure'.")
    }

    @Test func indexOfAProjectType() {
        mock.subscriptUserClosure = { User(id: $0.id + 1) }
        #expect(subject[user: User(id: 1)].id == 2)
        #expect(mock.subscriptUserReceivedUser == User(id: 1))
    }

    @Test func readingThatChanges() {
        let mock = CachedSubscriptMock()
        mock.subscriptReturnValue = 2
        #expect(mock[1] == 2 && mock.subscriptReceivedIndex == 1)
    }
}
