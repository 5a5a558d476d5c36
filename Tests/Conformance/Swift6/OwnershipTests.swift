import Testing

@testable import Requirements

@Suite("ownership, sending and noncopyable values") struct OwnershipTests {
    let mock = OwnershipMock()
    var subject: any Ownership { mock }

    @Test func borrowedAndConsumedValuesAreKept() {
        mock.borrowClosure = { $0.count }
        #expect(subject.borrow("abc") == 3)
        #expect(mock.borrowReceivedText == "abc")
        var text = ""
        mock.consumeClosure = { text = $0 }
        subject.consume("abc")
        #expect(text == "abc")
        #expect(mock.consumeReceivedInvocations == ["abc"])
    }

    @Test func valuesAreSent() {
        subject.send(Account(balance: 1))
        #expect(mock.sendReceivedAccount?.balance == 1)
        mock.sendBackClosure = { $0 }
        #expect(subject.sendBack(Account(balance: 2)).balance == 2)
        mock.sendBackClosure = nil
        mock.sendBackReturnValue = Account(balance: 3)
        #expect(subject.sendBack(Account()).balance == 3)
        subject.legacy(Account(balance: 4))
        #expect(mock.legacyReceivedValue?.balance == 4)
    }

    @Test func isolationIsAnArgument() async {
        let mock = OwnershipMock()
        mock.optionalIsolationReturnValue = 2
        #expect(await mock.optionalIsolation(nil) == 2)
        #expect(mock.optionalIsolationReceivedInvocations.count == 1)
        #expect(mock.optionalIsolationReceivedActor == nil)
    }

    @Test @DatabaseActor static func isolationOfAnActor() {
        let mock = OwnershipMock()
        mock.isolateReturnValue = 1
        #expect(mock.isolate(DatabaseActor.shared) == 1)
        #expect(mock.isolateReceivedActor === DatabaseActor.shared)
    }

    @Test func noncopyableArgumentsGoToTheStub() {
        var numbers: [Int] = []
        mock.takeTicketClosure = { numbers.append($0.number) }
        mock.lookClosure = { $0.number }
        mock.changeClosure = { $0.number += 10 }
        var ticket = Ticket(number: 1)
        #expect(subject.look(ticket) == 1)
        subject.change(&ticket)
        #expect(ticket.number == 11)
        subject.takeTicket(ticket)
        #expect(numbers == [11])
        #expect(mock.takeTicketCalled && mock.changeCalled)
    }

    @Test func noncopyableResultsAreHandedOverOnce() throws {
        mock.issueReturnValue = Ticket(number: 1)
        #expect(subject.issue().number == 1)
        let isGone = mock.issueReturnValue == nil
        #expect(isGone)
        mock.issueClosure = { Ticket(number: 2) }
        #expect(subject.issue().number == 2)
        mock.issueOrThrowReturnValue = Ticket(number: 3)
        #expect(try subject.issueOrThrow(1).number == 3)
        do {
            _ = try subject.issueOrThrow(2)
            Issue.record("should throw")
        } catch {
            #expect("\(error)".hasPrefix("'OwnershipMock.issueOrThrow(_:)' is not stubbed"))
        }
        #expect(mock.issueOrThrowReceivedInvocations == [1, 2])
        let isMissing = subject.maybeIssue() == nil
        #expect(isMissing)
        mock.maybeIssueReturnValue = Ticket(number: 4)
        #expect(subject.maybeIssue()?.number == 4)
    }

    @Test func valuesThatCannotBeKept() {
        mock.useTimesClosure = { $0 * 2 }
        #expect(subject.use(Ticket(number: 1), times: 2) == 4)
        #expect(mock.useTimesReceivedTimes == 2)
        mock.spanClosure = { $0.count }
        #expect(subject.span([1, 2, 3].span) == 3)
        #expect(mock.spanCallsCount == 1)
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

    @Test func anyThread() async {
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
