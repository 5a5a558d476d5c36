import Testing

@testable import Requirements

@Suite("types that the app extends") struct ProjectExtensionsTests {
    @Test func mocksIgnoreExtensionsOfTheProject() async throws {
        let mock = SafehouseMock()
        let subject: any Safehouse = mock
        mock.openClosure = { code in
            // The mock's lock is free while a closure runs.
            mock.owner = "Anna"
            return "\(code)"
        }
        #expect(try await subject.open(7) == "7")
        #expect(mock.owner == "Anna" && mock.openReceivedInvocations == [7])
        mock.ticketReturnValue = Ticket(number: 3)
        #expect(subject.ticket().number == 3)
        SafehouseMock.count = 2
        #expect(SafehouseMock.count == 2)
    }

    @Test func mockIsSafeFromManyTasks() async {
        let mock = SafehouseMock()
        mock.openReturnValue = ""
        await withTaskGroup(of: Void.self) { group in
            for code in 0..<100 { group.addTask { _ = try? await mock.open(code) } }
        }
        #expect(mock.openCallsCount == 100 && mock.openReceivedInvocations.count == 100)
    }
}
