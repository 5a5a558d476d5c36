import Testing

@testable import Requirements

/// A test stubs and reads the mock of an actor without waiting; only its requirements are called with `await`.
@Suite(.serialized) struct ActorsTests {
    @Test func requirements() async throws {
        let mock = BankMock()
        let subject: any Bank = mock
        mock.balance = 3
        mock.owner = "o"
        mock.depositClosure = { $0 + 1 }
        mock.withdrawClosure = { amount in
            await Task.yield()
            return Account(balance: amount)
        }
        #expect(await subject.balance == 3)
        #expect(await subject.owner == "o")
        #expect(await subject.deposit(4) == 5)
        #expect(mock.depositReceivedInvocations == [4])
        await subject.audit(Account(balance: 6))
        #expect(mock.auditReceivedAccount?.balance == 6)
        let error = await #expect(throws: (any Error).self) {
            mock.withdrawClosure = nil
            try await subject.takeOut(2)
        }
        expect(error, says: "'BankMock.withdraw(_:)' is not stubbed. Set 'withdrawReturnValue' or 'withdrawClosure'.")
        #expect(mock.withdrawCallsCount == 1)
    }

    @Test func nonisolatedRequirements() {
        let mock = BankMock()
        let subject: any Bank = mock
        #expect(subject.identifier() == "")
        mock.identifierReturnValue = "i"
        mock.name = "n"
        #expect(subject.identifier() == "i")
        #expect(subject.name == "n")
        #expect(mock.identifierCallsCount == 2)

        let tagged = TaggedMock()
        tagged.tag = "t"
        tagged.tagsClosure = { Array(repeating: "x", count: $0) }
        tagged.subscriptReturnValue = 4
        let any: any Tagged = tagged
        #expect(any.tag == "t")
        #expect(any.tags(2) == ["x", "x"])
        #expect(any["s"] == 4)
        #expect(tagged.subscriptReceivedName == "s")
    }

    /// Whichever file the compiler reads first: this one creates the actor.
    @Test func anInitializerOfAnActorThatIsEquatable() throws {
        let (mock, other) = (KeyedStoreMock(key: "k"), try KeyedStoreMock(items: [1, 2]))
        mock.ageReturnValue = 3
        #expect(mock.age() == 3 && mock.initKeyReceivedKey == "k" && other.initItemsReceivedItems as? [Int] == [1, 2])
        #expect(mock == mock && mock != other && mock.description == "")
    }

    @Test func everyKindOfMember() async throws {
        let mock = VaultMock(name: "v")
        let subject: any Vault = mock
        #expect(mock.initNameReceivedName == "v")
        mock.subscriptReturnValue = "s"
        #expect(await subject[1] == "s")
        mock.underlyingLoaded = 2
        #expect(try await subject.loaded == 2)
        let watched = Calls()
        await subject.watch { watched.add($0) }
        mock.watchReceivedHandler?(3)
        #expect(watched.values == [3])
        mock.performClosure = { $0(4) }
        #expect(await subject.perform { $0 * 2 } == 8)
        mock.changeClosure = { $0 += 1 }
        var value = 5
        await subject.change(&value)
        #expect(value == 6)
        mock.findReturnValue = 7
        #expect(await subject.find(1) == 7)
        #expect(mock.findReceivedValue as? Int == 1)
        VaultMock.openClosure = { $0.count }
        defer { VaultMock.openClosure = nil }
        #expect(VaultMock.open("abc") == 3)
        VaultMock.count = 2
        #expect((VaultMock.self as any Vault.Type).count == 2)
    }

    @Test func valuesThatAreNotSendable() async {
        let mock = AccountKeeperMock()
        mock.keepClosure = { $0.balance }
        #expect(await (mock as any AccountKeeper).keep(Account(balance: 3)) == 3)
        #expect(mock.keepReceivedAccount?.balance == 3)
        mock.describeReturnValue = "d"
        #expect((mock as any AccountKeeper).describe(Account()) == "d")
        mock.account = Account(balance: 9)
        #expect(mock.account.balance == 9)
    }

    @Test func unstubbedMembersNameThemselves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AccountKeeperMock().account
        }
        expect(result, says: "'AccountKeeperMock.account' has no value. Set it before the code under test reads it.")
    }

    @Test func sendingClosures() async {
        let mock = SendingRethrowingMock()
        mock.runClosure = { try await $0() }
        #expect(await mock.run { Account(balance: 3) }.balance == 3)
        await #expect(throws: LoadError.missing) { try await mock.run { () async throws -> Int in throw LoadError.missing } }
    }

    @Test func closureArguments() async throws {
        let mock = TransactionsMock()
        mock.runClosure = { try await $0() + 1 }
        #expect(await mock.run { 1 } == 2)
        await #expect(throws: LoadError.missing) { try await mock.run { throw LoadError.missing } }
        mock.runWithClosure = { try await $0() + $1.balance }
        #expect(try await mock.run({ 1 }, with: Account(balance: 4)) == 5)
        mock.loadClosure = { try await $0(Account(balance: 6)) }
        #expect(try await mock.load { $0.balance } == 6)
        let calls = Calls()
        mock.laterThenClosure = { body, then in
            await body(Account())
            await then?()
        }
        await mock.later({ _ in calls.add(1) }, then: { calls.add(2) })
        #expect(calls.values == [1, 2])
        await mock.hand { 3 }
        #expect(mock.handReceivedBody?() == 3)
    }
}

extension Bank {
    /// Inside of the actor, which keeps what is not Sendable.
    fileprivate func takeOut(_ amount: Int) async throws { _ = try await withdraw(amount) }
}
