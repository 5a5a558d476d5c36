protocol SearchIndex: Sendable {
    func items(matching text: String) async throws -> [String]
}
