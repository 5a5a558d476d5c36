protocol Checkout: Sendable {
    func order(_ items: [String]) async throws -> Int
}
