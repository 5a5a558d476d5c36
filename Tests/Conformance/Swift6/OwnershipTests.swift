import Testing

@testable import Requirements

@Suite("ownership, sending and noncopyable values") struct OwnershipTests {
    let mock = OwnershipMock()
    var subject: any Ownership { mock }

    @Test func borrowedAndConsumedValuesAreRecorded() {
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

    @Test func isolatedParameters() async {
        let mock = OwnershipMock()
        mock.optionalIsolationReturnValue = 2
        #expect(await mock.optionalIsolation(nil) == 2)
        #expect(mock.optionalIsolationReceivedInvocations.count == 1)
        #expect(mock.optionalIsolationReceivedActor == nil)
    }

    @Test @DatabaseActor static func isolatedParametersOnAnActor() {
        let mock = OwnershipMock()
        mock.isolateReturnValue = 1
        #expect(mock.isolate(DatabaseActor.shared) == 1)
        #expect(mock.isolateReceivedActor === DatabaseActor.shared)
    }

    @Test func stubsReceiveNoncopyableArguments() {
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

    @Test func noncopyableResultsAreReturnedOnce() throws {
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

    @Test func valuesThatCannotBeRecorded() {
        mock.useTimesClosure = { $0 * 2 }
        #expect(subject.use(Ticket(number: 1), times: 2) == 4)
        #expect(mock.useTimesReceivedTimes == 2)
        mock.spanClosure = { $0.count }
        #expect(subject.span([1, 2, 3].span) == 3)
        #expect(mock.spanCallsCount == 1)
    }

    @Test func tuples() async throws {
        let mock = OwnedTuplesMock()
        mock.keepClosure = { $0.0 + $0.1.count }
        #expect(mock.keep((40, "ab")) == 42)
        mock.look((first: 1, second: "x"))
        #expect(mock.lookReceivedPair?.second == "x")
        try await mock.nothing(())
        #expect(mock.nothingCallsCount == 1)
    }

    @Test func sendingValues() async throws {
        let mock = SendingGenericsMock()
        mock.passClosure = { $0 }
        #expect(mock.pass(1) == 1)
        #expect(try await mock.find(1) == nil)
        mock.findReturnValue = 4
        #expect(try await mock.find(1) == 4)
    }

    @Test func noncopyableValues() async throws {
        let mock = NoncopyableClosuresMock()
        mock.issueClosure = { try $0() }
        #expect(mock.issue { Ticket(number: 3) }.number == 3)
        #expect(throws: LoadError.missing) { _ = try mock.issue { throw LoadError.missing } }
        mock.issueLaterClosure = { try await $0() }
        #expect(await mock.issueLater { Ticket(number: 4) }.number == 4)
        #expect(mock.look(Ticket(number: 1)) { $0.number } == 0)
        mock.lookClosure = { 5 }
        #expect(mock.look(Ticket(number: 1)) { $0.number } == 5)
        mock.lookLater { (_: borrowing Ticket) in }
        #expect(mock.lookCalled && mock.lookLaterCalled)
    }

    @Test func valuesThatComeBack() throws {
        let mock = SendingInoutMock()
        var account = Account(balance: 1)
        mock.refillClosure = { $0.balance += 10 }
        mock.refill(&account)
        #expect(account.balance == 11 && mock.refillReceivedAccount === account)
        mock.exchangeForCountingClosure = { account, other, count in
            account = Account(balance: other.balance)
            count += 1
            return count
        }
        var (other, count) = (Account(balance: 2), 1)
        let exchanged = try mock.exchange(&other, for: Account(balance: 5), counting: &count)
        #expect(exchanged == 2 && other.balance == 5 && count == 2)
        mock.changeClosure = { value in
            value = 4
            return 5
        }
        var number = 3
        #expect(mock.change(&number) == 5 && number == 4)
        mock.withClosure = { body in
            var account = Account(balance: 7)
            return body(&account)
        }
        #expect(mock.with { $0.balance } == 7)
    }

    /// Their closures do not get the value, which the actor could otherwise keep.
    @Test func valuesThatActorsSendBack() async throws {
        let mock = SendingActorMock()
        mock.changeReturnValue = 4
        var (number, numbers) = (3, [1])
        #expect(await mock.change(&number) == 4 && number == 3)
        try await mock.later(&numbers)
        #expect(mock.changeReceivedValue as? Int == 3 && mock.laterCallsCount == 1)
    }

    @Test func metatypes() async throws {
        let mock = SizesMock()
        mock.sizeOfTimesReturnValue = 3
        #expect(mock.size(of: Ticket.self, times: 2) == 3)
        #expect(mock.sizeOfTimesReceivedTimes == 2)
        #expect(try mock.maybe(Span<Int>.self) == 0)
        #expect(await mock.optional(Optional<Jewel>.self) == 0)
        mock.takeReturnValue = 4
        #expect(mock.take(Ticket(number: 1)) == 4)
        #expect(mock.maybeCalled && mock.optionalCallsCount == 1)
    }

    @Test func aliasesAndGenericTypes() {
        let passes = PassesMock()
        passes.issueReturnValue = Ticket(number: 3)
        passes.lookClosure = { $0.number }
        #expect(passes.issue().number == 3 && passes.look(Ticket(number: 4)) == 4)
        let rolls = RollsMock()
        rolls.take(Roll(value: 1))
        rolls.lookReturnValue = 5
        #expect(rolls.takeCalled && rolls.look(Roll(value: 1)) == 5)
        let sending = SendingBackMock()
        #expect(sending.all().isEmpty && sending.allCalled)
    }
}

private struct Jewel: Noncopying, ~Copyable {}

@Suite("noncopyable existentials") struct StrongroomTests {
    @Test func valuesReachTheStub() {
        let mock = StrongroomMock()
        mock.takeReturnValue = 3
        let vault: any Strongroom = mock
        vault.look(Jewel(), times: 2)
        #expect(vault.take(Jewel()) == 3)
        #expect(mock.lookTimesReceivedTimes == 2 && mock.lookTimesCallsCount == 1 && mock.takeCallsCount == 1)
    }
}

@Suite("generic parameters of aliases that suppress copies") struct DepositoryTests {
    @Test func valuesAreNotRecorded() {
        let mock = DepositoryMock()
        mock.lookTimesReturnValue = 4
        #expect(mock.look(Jewel(), times: 2) == 4 && mock.lookTimesReceivedTimes == 2)
        mock.take(Jewel())
        #expect(mock.takeCallsCount == 1)
    }
}

@Suite("enums whose cases are not compiled") struct VanishingTests {
    @Test func onlyOptionalsHaveValues() {
        let mock = VanishingMock()
        #expect(mock.find(1) == nil && mock.findReceivedId == 1)
        #expect(throws: (any Error).self) { try mock.pick() }
    }
}
