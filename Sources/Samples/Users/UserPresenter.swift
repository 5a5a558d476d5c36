protocol UserView {
    func update(user: User)
}

protocol UserRepository {
    typealias UserCallback = (User) -> Void

    func fetchUser(result: @escaping UserCallback)
}

class UserPresenter {

    private let view: UserView
    private let repository: UserRepository

    init(view: UserView, repository: UserRepository) {
        self.view = view
        self.repository = repository
    }

    func loadUser() {
        repository.fetchUser { user in
            self.view.update(user: user)
        }
    }
}
