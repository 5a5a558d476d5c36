import Foundation
import Testing

@testable import Accounts

struct MailboxFull: Error {}

@Suite struct SignUpServiceTests {
    private let accounts = AccountRepositoryMock()
    private let mailer = MailerMock()
    private let clock = WallClockMock()
    private let service: SignUpService

    init() {
        clock.now = Date(timeIntervalSince1970: 1000)
        service = SignUpService(accounts: accounts, mailer: mailer, clock: clock)
    }

    @Test func storesTheAccountWithItsDate() async throws {
        let account = try await service.signUp(email: "ann@example.com")

        #expect(account == Account(email: "ann@example.com", createdAt: Date(timeIntervalSince1970: 1000)))
        #expect(accounts.on.insert.calls == [account])
        #expect(mailer.on.send.calls.map(\.email) == ["ann@example.com"])
    }

    @Test func rejectsOnlyEmailsThatHaveAnAccount() async throws {
        let ann = Account(email: "ann@example.com", createdAt: clock.now)
        accounts.on.account.when("ann@example.com").returns(ann)

        await #expect(throws: SignUpError.emailIsTaken) { try await service.signUp(email: "ann@example.com") }
        _ = try await service.signUp(email: "bob@example.com")

        #expect(accounts.on.insert.calls.map(\.email) == ["bob@example.com"])
    }

    @Test func storesTheAccountBeforeItSendsTheMail() async throws {
        _ = try await service.signUp(email: "ann@example.com")

        #expect(accounts.on.insert.wasCalled(before: mailer.on.send))
    }

    @Test func deletesTheAccountIfTheMailFails() async {
        mailer.on.send.throws(MailboxFull())

        await #expect(throws: MailboxFull.self) { try await service.signUp(email: "ann@example.com") }

        #expect(accounts.on.delete.calls == ["ann@example.com"])
        #expect(mailer.on.send.wasCalled(before: accounts.on.delete))
    }
}
