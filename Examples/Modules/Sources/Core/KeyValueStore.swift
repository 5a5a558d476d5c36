public protocol KeyValueStore: Sendable {
    func strings(forKey key: String) async -> [String]
    func set(_ strings: [String], forKey key: String) async
}
