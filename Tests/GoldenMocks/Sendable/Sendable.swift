protocol ImageCache: Sendable {
    var limit: Int { get set }
    func image(named name: String) async throws -> [UInt8]
    func removeAll()
}
