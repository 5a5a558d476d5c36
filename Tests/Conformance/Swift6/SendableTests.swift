import Testing

@testable import Requirements

@Suite(.serialized) struct SendableTests {
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
        mock.underlyingLoaded = 7
        #expect(try await subject.loaded == 7)
    }

    @Test func noncopyableValues() throws {
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

    @Test func staticMembersAndInitializers() {
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

    @Test func unstubbedMembersNameThemselves() async {
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

/// Many tasks use one mock: nothing is lost, nothing is torn, nothing waits for itself.
@Suite(.serialized) struct ConcurrencyTests {
    static let tasks = 8
    static let calls = 2_000
    static var all: Int { tasks * calls }

    /// Each number of 0 ..< all once, from as many tasks at a time.
    private func fromManyTasks(_ work: @escaping @Sendable (Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<Self.tasks {
                group.addTask {
                    for call in 0..<Self.calls { try await work(task * Self.calls + call) }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func callsFromManyTasksAreCounted() async throws {
        let mock = SendableStoreMock()
        mock.saveReturnValue = 1
        mock.fetchIdTagClosure = { id, _ in User(id: id) }
        let subject: any SendableStore = mock
        try await fromManyTasks { number in
            _ = try subject.save(User(id: number))
            _ = try await subject.fetch(id: number, tag: "t")
            _ = subject[number]
            _ = mock.saveCalled && mock.saveReceivedUser != nil
        }
        #expect(mock.saveCallsCount == Self.all)
        #expect(mock.fetchIdTagCallsCount == Self.all)
        #expect(mock.subscriptCallsCount == Self.all)
        #expect(mock.saveReceivedInvocations.map(\.id).sorted() == Array(0..<Self.all))
        #expect(mock.fetchIdTagReceivedInvocations.map(\.id).sorted() == Array(0..<Self.all))
        #expect(Set(mock.subscriptReceivedInvocations).count == Self.all)
    }

    @Test func propertiesAreSafeFromManyTasks() async throws {
        let mock = SendableStoreMock()
        try await fromManyTasks { number in
            var subject: any SendableStore = mock
            subject.name = "name \(number)"
            subject.maybe = User(id: number, name: "\(number)")
            mock.list = [number, number]
            mock.user = User(id: number)
            SendableCounterMock.count = number
            #expect(subject.name.hasPrefix("name "))
            #expect(subject.maybe.map { "\($0.id)" == $0.name } == true)
            let list = subject.list
            #expect(list.count == 2 && list.first == list.last)
            _ = subject.user.id + SendableCounterMock.count
        }
        SendableCounterMock.count = 0
    }

    @Test func stubsCanChangeDuringCalls() async throws {
        let mock = SendableStoreMock()
        try await fromManyTasks { number in
            mock.saveClosure = { _ in number }
            _ = try mock.save(User(id: number))
            mock.saveReturnValue = number
            mock.maybe = nil
        }
        #expect(mock.saveCallsCount == Self.all)
    }

    @Test func staticMembers() async throws {
        SendableCounterMock.makeCallsCount = 0
        SendableCounterMock.makeClosure = { User(id: 1) }
        defer { SendableCounterMock.makeClosure = nil }
        try await fromManyTasks { _ in _ = SendableCounterMock.make() }
        #expect(SendableCounterMock.makeCallsCount == Self.all)
    }

    @Test func noncopyableValuesAreReturnedOnce() async throws {
        let mock = TicketOfficeMock()
        let found = Calls()
        try await fromManyTasks { number in
            if number % 4 == 0 { mock.maybeIssueReturnValue = Ticket(number: number) }
            if let ticket = mock.maybeIssue() { found.add(ticket.number) }
        }
        #expect(Set(found.values).count == found.values.count)
        #expect(mock.maybeIssueCallsCount == Self.all)
    }

    @Test func actors() async throws {
        let mock = BankMock()
        mock.depositClosure = { $0 }
        try await fromManyTasks { number in
            _ = await mock.deposit(number)
            _ = mock.identifier()
            mock.balance = number
            _ = mock.depositReceivedAmount
        }
        #expect(mock.depositCallsCount == Self.all)
        #expect(mock.identifierCallsCount == Self.all)
        #expect(mock.depositReceivedInvocations.sorted() == Array(0..<Self.all))
    }

    @Test func nonisolatedMembersOfTheMainActor() async throws {
        let mock = await ScreenMock()
        try await fromManyTasks { number in
            mock.identifierReturnValue = "i"
            _ = mock.identifier()
            mock.tag = number
        }
        #expect(mock.identifierCallsCount == Self.all)
    }

    @Test func genericMocksAndSequences() async throws {
        let mock = SendableStoringMock<Int>()
        let stream = SendableStreamMock()
        try await fromManyTasks { number in
            await mock.store(number)
            SendableStoringMock<Int>.count = number
            _ = SendableStoringMock<Int>.count
            stream.elements = [number]
            for await element in stream { #expect(element >= 0) }
        }
        #expect(mock.storeCallsCount == Self.all)
        #expect(Set(mock.storeReceivedInvocations).count == Self.all)
    }

    /// A stub may use its own mock: it runs when the lock is free.
    @Test(.timeLimit(.minutes(60))) func stubsCanCallTheirMock() async throws {
        let mock = SendableStoreMock()
        mock.saveClosure = { user in
            mock.name += "."
            return user.id == 0 ? 0 : try mock.save(User(id: user.id - 1)) + 1
        }
        #expect(try mock.save(User(id: 10)) == 10)
        #expect(mock.saveCallsCount == 11)
        #expect(mock.name.count == 11)

        mock.subscriptSetClosure = { index, value in if index > 0 { mock[index - 1] = value } }
        mock[3] = "x"
        #expect(mock.subscriptSetCallsCount == 4)

        mock.ticketClosure = { Ticket(number: mock.ticketCallsCount) }
        #expect(mock.ticket().number == 1)

        SendableCounterMock.makeClosure = { User(id: SendableCounterMock.makeCallsCount) }
        defer { SendableCounterMock.makeClosure = nil }
        SendableCounterMock.makeCallsCount = 0
        #expect(SendableCounterMock.make().id == 1)

        let bank = BankMock()
        bank.depositClosure = { bank.balance + bank.depositCallsCount + $0 }
        #expect(await bank.deposit(1) == 2)
        bank.identifierClosure = { bank.name + "!" }
        #expect(bank.identifier() == "!")
    }

    /// An old value ends when the lock is free.
    @Test(.timeLimit(.minutes(60))) func endsOfValuesCanUseTheirMock() {
        let mock = OwningMock()
        let ends = Ends()
        mock.owner = End { ends.note(mock.owner == nil ? "owner" : "") }
        mock.owner = nil
        _ = mock.keep(End { ends.note("argument \(mock.keep(nil))") })
        _ = mock.keep(nil)
        mock.keepReceivedInvocations = []
        let end = End { ends.note("closure \(mock.keep(nil))") }
        mock.keepClosure = { _ in withExtendedLifetime(end) { 7 } }
        mock.keepClosure = nil
        #expect(ends.texts == ["owner", "argument 0"])
    }

    /// A part of a value that is changed in place ends meanwhile. If its end reads the value, Swift says so, and nothing hangs.
    @Test(.timeLimit(.minutes(60))) func anEndCannotReadTheValueThatChanges() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let ends = Mocks.Property<[End]>([])
            ends.value = [End { _ = ends.value.count }]
            ends.value.removeAll()
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(text?.contains("Simultaneous accesses") == true)
    }
}

private final class End: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    deinit { body() }
}

private final class Ends: @unchecked Sendable {
    private(set) var texts: [String] = []

    func note(_ text: String) { texts.append(text) }
}
