import Testing

@testable import Requirements

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

    @Test func everyCallCounts() async throws {
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

    @Test func propertiesAreWritten() async throws {
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

    @Test func stubsAreExchangedWhileTheyAreCalled() async throws {
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

    @Test func movedValuesAreHadOnce() async throws {
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
    @Test(.timeLimit(.minutes(1))) func stubsCallBack() async throws {
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
}
