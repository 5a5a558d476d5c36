// MARK: - LoggedInListener

extension RootInteractor {

    func loggedInDidEnd() {
        detachChildren()
        router?.routeToLoggedOut()
    }
}

// MARK: - LoggedOutListener

extension RootInteractor {

    func loggedOutDidEnd() {
        detachChildren()
        router?.routeToLoggedIn()
    }

    private func detachChildren() {
        guard let router else { return }
        router.children.forEach(router.detachChild)
    }
}
