import Testing

@testable import Accounts

@Suite struct ConcurrencyTests {
    private let accounts = AccountRepositoryMock()
    private let mailer = MailerMock()
    private let service: SignUpService

    init() {
        service = SignUpService(accounts: accounts, mailer: mailer, clock: WallClockMock())
    }

    @Test func rejectsASecondSignUpWhileTheFirstOneRuns() async throws {
        let insert = accounts.on.insert.holds()
        async let first = service.signUp(email: "ann@example.com")
        try await insert.waitForCalls()

        await #expect(throws: SignUpError.alreadyInProgress) { try await service.signUp(email: "ann@example.com") }

        insert.returns()
        #expect(try await first.email == "ann@example.com")
    }

    @Test func announcesToAllInTheBackground() async throws {
        mailer.on.send.when(.any, "ann@example.com").throws(MailboxFull())

        service.announce("We move.", to: ["ann@example.com", "bob@example.com"])

        try await mailer.on.send.when("We move.", "bob@example.com").waitForCalls()
        #expect(mailer.on.send.count == 2)
    }
}
