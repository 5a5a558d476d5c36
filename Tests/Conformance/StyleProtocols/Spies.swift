protocol UserView {
    func update(user: User)
}

protocol UserRepository {
    typealias UserCallback = (User) -> Void
    func fetchUser(result: @escaping UserCallback)
}

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}
