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
        let insert = accounts.on.insert.held()
        async let first = service.signUp(email: "ann@example.com")
        try await insert.arrived()

        await #expect(throws: SignUpError.alreadyInProgress) { try await service.signUp(email: "ann@example.com") }

        insert.returns()
        #expect(try await first.email == "ann@example.com")
    }

    @Test func announcesToAllInTheBackground() async throws {
        mailer.on.send.when(.any, "ann@example.com").throws(MailboxFull())

        service.announce("We move.", to: ["ann@example.com", "bob@example.com"])

        try await mailer.on.send.wait(of: "We move.", "bob@example.com")
        #expect(mailer.on.send.count == 2)
    }
}
