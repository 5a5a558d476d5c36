protocol Mailer: Sendable {
    func send(_ text: String, to email: String) async throws
}
