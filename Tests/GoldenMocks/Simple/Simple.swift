struct User: Equatable {
    var id: Int
    var name: String
}

protocol UserStore {
    var current: User? { get }
    var isLocked: Bool { get set }
    func user(id: Int) throws -> User
    func save(_ user: User, replacing old: User?)
}
