import Testing

@testable import Requirements

@Suite(.serialized) struct SendableStoreTests {
    let mock = SendableStoreMock()
    var subject: any SendableStore { mock }

    @Test func properties() {
        var subject = subject
        #expect(subject.name == "")
        #expect(subject.maybe == nil)
        #expect(subject.list == [])
        subject.name = "n"
        subject.maybe = User(id: 1)
        mock.list = [1]
        mock.user = User(id: 2)
        #expect(mock.name == "n")
        #expect(mock.maybe?.id == 1)
        #expect(subject.list == [1])
        #expect(subject.user.id == 2)
    }

    @Test func functions() async throws {
        #expect(try subject.save(User(id: 1)) == 0)
        mock.saveReturnValue = 2
        #expect(try subject.save(User(id: 2)) == 2)
        mock.saveClosure = { $0.id * 2 }
        #expect(try subject.save(User(id: 3)) == 6)
        mock.saveThrowableError = LoadError.missing
        #expect(throws: LoadError.missing) { try subject.save(User(id: 4)) }
        #expect(mock.saveReceivedInvocations.map(\.id) == [1, 2, 3, 4])

        mock.fetchIdTagClosure = { id, tag in User(id: id, name: tag) }
        #expect(try await subject.fetch(id: 5, tag: "t") == User(id: 5, name: "t"))
        #expect(mock.fetchIdTagReceivedArguments?.tag == "t")
        let account = Account()
        mock.accountClosure = { $0 }
        #expect(subject.account(account) === account)
        mock.errorErrorValueClosureReturnValue = User(id: 6)
        #expect(try subject.error(error: 1, value: 2, closure: 3).id == 6)
        #expect(mock.errorErrorValueClosureReceivedArguments?.closure == 3)
    }

    @Test func closuresAndReferences() throws {
        let calls = Calls()
        subject.done { calls.add($0) }
        mock.doneReceivedCompletion?(1)
        mock.nonEscapingClosure = { $0(2) }
        subject.nonEscaping { calls.add($0) }
        #expect(calls.values == [1, 2])
        #expect(mock.nonEscapingCallsCount == 1)
        mock.changeClosure = { value in
            value += 1
            return value * 2
        }
        var value = 3
        #expect(subject.change(&value) == 8)
        #expect(value == 4)
        #expect(mock.changeReceivedValue == 3)
        subject.borrow("b")
        #expect(mock.borrowReceivedText == "b")
        mock.performClosure = { try $0() + 1 }
        #expect(subject.perform { 4 } == 5)
        #expect(throws: LoadError.missing) { try subject.perform { throw LoadError.missing } }
    }

    @Test func genericsPacksAndSubscripts() async throws {
        mock.genericClosure = { $0 }
        #expect(subject.generic(Dog(noise: "g")).noise == "g")
        mock.packClosure = { $0.count }
        #expect(subject.pack(1, "a", true) == 3)
        #expect(mock.packReceivedValues?.count == 3)
        var subject = subject
        #expect(subject[1] == "")
        subject[2] = "two"
        #expect(mock.subscriptReceivedIndex == 1)
        #expect(mock.subscriptSetReceivedArguments?.newValue == "two")
        mock.loadedReturnValue = 7
        #expect(try await subject.loaded == 7)
    }

    @Test func movedValues() throws {
        mock.ticketReturnValue = Ticket(number: 4)
        #expect(subject.ticket().number == 4)
        mock.ticketClosure = { Ticket(number: 5) }
        #expect(subject.ticket().number == 5)

        let office = TicketOfficeMock()
        let any: any TicketOffice = office
        office.issueReturnValue = Ticket(number: 1)
        #expect(any.issue().number == 1)
        #expect(number(any.maybeIssue()) == nil)
        office.maybeIssueReturnValue = Ticket(number: 2)
        #expect(any.maybeIssue()?.number == 2)
        #expect(number(any.maybeIssue()) == nil)
        office.takeClosure = { $0.number }
        #expect(any.take(Ticket(number: 3)) == 3)
        #expect(office.maybeIssueCallsCount == 3)
        #expect(throws: (any Error).self) { _ = try office.issueOrThrow().number }
    }

    private func number(_ ticket: consuming Ticket?) -> Int? { if let ticket { ticket.number } else { nil } }

    @Test func ofTheType() {
        let type: any SendableStore.Type = SendableStoreMock.self
        SendableStoreMock.makeReturnValue = User(id: 1)
        SendableStoreMock.initIdClosure = { SendableStoreMock.count += $0 }
        defer {
            SendableStoreMock.makeReturnValue = nil
            SendableStoreMock.initIdClosure = nil
            SendableStoreMock.count = 0
        }
        #expect(type.make().id == 1)
        #expect((type.init(id: 3) as? SendableStoreMock)?.initIdReceivedId == 3)
        #expect(type.count == 3)
    }

    @Test func withoutAStub() async {
        let error = await #expect(throws: (any Error).self) { try await subject.fetch(id: 1, tag: "") }
        expect(error, says: "'SendableStoreMock.fetch(id:tag:)' is not stubbed. Set 'fetchIdTagReturnValue' or 'fetchIdTagClosure'.")
        let user = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SendableStoreMock().user
        }
        expect(user, says: "'SendableStoreMock.user' has no value. Set it before the code under test reads it.")
        let ticket = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SendableStoreMock().ticket()
        }
        expect(ticket, says: "'SendableStoreMock.ticket()' is not stubbed. Set 'ticketReturnValue' or 'ticketClosure'.")
    }
}
