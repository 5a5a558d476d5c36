protocol AccountRepository: Sendable {
    func account(email: String) async throws -> Account?
    func insert(_ account: Account) async throws
    func delete(email: String) async throws
}
