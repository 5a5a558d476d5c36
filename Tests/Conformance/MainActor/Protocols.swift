// On the main actor, like everything in this module.

enum NetError: Error, Equatable { case offline, slow }

protocol Cart: AnyObject {
    var owner: String { get set }
    var total: Int { get }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}

protocol SharedCart: Sendable {
    var owner: String { get set }
    func add(item: String, quantity: Int) -> Int
    func check(item: String, quantity: Int) throws -> Int
    func price(_ item: String) throws(NetError) -> Double
    func load(item: String, quantity: Int) async -> Int
    func send(item: String, quantity: Int) async throws -> Int
    func clear()
}
