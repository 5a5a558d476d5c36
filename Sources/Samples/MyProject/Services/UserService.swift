import RxSwift

final class UserService: UserServicing, UserSessionObserving {
    private let session: BehaviorSubject<Bool>

    init(isLoggedIn: Bool = false) {
        session = BehaviorSubject(value: isLoggedIn)
    }

    var isLoggedIn: Observable<Bool> { session.distinctUntilChanged() }

    func userIsLoggedIn() -> Bool {
        (try? session.value()) ?? false
    }

    func logIn() {
        session.onNext(true)
    }

    func logOut() {
        session.onNext(false)
    }
}
