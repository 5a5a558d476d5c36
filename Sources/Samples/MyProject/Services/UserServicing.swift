protocol UserServicing {
    func userIsLoggedIn() -> Bool
}
