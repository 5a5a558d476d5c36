public protocol Session: Sendable {
    var token: String? { get set }
    func open(url: String, retries: Int) async throws -> Bool
}
