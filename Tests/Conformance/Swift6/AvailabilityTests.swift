import Testing

@testable import Requirements

@Suite("deprecated types in deprecated requirements") struct AvailabilityTests {
    private let steps: any Steps = DeprecatedSteps()

    @Test func deprecatedMembers() async throws { try await steps.migrate() }

    @Test func deprecatedMembersOfSendableProtocols() async throws { try await steps.share() }

    @Test func deprecatedAliases() { steps.rename() }

    /// Its mock is unavailable, as the protocol is.
    @available(*, unavailable) private func retire(_ mock: RetiredMock) throws -> Int { try mock.retire(1) }

    @Test func otherMembersAreNotDeprecated() {
        let mock = MigratingMock()
        mock.loadIdReturnValue = User(id: 2)
        #expect(mock.load(id: 2).id == 2)
        #expect(mock.loadIdReceivedId == 2 && mock.loadIdCalled)
        #expect(mock.oldReceivedUser == nil)
        #expect(mock.loadDoneCallsCount == 0)
    }

    @Test func multilineStringsInAttributes() { steps.document() }

    @Test func multilineStringsAsDefaultValues() {
        let mock = LetterMock()
        _ = mock.write(times: 2)
        #expect(mock.writeTimesReceivedArguments?.text == "Dear \"reader\"\n  \\(1)")
    }

    @available(macOS 10.15, iOS 13, *)
    @Test func availabilityMacros() {
        let mock = ScheduledMock()
        mock.planReturnValue = 3
        mock.isPlanned = true
        #expect((mock as any Scheduled).plan(User(id: 1)) == 3)
        #expect((mock as any Scheduled).isPlanned)
    }

    @available(*, deprecated)
    @Test func deprecatedMembers() {
        let thing = SizedThingMock(size: 3)
        #expect(thing.initSizeReceivedSize == 3)
        let mock = PartlyDeprecatedMock()
        (mock.oldReturnValue, mock.newReturnValue) = (1, 2)
        #expect(mock.old() == 1 && mock.new() == 2)
    }
}

/// The compiler does not warn about calls of a requirement whose implementation is deprecated.
private protocol Steps: Sendable {
    func migrate() async throws
    func share() async throws
    func document()
    func rename()
}

private struct DeprecatedSteps: Steps {
    @available(*, deprecated) func migrate() async throws {
        let mock = MigratingMock()
        mock.legacy = LegacyUser(id: 1)
        #expect(mock.legacy.id == 1 && mock.legacies.isEmpty)
        mock.loadDoneClosure = { old, done in
            done(old)
            return LegacyUser(id: 3)
        }
        var seen: [LegacyUser] = []
        #expect(mock.load(LegacyUser(id: 2)) { seen.append($0) } == LegacyUser(id: 3))
        #expect(seen == [LegacyUser(id: 2)] && mock.loadDoneReceivedArguments?.old == LegacyUser(id: 2))
        #expect(try await mock.find(1) == nil)
        mock.subscriptReturnValue = 4
        #expect(mock[LegacyUser()] == 4)
        MigratingMock.reset([LegacyUser(id: 5)])
        #expect(MigratingMock.resetReceivedUsers == [LegacyUser(id: 5)])
    }

    @available(*, deprecated) func share() async throws {
        let mock = SharedMigratingMock()
        mock.legacy = LegacyUser(id: 1)
        mock.loadReturnValue = LegacyUser(id: 2)
        #expect(mock.legacy.id == 1)
        #expect(try await mock.load(LegacyUser(id: 3)).id == 2)
        #expect(mock.loadReceivedInvocations.map(\.id) == [3])
        SharedMigratingMock.reset([LegacyUser(id: 5)])
        #expect(SharedMigratingMock.resetReceivedUsers == [LegacyUser(id: 5)])
    }

    @available(*, deprecated) func document() {
        let mock = DocumentedMock()
        mock.title = "a"
        mock.loadReturnValue = 3
        #expect(mock.load(1) == 3 && mock.loadReceivedOld == 1 && mock.title == "a")
    }

    @available(*, deprecated) func rename() {
        let mock = RenamingMock()
        mock.addReturnValue = { $0.id + 1 }
        mock.rename = mock.add({ $0.id }, [])
        #expect(mock.rename?(LegacyUser(id: 2)) == 3)
        #expect(mock.addReceivedArguments?.rename(LegacyUser(id: 4)) == 4)
        let store = LegacyStoreMock<Int>()
        store.dispatchReturnValue = { state, _ in state + 1 }
        #expect(store.dispatch { state, _ in state }?(2, store) == 3)
        #expect(store.dispatchReceivedCreator?(5, store) == 5)
    }
}
