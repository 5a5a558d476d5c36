enum SignUpError: Error {
    case emailIsTaken
    case alreadyInProgress
}

actor SignUpService {
    private let accounts: any AccountRepository
    private let mailer: any Mailer
    private let clock: any WallClock
    private var inProgress: Set<String> = []

    init(accounts: any AccountRepository, mailer: any Mailer, clock: any WallClock) {
        self.accounts = accounts
        self.mailer = mailer
        self.clock = clock
    }

    func signUp(email: String) async throws -> Account {
        // Other calls run while this one waits for the repository, so the repository alone cannot reject the same email.
        guard inProgress.insert(email).inserted else { throw SignUpError.alreadyInProgress }
        defer { inProgress.remove(email) }
        guard try await accounts.account(email: email) == nil else { throw SignUpError.emailIsTaken }

        let account = Account(email: email, createdAt: clock.now)
        try await accounts.insert(account)
        do {
            try await mailer.send("Please confirm your email.", to: email)
        } catch {
            try await accounts.delete(email: email)
            throw error
        }
        return account
    }

    /// Returns at once, and sends the mails in the background.
    nonisolated func announce(_ text: String, to emails: [String]) {
        Task { [mailer] in
            for email in emails { try? await mailer.send(text, to: email) }
        }
    }
}
